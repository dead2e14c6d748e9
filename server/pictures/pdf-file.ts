import { deflateSync } from 'node:zlib';

/** A PDF of one page; all lengths are in points. */
interface OnePage {
  width: number;
  height: number;
  title: string;
  /** Describes the page for screen readers, which cannot read outlined letters. */
  alternative: string;
  /** The operators of the page's content stream, which may draw `/Picture`. */
  content: string;
  /** A JPEG in RGB. */
  picture: { jpeg: Buffer; width: number; height: number };
  link: { url: string; box: readonly [left: number, bottom: number, right: number, top: number] };
}

/** Writes a PDF 1.7 file (ISO 32000-1). The same page always gives the same bytes. */
export function pdfFile({ width, height, title, alternative, content, picture, link }: OnePage): Buffer {
  const box = `[0 0 ${width} ${height}]`;
  const marked = deflateSync(`/Figure <</MCID 0>> BDC\n${content}\nEMC`);
  const image =
    `/Type /XObject /Subtype /Image /Width ${picture.width} /Height ${picture.height}` +
    ` /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`;
  const objects = [
    dictionary(
      '/Type /Catalog /Pages 2 0 R /Lang (en) /MarkInfo <</Marked true>> /StructTreeRoot 7 0 R' +
        ' /ViewerPreferences <</DisplayDocTitle true>>',
    ),
    dictionary('/Type /Pages /Kids [3 0 R] /Count 1'),
    dictionary(
      `/Type /Page /Parent 2 0 R /MediaBox ${box} /Contents 4 0 R /Annots [6 0 R] /StructParents 0 /Tabs /S` +
        ' /Resources <</XObject <</Picture 5 0 R>>>>',
    ),
    stream('/Filter /FlateDecode', marked),
    stream(image, picture.jpeg),
    dictionary(
      `/Type /Annot /Subtype /Link /Rect [${link.box.join(' ')}] /Border [0 0 0] /F 4 /Contents ${text(link.url)}` +
        ` /A <</S /URI /URI <${Buffer.from(link.url).toString('hex')}>>>`,
    ),
    dictionary('/Type /StructTreeRoot /K 8 0 R /ParentTree <</Nums [0 [9 0 R]]>>'),
    dictionary('/Type /StructElem /S /Document /P 7 0 R /K 9 0 R'),
    dictionary(`/Type /StructElem /S /Figure /P 8 0 R /Pg 3 0 R /K 0 /Alt ${text(alternative)}`),
    dictionary(`/Title ${text(title)}`),
  ];
  // Bytes above 127 in the second line mark the file as binary.
  let file = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1');
  const starts = objects.map((object, at) => {
    const start = file.length;
    file = Buffer.concat([file, Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join('')}`;
  const trailer = `trailer\n<</Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R>>\n`;
  return Buffer.concat([file, Buffer.from(`${table}${trailer}startxref\n${file.length}\n%%EOF\n`)]);
}

function dictionary(entries: string): Buffer {
  return Buffer.from(`<<${entries}>>`);
}

function stream(entries: string, bytes: Buffer): Buffer {
  const start = Buffer.from(`<<${entries} /Length ${bytes.length}>>\nstream\n`);
  return Buffer.concat([start, bytes, Buffer.from('\nendstream')]);
}

/** Returns a text string in UTF-16 with a byte order mark, as hexadecimal digits. */
function text(value: string): string {
  return `<FEFF${Buffer.from(value, 'utf16le').swap16().toString('hex')}>`;
}
