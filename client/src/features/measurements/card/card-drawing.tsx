import { BodyDrawing } from '../guide/body-drawing';
import type { CardDrawing } from './card-entries';

/** A drawing of the body with a line and a mark for each measure; the marks of own measures are dashed. */
export function MarkedDrawing({ view, lines }: CardDrawing) {
  return (
    <BodyDrawing view={view}>
      {lines.map(({ key, path }) => (
        <path key={key} d={path} stroke="var(--edge)" strokeWidth="1" strokeDasharray="2 3" />
      ))}
      {lines.map(({ key, mark, isOwn, x, y }) => (
        <g key={key}>
          <circle
            cx={x}
            cy={y}
            r="7.5"
            fill="var(--surface)"
            stroke="var(--ink)"
            strokeDasharray={isOwn ? '2.5 2' : undefined}
          />
          <text x={x} y={y + 3.5} textAnchor="middle" fontSize="9.5" fontWeight="600" fill="var(--ink)">
            {mark}
          </text>
        </g>
      ))}
    </BodyDrawing>
  );
}
