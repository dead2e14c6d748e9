import type PDFDocument from 'pdfkit';

type Pdf = InstanceType<typeof PDFDocument>;
type Attributes = Partial<Record<string, string>>;

/** The style that an element inherits. */
interface Style {
  fill: string;
  stroke: string;
  rule: 'nonzero' | 'evenodd';
}

const element = /<(\/?)(\w+)([^>]*?)(\/?)>/g;
const attribute = /([\w-]+)="([^"]*)"/g;

/**
 * Draws SVG shapes on the current page, one SVG unit to a point. Knows what our drawings use: `g`, a nested `svg` with a viewBox,
 * and `path`, filled or stroked; transforms `translate` and `scale`. @throws for any other element
 */
export function drawShapes(pdf: Pdf, svg: string): void {
  const styles: Style[] = [{ fill: '#000000', stroke: 'none', rule: 'nonzero' }];
  for (const [, isEnd, name = '', text = '', isEmpty] of svg.matchAll(element)) {
    if (isEnd) {
      styles.pop();
      pdf.restore();
      continue;
    }
    const attributes: Attributes = Object.fromEntries(
      Array.from(text.matchAll(attribute), ([, key, value]) => [key, value]),
    );
    const style = styleOf(attributes, styles.at(-1) as Style);
    pdf.save();
    transform(pdf, name, attributes);
    if (name === 'path') paint(pdf, attributes, style);
    else if (name !== 'g' && name !== 'svg') throw new Error(`Cannot draw <${name}> in a PDF`);
    if (isEmpty) pdf.restore();
    else styles.push(style);
  }
}

function styleOf(attributes: Attributes, inherited: Style): Style {
  const { fill = inherited.fill, stroke = inherited.stroke, 'fill-rule': rule = inherited.rule } = attributes;
  return { fill, stroke, rule: rule === 'evenodd' ? rule : 'nonzero' };
}

function transform(pdf: Pdf, name: string, { transform: steps = '', viewBox, width }: Attributes): void {
  for (const [, kind, values = ''] of steps.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y] = values.split(/[\s,]+/).map(Number);
    if (kind === 'translate') pdf.translate(x, y ?? 0);
    else if (kind === 'scale') pdf.scale(x, y ?? x);
    else throw new Error(`Cannot draw the transform ${kind} in a PDF`);
  }
  if (name !== 'svg' || !viewBox) return;
  const [left = 0, top = 0, inner = 1] = viewBox.split(' ').map(Number);
  pdf.scale(Number(width) / inner).translate(-left, -top);
}

function paint(pdf: Pdf, attributes: Attributes, { fill, stroke, rule }: Style): void {
  const { d = '', 'stroke-width': thickness = '1', 'stroke-linecap': cap, 'stroke-dasharray': dashes } = attributes;
  if (fill === 'none' && stroke === 'none') return;
  pdf.path(d);
  if (stroke === 'none') {
    pdf.fill(fill, rule);
    return;
  }
  pdf.lineWidth(Number(thickness)).lineCap(cap === 'round' ? 'round' : 'butt');
  if (dashes) {
    const [dash = 0, space = dash] = dashes.split(' ').map(Number);
    pdf.dash(dash, { space });
  }
  pdf.stroke(stroke);
}
