const garments = [
  { x: 24, length: 34, color: 'var(--orange)' },
  { x: 60, length: 44, color: 'var(--action)' },
  { x: 96, length: 28, color: 'var(--purple)' },
];

/** An empty rail: three hangers with the outlines of garments. */
export function Hangers() {
  return (
    <svg
      viewBox="0 0 120 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M6 14h108" strokeWidth="2.4" />
      {garments.map(({ x, length, color }) => (
        <g key={x} transform={`translate(${x} 14)`}>
          <path d="M0 0c6 0 6 8 0 8v5L-16 26h32L0 13" />
          <path d={`M-13 26v${length}h26V26`} stroke={color} strokeDasharray="4 3.5" />
        </g>
      ))}
    </svg>
  );
}
