import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readClients } from './read-clients';

const zip = (...paths: string[]) =>
  zipSync(Object.fromEntries(paths.map((path) => [path, strToU8('x')]))) as Uint8Array<ArrayBuffer>;

/** Returns bytes, each of a character. */
const bytes = (text: string) => Uint8Array.from(text, (byte) => byte.charCodeAt(0));

/** An old Office file with a directory that has this name. */
const ole = (name: string) => bytes(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(600)}${[...name].join('\0')}\0`);

describe('a wrong file is named for what it is', () => {
  it.each<[string, Uint8Array<ArrayBuffer> | string, RegExp]>([
    ['PDF', '%PDF-1.7\n%\xe2\xe3', /^This is a PDF\. Export your clients as CSV or vCard/],
    ['JPEG', bytes('\xff\xd8\xff\xe0\0\x10JFIF\0'), /^This is a picture\./],
    ['PNG', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), /^This is a picture\./],
    ['GIF', bytes('GIF89a\x01\0\x01\0'), /^This is a picture\./],
    ['WebP', bytes('RIFF\x24\0\0\0WEBPVP8 '), /^This is a picture\./],
    ['HEIC', bytes('\0\0\0\x18ftypheic\0\0\0\0'), /^This is a picture\./],
    ['AVIF', bytes('\0\0\0\x1cftypavif\0\0\0\0'), /^This is a picture\./],
    ['TIFF', bytes('II*\0\x08\0\0\0'), /^This is a picture\./],
    ['BMP', bytes('BM\x36\x10\0\0\0\0\0\0'), /^This is a picture\./],
    ['MP4', bytes('\0\0\0\x18ftypmp42\0\0\0\0'), /^This is a video or a recording\./],
    ['a voice message', bytes('OggS\0\x02'), /^This is a video or a recording\./],
    ['xls', ole('Workbook'), /^This is an old Excel workbook \(\.xls\)\. .*save it as CSV/],
    ['xls of Excel 95', ole('Book'), /^This is an old Excel workbook/],
    ['xlsx with a password', ole('EncryptedPackage'), /has a password/],
    ['doc', ole('WordDocument'), /^This is a Word document\./],
    ['msg', ole('__substg1.0_0037001F'), /^This is an e-mail of Outlook\./],
    ['another Office file', ole('VisioDocument'), /^This is a file of Microsoft Office\./],
    ['HTML', '\ufeff<!DOCTYPE html><html><table><tr><td>Ada', /^This is a web page/],
    [
      'HTML that is called .xls',
      '\n <table border=1><tr><td>Ada</td>',
      /even if its name ends with \.xls.*save it as CSV/,
    ],
    ['XHTML', '<?xml version="1.0"?>\n<html xmlns="x">', /^This is a web page/],
    ['MHTML', 'MIME-Version: 1.0\nContent-Type: multipart/related; boundary="x"', /^This is a web page/],
    ['an e-mail', 'Received: from x\nSubject: List', /^This is an e-mail\. Save its attachment/],
    [
      'a spreadsheet of Excel 2003',
      '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>',
      /as XML.*save it as CSV/,
    ],
    ['XML', '<?xml version="1.0"?><contacts/>', /^This is an XML file\./],
    ['iCalendar', 'BEGIN:VCALENDAR\r\nVERSION:2.0', /^This is a calendar\. Export/],
    ['JSON', '{"contacts":[]}', /^This is a JSON file of another program\./],
    ['a list of JSON', '[{"title":"Ada"}]', /^This is a JSON file of another program\./],
    ['an empty list of JSON', '[]', /^This is a JSON file of another program\./],
    ['LDIF', 'dn: cn=Ada Eze,mail=ada@example.com\nobjectclass: top', /^This is an LDIF address book\./],
    ['a chat of an iPhone', '\u200e[12/03/2024, 10:15:22] Ada: Good morning, ma', /^This is a chat of WhatsApp/],
    ['a chat of Android', '12/03/24, 10:15 - Ada: Good morning, ma', /^This is a chat of WhatsApp/],
    ['RTF', '{\\rtf1\\ansi Ada', /^This is a text document\./],
    ['a shortcut', '[InternetShortcut]\r\nURL=https://example.com', /^This is a link/],
    ['SQLite', bytes('SQLite format 3\0\x10'), /^This is a database\./],
    ['a program of Windows', bytes(`MZ\x90\0\x03${'\0'.repeat(60)}`), /^This is a program\./],
    ['a program of Linux', bytes('\x7fELF\x02\x01'), /^This is a program\./],
    ['gzip', bytes('\x1f\x8b\x08\0'), /^This is a packed file\. Unpack it/],
    ['RAR', bytes('Rar!\x1a\x07'), /^This is a packed file/],
    ['7z', bytes('7z\xbc\xaf\x27\x1c'), /^This is a packed file/],
    ['another binary file', bytes('\x01\x02\0\0data'), /^This file has no text/],
    ['nothing', '', /^The file is empty\./],
    ['only empty lines', '\ufeff\r\n \r\n', /^The file is empty\./],
    ['ods', zip('mimetype', 'content.xml', 'META-INF/manifest.xml'), /^This is an OpenDocument.*save it as CSV/],
    ['docx', zip('[Content_Types].xml', 'word/document.xml'), /^This is a Word document\./],
    ['pptx', zip('[Content_Types].xml', 'ppt/presentation.xml'), /^This is a PowerPoint/],
    ['xlsb', zip('xl/workbook.bin'), /^This is a binary Excel workbook.*save it as CSV/],
    ['Numbers', zip('Index/Document.iwa'), /^This is a Numbers or Pages document\. Export/],
    ['an app', zip('AndroidManifest.xml', 'classes.dex'), /^This is a program\./],
    ['an e-book', zip('mimetype', 'META-INF/container.xml'), /^This is a book\./],
    ['a zip of pictures', zip('a.jpg'), /^The zip file has no clients\./],
    ['an empty zip', zip(), /^The zip file has no clients\./],
    ['a zip of several lists', zip('Contacts/Work.vcf', 'Contacts/Home.vcf'), /several lists \(Work\.vcf, Home\.vcf\)/],
  ])('%s', async (_, content, message) => {
    await expect(readClients(new Blob([content], { type: 'text/csv' }))).rejects.toThrow(message);
  });
});

it('a card that is copied from an e-mail is a card', async () => {
  const file = 'MIME-Version: 1.0\r\n\r\nBEGIN:VCARD\r\nFN:Ada\r\nEND:VCARD\r\n';
  expect(await readClients(new Blob([file]))).toMatchObject({ rows: { rows: [{ fields: { name: 'Ada' } }] } });
});

describe('a list within a zip', () => {
  const card = (name: string) => strToU8(`BEGIN:VCARD\nVERSION:3.0\nFN:${name}\nEND:VCARD\n`);
  const blob = (files: Record<string, Uint8Array>) => new Blob([zipSync(files) as Uint8Array<ArrayBuffer>]);

  it('is read if it is the only one, or that of all contacts', async () => {
    const takeout = {
      'Takeout/archive_browser.html': strToU8('<html>'),
      'Takeout/Contacts/Friends/Friends.vcf': card('Bisi'),
      'Takeout/Contacts/All Contacts/All Contacts.vcf': card('Ada'),
      'Takeout/Contacts/All Contacts/Ada.jpg': strToU8('x'),
    };
    expect(await readClients(blob(takeout))).toMatchObject({ rows: { rows: [{ fields: { name: 'Ada' } }] } });
    expect(await readClients(blob({ 'book.csv': strToU8('Name\nAda') }))).toMatchObject({
      table: { rows: [{ cells: ['Ada'] }] },
    });
  });
});

describe('a list that begins like another file', () => {
  it.each([
    'MZ,Phone\nAda,1',
    'ID3,Name\n1,Ada',
    'BM Number;Name\n1;Ada',
    'GIFT,Name\nx,Ada',
    '#,Name\n1,Ada',
    'PK,Name\n1,Ada',
    'Message,Name\nx,Ada',
  ])('%j is a table', async (text) => expect(await readClients(new Blob([text]))).toHaveProperty('table'));
});
