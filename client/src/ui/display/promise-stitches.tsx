interface PromiseStitchesProps {
  kept: number;
  of: number;
  /** What a screen reader says; nothing of a quiet one. */
  label?: string;
  /** As a picture of what will stand here. */
  isQuiet?: boolean;
}

/** The most stitches that can be told apart. */
const most = 100;

/** Every promise is a stitch, and one that was not kept is loose. Of more than a hundred, each stitch is a hundredth. */
export function PromiseStitches({ kept, of, label, isQuiet = false }: PromiseStitchesProps) {
  const shown = Math.min(of, most);
  const loose = of === kept ? 0 : Math.max(1, Math.round(((of - kept) / of) * shown));
  const perRow = isQuiet ? 4 : Math.min(10, shown);
  const width = perRow * 26 - 6;
  return (
    <svg
      viewBox={`0 0 ${width} ${Math.ceil(shown / perRow) * 16 - 6}`}
      className="h-auto max-w-full"
      width={width * 1.35}
      {...(isQuiet ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {Array.from({ length: shown }, (_, index) => {
        const isLoose = index >= shown - loose;
        const [x, y] = [(index % perRow) * 26, Math.floor(index / perRow) * 16];
        return (
          <path
            key={index}
            d={isLoose ? `M${x + 1} ${y + 7}c5 -7 11 4 16 -4` : `M${x + 1} ${y + 5}h16`}
            fill="none"
            stroke={isQuiet ? 'var(--thread)' : isLoose ? 'var(--orange)' : 'var(--action)'}
            strokeWidth="3"
            strokeLinecap="round"
          />
        );
      })}
    </svg>
  );
}
