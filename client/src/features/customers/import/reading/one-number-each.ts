import { customerLabels, customerNumbers } from '@shared/customers/values';
import { numbersIn } from '@shared/tailor/several-numbers';
import { severalNumbers, type FoundRow } from './found-rows';

/** Returns a row with one number in each field; further ones go to the notes, under the name of the field. */
export function oneNumberEach(row: FoundRow): FoundRow {
  return customerNumbers.reduce((before, name) => {
    const [first = '', ...others] = numbersIn(before.fields[name] ?? '');
    if (others.length === 0) return before;
    const notes = [before.fields.notes, ...others.map((number) => `${customerLabels[name]}: ${number}`)];
    return {
      ...before,
      fields: { ...before.fields, [name]: first, notes: notes.filter(Boolean).join('\n') },
      doubts: { ...before.doubts, [name]: before.doubts?.[name] ?? severalNumbers },
    };
  }, row);
}
