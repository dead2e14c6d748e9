const choose = 'Choose a spreadsheet (CSV or .xlsx) or contacts (.vcf).';
const exportIt = 'Export your clients as CSV or vCard (.vcf) from the program that made it.';
const saveIt = 'Open it in a spreadsheet program, save it as CSV or .xlsx, and choose that file.';

/** Kinds of files by their first bytes, each a character. */
const kinds: [RegExp, string][] = [
  [/^%PDF-/, `This is a PDF. ${exportIt}`],
  [
    /^(?:\xff\xd8\xff|\x89PNG|GIF8[79]a|BM[^]{4}\0|II\*\0|MM\0\*|RIFF[^]{4}WEBP|[^]{4}ftyp(?:hei|hev|mif1|msf1|avif))/,
    `This is a picture. ${choose}`,
  ],
  [
    /^(?:[^]{4}ftyp|ID3[\x02-\x04]\0|OggS\0|fLaC\0|RIFF[^]{4}(?:WAVE|AVI )|\x1aE\xdf\xa3)/,
    `This is a video or a recording. ${choose}`,
  ],
  [/^(?:MZ[^]{0,400}\0|\x7fELF|\xca\xfe\xba\xbe|[\xce\xcf]\xfa\xed\xfe|#!)/, `This is a program. ${choose}`],
  [
    /^(?:\x1f\x8b|Rar!\x1a|7z\xbc\xaf|BZh\d1AY|\xfd7zXZ|[^]{257}ustar)/,
    'This is a packed file. Unpack it, and choose the file in it.',
  ],
  [/^SQLite format 3\0/, `This is a database. ${exportIt}`],
];

/** Kinds of files by their text. */
const textKinds: [RegExp, string][] = [
  [/^<\?xml[^]*(?:Excel\.Sheet|<(?:ss:)?Workbook)/i, `This is a spreadsheet as XML. ${saveIt}`],
  [
    /^(?:<(?:!doctype html|html|head|body|table|meta|style|div|!--)|<\?xml[^]*<html)/i,
    `This is a web page, even if its name ends with .xls. ${saveIt}`,
  ],
  [/^MIME-Version:[^]*multipart\/related/i, `This is a web page, even if its name ends with .xls. ${saveIt}`],
  [
    /^(?:MIME-Version|Received|Return-Path|Delivered-To|Message-ID):/i,
    'This is an e-mail. Save its attachment, and choose that file.',
  ],
  [/^</, `This is an XML file. ${exportIt}`],
  [/^BEGIN:VCALENDAR/i, `This is a calendar. ${exportIt}`],
  [/^\{\\rtf/, `This is a text document. ${choose}`],
  [/^\{/, `This is a JSON file of another program. ${exportIt}`],
  [/^(?:version: ?1\s+)?dn::? /i, `This is an LDIF address book. ${exportIt}`],
  [/^\[InternetShortcut\]/i, 'This is a link to a page, not a list. Download the list, and choose that file.'],
  [
    /^\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}[:.]\d\d[^\n]*?(?:\] | - )/,
    `This is a chat of WhatsApp, not a list of contacts. ${choose}`,
  ],
];

/** Files of Microsoft Office before 2007, by a name in them. */
const oldOfficeKinds: [string, string][] = [
  ['EncryptedPackage', `This workbook or document has a password. ${saveIt}`],
  ['WordDocument', `This is a Word document. ${choose}`],
  ['Workbook', `This is an old Excel workbook (.xls). ${saveIt}`],
  ['Book', `This is an old Excel workbook (.xls). ${saveIt}`],
  ['__substg1.0_', 'This is an e-mail of Outlook. Save its attachment, and choose that file.'],
];

/** Returns what a file is that has no clients to read, and what to do; undefined for one that may be a list. */
export function wrongFile(bytes: string, text: string): string | undefined {
  if (bytes.startsWith('\xd0\xcf\x11\xe0')) {
    const wide = (name: string) => [...name].map((letter) => `${letter}\0`).join('');
    const [, said] = oldOfficeKinds.find(([name]) => bytes.includes(wide(name))) ?? [];
    return said ?? `This is a file of Microsoft Office. ${saveIt}`;
  }
  const head = bytes.slice(0, 4096);
  const words = text.slice(0, 4096).replace(/^[\ufeff\u200e\s]+/, '');
  const [, said] =
    kinds.find(([pattern]) => pattern.test(head)) ?? textKinds.find(([pattern]) => pattern.test(words)) ?? [];
  return said ?? (/[\0-\x06]/.test(words) ? `This file has no text that can be read. ${choose}` : undefined);
}

/** Kinds of zips by a path in them. */
const zipKinds: [RegExp, string][] = [
  [/^xl\/workbook\.bin$/, `This is a binary Excel workbook (.xlsb). ${saveIt}`],
  [/^word\//, `This is a Word document. ${choose}`],
  [/^ppt\//, `This is a PowerPoint presentation. ${choose}`],
  [/^(?:content\.xml|META-INF\/manifest\.xml)$/, `This is an OpenDocument file (.ods or .odt). ${saveIt}`],
  [/^Index(?:\.zip|\/.*\.iwa)$/, `This is a Numbers or Pages document. ${exportIt}`],
  [/^(?:AndroidManifest\.xml|META-INF\/MANIFEST\.MF|Payload\/)/, `This is a program. ${choose}`],
  [/^META-INF\/container\.xml$/, `This is a book. ${choose}`],
];

/** Returns what a zip is that has no clients to read, and what to do. */
export function wrongZip(paths: readonly string[]): string | undefined {
  return zipKinds.find(([pattern]) => paths.some((path) => pattern.test(path)))?.[1];
}
