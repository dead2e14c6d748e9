import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type WrittenCard, writtenCards } from '../../../../../../tests/support/vcards';
import { readVcards } from './read-vcard';

const utf8 = (text: string) => new TextEncoder().encode(text);

const bytesOf = ({ lines, bytes }: WrittenCard, end = '\r\n') => {
  const text = lines.map((line) => `${line}${end}`).join('');
  return bytes ? Uint8Array.from(text, (byte) => byte.charCodeAt(0)) : utf8(text);
};

const read = (...lines: string[]) => readVcards(utf8(lines.join('\r\n'))).rows;

const card = (version: string, ...lines: string[]) => ['BEGIN:VCARD', `VERSION:${version}`, ...lines, 'END:VCARD'];

/** Returns what is read of the first card, without what is empty. */
function firstOf(bytes: Uint8Array) {
  const [row] = readVcards(bytes).rows;
  const { fields, doubts, problem } = row ?? {};
  return Object.fromEntries(Object.entries({ ...fields, problem, doubts }).filter(([, value]) => value));
}

describe('a vCard of', () => {
  it.each(writtenCards.map((written) => [written.from, written] as const))('%s', (_, written) => {
    for (const end of ['\r\n', '\n', '\r', '\r\r\n']) expect(firstOf(bytesOf(written, end))).toEqual(written.comes);
  });

  it('another program in UTF-16, and after a byte order mark', () => {
    const text = card('3.0', 'FN:Folákẹ Adé', 'TEL;TYPE=CELL:0803').join('\r\n');
    const utf16 = new Uint8Array(Uint16Array.from(`\ufeff${text}`, (unit) => unit.charCodeAt(0)).buffer);
    for (const bytes of [utf16, utf8(`\ufeff${text}`)])
      expect(firstOf(bytes)).toEqual({ name: 'Folákẹ Adé', phone: '0803' });
  });
});

describe('WhatsApp in a vCard', () => {
  it.each([
    [['TEL;TYPE=cell:0803', 'TEL;TYPE=WhatsApp:0805'], '0803', '0805'],
    [['TEL;TYPE=cell:0803', 'TEL;TYPE=CELL;TYPE=X-WHATSAPP:0805'], '0803', '0805'],
    [['X-WHATSAPP:2'], undefined, '2'],
    [['TEL;TYPE=CELL:0803', 'X-WHATSAPP:Yes'], '0803', '0803'],
    [['TEL;TYPE=CELL:0803', 'IMPP;X-SERVICE-TYPE=WhatsApp:ada.eze'], '0803', undefined],
    [['ITEM1.TEL:0803', 'item1.X-ABLABEL:Whatsapp'], undefined, '0803'],
    [['X-WhatsApp;TYPE=cell:+234 803'], undefined, '+234 803'],
    [['IMPP:whatsapp:+234803'], undefined, '+234803'],
    [['IMPP;X-SERVICE-TYPE=WhatsApp;type=HOME;type=pref:x-apple:%2B2348035550142'], undefined, '+2348035550142'],
    [['item1.IMPP:2348035550142', 'item1.X-ABLabel:WhatsApp'], undefined, '2348035550142'],
    [['item1.URL:https://wa.me/message/ABC1234567', 'item1.X-ABLabel:WhatsApp'], undefined, undefined],
    [['URL:https://api.whatsapp.com/send?phone=2348035550142'], undefined, '+2348035550142'],
    [['IMPP:skype:live.2348035550142', 'URL:https://example.com/2348035550142'], undefined, undefined],
    [
      ['TEL;TYPE=CELL;waid=2348035550142:+234 803 555 0142', 'TEL;TYPE=HOME:01'],
      '+234 803 555 0142',
      '+234 803 555 0142',
    ],
  ])('%j', (lines, phone, whatsapp) => {
    expect(read(...card('3.0', 'FN:Ada', ...lines))[0]?.fields).toMatchObject({ phone, whatsapp });
  });
});

describe('the preferred number', () => {
  it.each([
    ['2.1', ['TEL;CELL:1', 'TEL;CELL;PREF:2'], '2'],
    ['3.0', ['TEL;TYPE=CELL:1', 'TEL;TYPE=CELL,PREF:2'], '2'],
    ['4.0', ['TEL;TYPE=cell;PREF=50:1', 'TEL;TYPE=cell;PREF=1:2', 'TEL;TYPE=cell:3'], '2'],
    ['3.0', ['TEL;TYPE=HOME,PREF:1', 'TEL;TYPE=CELL:2'], '2'],
    ['3.0', ['TEL:1', 'TEL;TYPE=HOME:2', 'TEL;TYPE=WORK:3'], '3'],
    ['3.0', ['TEL;TYPE=OTHER:1', 'TEL;TYPE=HOME:2'], '2'],
    ['3.0', ['TEL;TYPE=CELL,FAX:1', 'TEL;TYPE=OTHER:2'], '2'],
    ['3.0', ['TEL;TYPE=WORK:1', 'item1.TEL:2', 'item1.X-ABLabel:Handy'], '2'],
  ])('of version %s in %j', (version, lines, phone) => {
    const [row] = read(...card(version, 'FN:Ada', ...lines));
    expect(row?.fields.phone).toBe(phone);
    // No number is lost.
    for (const line of lines.filter((each) => /TEL/.test(each)))
      expect(`${row?.fields.phone}\n${row?.fields.notes}`).toContain(line.slice(-1));
  });
});

