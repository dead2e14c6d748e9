/** The style that an element inherits. */
interface Style {
  fill: string;
  stroke: string;
  isEvenOdd: boolean;
}

type Attributes = Partial<Record<string, string>>;

const element = /<(\/?)(\w+)([^>]*?)(\/?)>/g;
const attribute = /([\w-]+)="([^"]*)"/g;

/**
 * Converts SVG shapes to operators of a PDF content stream. Knows what our drawings use: `g`, a nested `svg` with a viewBox,
 * and `path`, filled or stroked; transforms `translate` and `scale`; colours as #rrggbb. @throws for any other element
 */
export function pdfShapes(svg: string): string {
  const styles: Style[] = [{ fill: '#000000', stroke: 'none', isEvenOdd: false }];
  const operators: string[] = [];
  for (const [, isEnd, name = '', text = '', isEmpty] of svg.matchAll(element)) {
    if (isEnd) {
      styles.pop();
      operators.push('Q');
      continue;
    }
    const attributes: Attributes = Object.fromEntries(
      Array.from(text.matchAll(attribute), ([, key, value]) => [key, value]),
    );
    const style = styleOf(attributes, styles.at(-1) as Style);
    operators.push('q', ...transformOf(name, attributes));
    if (name === 'path') operators.push(painted(attributes, style));
    else if (name !== 'g' && name !== 'svg') throw new Error(`Cannot convert <${name}> to PDF`);
    if (isEmpty) operators.push('Q');
    else styles.push(style);
  }
  return operators.join('\n');
}

function styleOf(attributes: Attributes, { fill, stroke, isEvenOdd }: Style): Style {
  return {
    fill: attributes.fill ?? fill,
    stroke: attributes.stroke ?? stroke,
    isEvenOdd: attributes['fill-rule'] ? attributes['fill-rule'] === 'evenodd' : isEvenOdd,
  };
}

function transformOf(name: string, { transform = '', viewBox, width }: Attributes): string[] {
  const matrices = Array.from(transform.matchAll(/(translate|scale)\(([^)]*)\)/g), ([, kind, values = '']) => {
    const [x = 0, y = kind === 'scale' ? x : 0] = values.split(/[\s,]+/).map(Number);
    return kind === 'scale' ? `${x} 0 0 ${y} 0 0 cm` : `1 0 0 1 ${x} ${y} cm`;
  });
  if (name !== 'svg' || !viewBox) return matrices;
  const [left = 0, top = 0, inner = 1] = viewBox.split(' ').map(Number);
  const scale = Number(width) / inner;
  return [...matrices, `${scale} 0 0 ${scale} 0 0 cm`, `1 0 0 1 ${-left} ${-top} cm`];
}

function painted(attributes: Attributes, { fill, stroke, isEvenOdd }: Style): string {
  const path = pathOperators(attributes.d ?? '');
  if (stroke === 'none') return fill === 'none' ? '' : `${colour(fill)} rg\n${path} ${isEvenOdd ? 'f*' : 'f'}`;
  const cap = attributes['stroke-linecap'] === 'round' ? 1 : 0;
  const line = `${attributes['stroke-width'] ?? 1} w ${cap} J [${attributes['stroke-dasharray'] ?? ''}] 0 d`;
  return `${colour(stroke)} RG ${line}\n${path} S`;
}

function colour(hex: string): string {
  const channels = /^#(..)(..)(..)$/.exec(hex)?.slice(1);
  if (!channels) throw new Error(`Cannot convert the colour ${hex} to PDF`);
  return channels.map((channel) => rounded(Number.parseInt(channel, 16) / 255)).join(' ');
}

/** Parameters per command of an SVG path. */
const counts: Partial<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0 };

/** Converts path data; quadratic curves, which PDF lacks, become cubic. */
function pathOperators(data: string): string {
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  const operators: string[] = [];
  for (const [, command = '', text = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = command.toUpperCase();
    const count = counts[kind];
    const numbers = Array.from(text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g), ([number]) => Number(number));
    if (count === undefined || (count > 0 ? numbers.length % count !== 0 : numbers.length > 0)) {
      throw new Error(`Cannot convert the path command ${command} to PDF`);
    }
    for (let from = 0; from < Math.max(1, numbers.length); from += count || 1) {
      const isRelative = command !== kind;
      const points = pointsOf(kind, numbers.slice(from, from + count), at, isRelative);
      if (kind === 'Z') at = start;
      else operators.push(operatorOf(kind === 'M' && from > 0 ? 'L' : kind, points, at));
      at = points.at(-1) ?? at;
      if (kind === 'M' && from === 0) start = at;
    }
    if (kind === 'Z') operators.push('h');
  }
  return operators.join(' ');
}

type Point = readonly [x: number, y: number];

function pointsOf(kind: string, numbers: readonly number[], [x, y]: Point, isRelative: boolean): Point[] {
  const [dx, dy] = isRelative ? [x, y] : [0, 0];
  const [first = 0] = numbers;
  if (kind === 'H') return [[first + dx, y]];
  if (kind === 'V') return [[x, first + dy]];
  return numbers.flatMap((value, at) => (at % 2 === 1 ? [[(numbers[at - 1] ?? 0) + dx, value + dy] as const] : []));
}

function operatorOf(kind: string, points: readonly Point[], from: Point): string {
  if (kind === 'M') return `${written(points)} m`;
  if (kind === 'C') return `${written(points)} c`;
  if (kind !== 'Q') return `${written(points)} l`;
  const [control = from, end = from] = points;
  return `${written([twoThirds(from, control), twoThirds(end, control), end])} c`;
}

function twoThirds([x, y]: Point, [controlX, controlY]: Point): Point {
  return [x + ((controlX - x) * 2) / 3, y + ((controlY - y) * 2) / 3];
}

const written = (points: readonly Point[]) => points.flat().map(rounded).join(' ');

/** PDF has no exponents. */
const rounded = (value: number) => String(Number(value.toFixed(3)));
