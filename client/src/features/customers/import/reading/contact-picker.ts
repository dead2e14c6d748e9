import { customerFieldList } from '@shared/customers/values';
import { type FoundRow, type FoundRows, severalNumbers } from './found-rows';

/** The Contact Picker of phones (Chrome on Android), which TypeScript does not know. */
interface ContactPicker {
  select: (properties: string[], options: { multiple: boolean }) => Promise<Partial<Record<string, string[]>>[]>;
}

/** Returns the phone's contact picker, if the browser has one. */
export function contactPicker(): ContactPicker | undefined {
  return (navigator as Navigator & { contacts?: ContactPicker }).contacts;
}

const picked = customerFieldList.flatMap(([name, field]) =>
  field.picked ? [{ name, ...field, picked: field.picked }] : [],
);

/** Lets the user pick contacts of the phone; undefined if none is picked. */
export async function pickContacts(picker: ContactPicker): Promise<FoundRows | undefined> {
  const contacts = await picker.select(
    picked.map((field) => field.picked),
    { multiple: true },
  );
  if (contacts.length === 0) return undefined;
  return { place: 'Contact', rows: contacts.map((contact, index) => rowOf(contact, index + 1)) };
}

/** Returns a contact as a row. The first text of a property is the field's; the others are added to the notes. */
function rowOf(contact: Partial<Record<string, string[]>>, line: number): FoundRow {
  const fields: FoundRow['fields'] = {};
  const doubts: FoundRow['doubts'] = {};
  const notes: string[] = [];
  for (const { name, label, matchedBy, picked: property } of picked) {
    const [first = '', ...others] = contact[property] ?? [];
    fields[name] = first;
    notes.push(...others.map((other) => `${label}: ${other}`));
    if (others.length > 0 && matchedBy === 'number') doubts[name] = severalNumbers;
  }
  return { line, fields: { ...fields, notes: notes.join('\n') }, doubts };
}
