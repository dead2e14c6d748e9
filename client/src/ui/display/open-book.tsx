/** An open book being sewn: the picture of an empty list of clients or records. */
export function OpenBook() {
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
      <path d="M16 22c14-6 30-5 44 3v56c-14-8-30-9-44-3z" fill="var(--surface)" />
      <path d="M104 22c-14-6-30-5-44 3v56c14-8 30-9 44-3z" fill="var(--surface)" />
      <path
        d="M26 32c8-2 16-1.5 24 1.5M26 42c8-2 16-1.5 24 1.5M26 52c8-2 16-1.5 24 1.5M94 32c-8-2-16-1.5-24 1.5M94 42c-8-2-16-1.5-24 1.5M94 52c-8-2-16-1.5-24 1.5"
        stroke="var(--thread)"
      />
      <path d="M60 25v56" stroke="var(--orange)" strokeWidth="2.2" strokeDasharray="5 4" />
      <path d="M74 12 92 30" stroke="var(--ink)" strokeWidth="2" />
      <path d="M74 12c-8-8-20 4-30-2S24 4 18 10" stroke="var(--orange)" strokeDasharray="5 4" />
    </svg>
  );
}
