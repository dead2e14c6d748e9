import { maxLengths } from '@shared/contract/limits';
import { customerFields } from '@shared/customers/fields';
import { customerFieldList, type CustomerDetail, type CustomerFieldName } from '@shared/customers/values';
import { cutTo } from '@shared/pages/shortened';
import { safeParse } from 'zod/mini';
import type { FoundRow } from './found-rows';

/** The fields with choices, such as the language. */
const fields = customerFieldList.flatMap(([name, { choices, label }]) =>
  choices && name !== 'name' ? [{ name, label, read: choices.read }] : [],
);

/**
 * Reads the fields that have choices: 'Yoruba' -> 'yo'. A text that is none of them stays as it was written, with a doubt. If it is too
 * long for its field it goes to the notes, so that the client is not refused for it.
 */
export function readChoices(row: FoundRow): FoundRow {
  return fields.reduce((read, { name, label, read: readOne }) => {
    const written = read.fields[name]?.trim();
    if (!written) return read;
    const value = readOne(written);
    if (value !== undefined) return withField(read, name, value);
    const doubt = `“${cutTo(written, 60)}” is not one of the choices`;
    if (safeParse(customerFields[name].text, written).success)
      return withDoubt(read, name, `${doubt}. It stays as it is.`);
    return withDoubt(inNotes(read, name, `${label}: ${written}`), name, `${doubt}. It is in the notes.`);
  }, row);
}

const withField = (row: FoundRow, name: CustomerDetail, value: string): FoundRow => ({
  ...row,
  fields: { ...row.fields, [name]: value },
});

const withDoubt = (row: FoundRow, name: CustomerFieldName, doubt: string): FoundRow => ({
  ...row,
  doubts: { ...row.doubts, [name]: doubt },
});

/** Moves a text from its field to the notes; one for which they have no room is cut. */
function inNotes(row: FoundRow, name: CustomerDetail, note: string): FoundRow {
  const notes = row.fields.notes?.trim() ?? '';
  const room = maxLengths.longText - notes.length - 1;
  const moved = [notes, room > 0 ? cutTo(note, room) : ''].filter(Boolean).join('\n');
  return { ...row, fields: { ...row.fields, [name]: '', notes: moved } };
}
