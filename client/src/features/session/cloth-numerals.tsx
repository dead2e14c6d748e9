import { type ClothKind, CLOTHS, type PaletteName, PALETTES, patterns } from '@seamfolk/cloth';

const cuts: { digit: string; x: number; kind: ClothKind; palette: PaletteName }[] = [
  { digit: '4', x: 104, kind: 'ikat', palette: 'madder' },
  { digit: '0', x: 282, kind: 'tartan', palette: 'forest' },
  { digit: '4', x: 458, kind: 'adire', palette: 'indigo' },
];

const idOf = (index: number) => `numeral-${index}`;

const defs = {
  __html: cuts
    .map(({ kind, palette }, index) =>
      patterns({
        seed: `n${index + 1}`,
        kind,
        cloth: CLOTHS[kind],
        palette: PALETTES[palette],
        scale: 1,
        id: idOf(index),
      }),
    )
    .join(''),
};

/** The number 404 in three cloths with a needle. Decorative: the heading contains the text. */
export function ClothNumerals() {
  return (
    <svg viewBox="0 0 560 250" className="h-auto w-full max-w-144 font-display" aria-hidden="true">
      <defs dangerouslySetInnerHTML={defs} />
      <g fontWeight="800" fontSize="270" textAnchor="middle">
        {cuts.map(({ digit, x }, index) => (
          <text key={x} x={x} y="218" fill={`url(#${idOf(index)})`}>
            {digit}
          </text>
        ))}
      </g>
      <g stroke="var(--action)" strokeWidth="3" strokeLinecap="round" fill="none">
        <path d="M14 240H330" strokeDasharray="12 8" />
        <path d="M334 240c36 0 46-16 34-22-12-5-20 20 20 20 40 0 40-16 80-10" />
      </g>
      <path
        fillRule="evenodd"
        d="M556 212c-34 2-76 8-104 14-7 2-7 8 0 8 32 0 74-10 104-22zM458 229c6-2 14-3 21-3-6 3-14 5-20 5-2 0-3-1-1-2z"
        fill="var(--orange)"
      />
    </svg>
  );
}
