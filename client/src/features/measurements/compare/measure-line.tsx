import { cx } from 'class-variance-authority';
import { drawnOf, linePoints, lineText, type Taken } from './over-time';

/** A small line over all records. Renders nothing for fewer than two lengths. */
export function MeasureLine({ taken, className }: { taken: readonly Taken[]; className: string }) {
  const drawn = drawnOf(taken);
  const points = linePoints(drawn, { width: 64, height: 18, margin: 3 });
  const last = points.at(-1);
  if (points.length < 2 || !last) return null;
  return (
    <svg className={cx('text-edge', className)} viewBox="0 0 64 18" role="img" aria-label={lineText(drawn)}>
      <path d={pathOf(points)} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
      <circle cx={last[0]} cy={last[1]} r="2.6" className="fill-ink" />
    </svg>
  );
}

/** The large line of one measure: the distance of the points is that of their times. */
export function LargeLine({ name, taken }: { name: string; taken: readonly Taken[] }) {
  const drawn = drawnOf(taken);
  const points = linePoints(drawn, { width: 240, height: 96, margin: 12 }, { byTime: true });
  if (points.length < 2) return null;
  return (
    <svg className="my-3 w-full" viewBox="0 0 240 96" role="img" aria-label={`${name}: ${lineText(drawn)}`}>
      <path d="M8 84H232M8 48H232M8 12H232" className="stroke-hairline" />
      <path d={pathOf(points)} fill="none" className="stroke-edge" strokeWidth="1.5" strokeLinejoin="round" />
      {points.map(([x, y], index) => {
        const isLast = index === points.length - 1;
        return <circle key={index} cx={x} cy={y} r={isLast ? 4 : 3} className={isLast ? 'fill-ink' : 'fill-edge'} />;
      })}
    </svg>
  );
}

const pathOf = (points: readonly [number, number][]) => `M${points.map((point) => point.join(' ')).join('L')}`;