describe('a file of vCards', () => {
  it('marks a number that a spreadsheet has shortened, and a number for a name', () => {
    const doubtsOf = (...lines: string[]) => read(...card('3.0', ...lines))[0]?.doubts;
    expect(doubtsOf('FN:Ada', 'TEL;TYPE=CELL:2.34803E+12')?.phone).toContain('has shortened this number');
    expect(doubtsOf('FN:0803 555 0142', 'TEL:0803 555 0142')?.name).toBe('This does not look like a name.');
  });

  it('is read card by card, with the number of a card that is cut', () => {
    const rows = read(
      ...card('2.1', 'N:Eze;Ada'),
      'BEGIN:VCARD',
      'FN:Bisi',
      ...card('4.0', 'FN:Chidi'),
      ...card('3.0', 'FN:Dayo'),
    );
    expect(rows).toMatchObject([
      { line: 1, fields: { name: 'Ada Eze' } },
      { line: 2, fields: { name: 'Bisi' }, problem: 'The card is not complete' },
      { line: 3, fields: { name: 'Chidi' } },
      { line: 4, fields: { name: 'Dayo' } },
    ]);
    expect(rows.map(({ problem }) => problem).filter(Boolean)).toHaveLength(1);
  });

  it('names the assistant within a card, who is no client', () => {
    const within = (agent: string) => [agent, ...card('2.1', 'FN:Agent').slice(agent.endsWith('VCARD') ? 1 : 0)];
    for (const agent of ['AGENT:', 'AGENT;TYPE=x:', 'AGENT:BEGIN:VCARD']) {
      const rows = read(...card('2.1', 'FN:Ada', ...within(agent), 'TEL;CELL:1'), ...card('2.1', 'FN:Bisi'));
      expect(rows.map(({ fields, problem }) => [fields.name, fields.phone, problem])).toEqual([
        ['Ada', '1', undefined],
        ['Agent', undefined, 'The assistant of the card before'],
        ['Bisi', undefined, undefined],
      ]);
    }
  });

  it('may have all cards within another one', () => {
    const rows = read('BEGIN:VCARD', ...card('2.1', 'FN:Ada'), ...card('2.1', 'FN:Bisi'), 'END:VCARD');
    expect(rows).toMatchObject([
      { line: 1, fields: { name: 'Ada' } },
      { line: 2, fields: { name: 'Bisi' } },
    ]);
  });

  it('brings every card of several programs in one file', () => {
    const joined = writtenCards.filter(({ bytes }) => !bytes).map((written) => [...bytesOf(written)]);
    const { rows } = readVcards(Uint8Array.from(joined.flat()));
    const wanted = writtenCards.filter(({ bytes }) => !bytes).map(({ comes }) => comes.name);
    expect(rows.map(({ fields }) => fields.name).filter((name) => name !== 'Secretary')).toEqual(wanted);
  });

  it('gives back any name in quoted-printable', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => `A${text.replace(/[\s\\]/g, '')}`);
    fc.assert(
      fc.property(name, fc.integer({ min: 1, max: 9 }), (written, length) => {
        const bytes = [...utf8(written)]
          .map((byte) => `=${byte.toString(16).padStart(2, '0')}`)
          .join('')
          .toUpperCase();
        const lines = bytes.match(new RegExp(`(?:=..){1,${length}}`, 'g'))?.join('=\r\n');
        const [row] = read(...card('2.1', `FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:${lines}`));
        expect(row?.fields.name).toBe(written.trim());
      }),
    );
  });
});

describe('a file of many megabytes', () => {
  /** A reader whose time grows with the square of the length needs minutes for these. */
  const megabytes = 6;
  const note = `NOTE;ENCODING=QUOTED-PRINTABLE:${'=\r\n=41=42=43=44=45=46=47=48'.repeat((megabytes * 2 ** 20) / 27)}`;
  const long = 'A'.repeat(megabytes * 2 ** 20);
  const folded = (head: string) => `${head}\r\n${` ${'A'.repeat(74)}\r\n`.repeat((megabytes * 2 ** 20) / 77)}`;

  it.each([
    ['a quoted-printable note of many lines', [note]],
    ['a quoted-printable note of one line', [`NOTE;QUOTED-PRINTABLE:${'=41'.repeat(2 ** 21)}`]],
    ['a folded photo', [folded('PHOTO;ENCODING=b:')]],
    ['a folded note', [folded('NOTE:')]],
    ['a photo of one line', [`PHOTO;ENCODING=b:${long}`]],
    ['a line without a colon', [long]],
    ['parameters without an end', [`TEL${';TYPE=CELL'.repeat(2 ** 17)}`]],
    ['types without an end', [`TEL;TYPE=${'CELL,'.repeat(2 ** 18)}:1`]],
    ['quotation marks without an end', [`TEL;X="${'":"'.repeat(2 ** 20)}`]],
    ['parts without an end', [`N:${';'.repeat(2 ** 21)}`]],
    ['escapes without an end', [`NOTE:${'\\'.repeat(2 ** 21)}`]],
    ['many numbers', Array.from({ length: 2 ** 15 }, (_, index) => `TEL;CELL:08${2 ** 30 + index}`)],
    [
      'many groups',
      Array.from({ length: 2 ** 15 }, (_, index) => `item${index}.TEL:08${index}\r\nitem${index}.X-ABLabel:${index}`),
    ],
    ['empty lines', ['\r\n'.repeat(2 ** 21)]],
    ['cards within cards', ['BEGIN:VCARD\r\n'.repeat(2 ** 17)]],
    ['lines that each have a byte order mark', ['\ufeffBEGIN\r\n'.repeat(2 ** 17)]],
  ])('is read with %s', (_, lines) => {
    const rows = read(...card('2.1', 'FN:Ada', ...lines, 'TEL;CELL:0803'), ...card('2.1', 'FN:Bisi'));
    expect(rows.map(({ fields }) => fields.name)).toEqual(expect.arrayContaining(['Ada', 'Bisi']));
  });
});
