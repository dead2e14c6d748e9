/** A docket on a needle, with its pinked edge: the picture of an empty list of orders. */
export function Docket() {
  return (
    <svg
      viewBox="0 0 120 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M36 14h48v66l-6-5-6 5-6-5-6 5-6-5-6 5-6-5-6 5z" fill="var(--surface)" />
      <path d="M46 28h28M46 38h28M46 48h18" stroke="var(--thread)" />
      <path d="M46 60h28" stroke="var(--orange)" strokeWidth="2.2" strokeDasharray="5 4" />
      <path d="M94 8 74 30" stroke="var(--ink)" strokeWidth="2" />
      <path d="M94 8c10-6 16 6 14 14s-10 10-8 18 10 8 8 18" stroke="var(--orange)" strokeDasharray="5 4" />
    </svg>
  );
}

/** A needle that rests in finished cloth: the picture of a day without work. */
export function NeedleAtRest() {
  return (
    <svg
      viewBox="0 0 72 56"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M8 20c9-5 18 5 28 0s19-5 28 0v26c-9-5-18 5-28 0S17 41 8 46z" fill="var(--surface)" />
      <path d="M14 34c7-3 14 3 22 0s14-3 21 0" stroke="var(--orange)" strokeDasharray="4 3.5" />
      <path d="M40 40 58 8M56.5 10.5l2.5-3.5" />
      <path d="M58 8c-9-7-16 2-22 1s-6-6-12-4" stroke="var(--orange)" strokeDasharray="4 3.5" />
    </svg>
  );
}
