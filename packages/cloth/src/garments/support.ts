import { line, path, rect, ROUND } from '../svg';

const TORSO =
  'M140 44C140 38 160 38 160 44V72C172 78 190 82 196 96C200 116 190 150 184 176C188 190 190 200 190 214H110' +
  'C110 200 112 190 116 176C110 150 100 116 104 96C110 82 128 78 140 72Z';
const NECK_CAP = 'M140 44C140 38 160 38 160 44V48C154 51 146 51 140 48Z';

/** Returns the support of a garment with its shadow on the floor: a hanger at that height, or else a dress form. */
export function support(hangsAt?: number): string {
  return hangsAt === undefined ? shadow(118, '0.2') + dressForm() : shadow(84, '0.12') + hanger(hangsAt);
}

const shadow = (reach: number, opacity: string) =>
  `<ellipse cx="150" cy="387" rx="${reach}" ry="7" fill="#2A1D12" fill-opacity="${opacity}"/>`;

function hanger(y: number): string {
  const hook = `M150 ${y - 20}c-7 -2 -9 -12 -1 -14c6 -1 9 5 5 9c-3 3 -4 4 -4 8V${y - 6}`;
  const shoulder = (bend: number, low: number, end: number) =>
    `M150 ${y - 8}C${bend} ${y - 2} ${low} ${y + 10} ${end} ${y + 20}`;
  return (
    line(hook, '#3B2F26', 2.2, ROUND) + line(shoulder(132, 112, 92) + shoulder(168, 188, 208), '#8A6A48', 5, ROUND)
  );
}

function dressForm(): string {
  return (
    rect(147.5, 300, 5, 86, '#6A5140') +
    path(TORSO, '#CDB79A', ' stroke="#3B2F26" stroke-opacity=".55" stroke-width="1"') +
    path(NECK_CAP, '#6A5140')
  );
}
