import fc from 'fast-check';
import { customerFields, type CustomerField } from '@shared/customers/fields';
import { customerFieldList, eachDetail, type CustomerFieldName, type CustomerValues } from '@shared/customers/values';
import { safeParse } from 'zod/mini';

/** Texts of different forms. A field takes those that its schema accepts. */
const forms = [
  (number: number) => `Ẹni ${number}, “left”; a\\b`,
  (number: number) => `ada.${number}@seamfolk.example`,
  (number: number) => `19${String(number % 100).padStart(2, '0')}-03-31`,
  (number: number) => String(number),
];

/** Returns a text for a field, another one for each number below 10,000; one of its choices if it has any. */
export function textOf(name: CustomerFieldName, number: number): string {
  const { text, matchedBy, merge, choices }: CustomerField = customerFields[name];
  const codes = Object.keys(choices?.names ?? {});
  if (codes.length > 0) return codes[number % codes.length]!;
  if (matchedBy === 'number') return `+234 80${name === 'phone' ? 3 : 5} 55${String(number).padStart(5, '0')}`;
  const accepted = forms.map((form) => form(number)).find((written) => safeParse(text, written).success);
  if (!accepted) throw new Error(`No text for the field ${name}: add a form to tests/support/any-client.ts`);
  return merge === 'lines' ? `${accepted}\n"second" line` : accepted;
}

/** Returns a client with all fields. */
export const aWholeClient = (number: number): CustomerValues => ({
  name: textOf('name', number),
  ...eachDetail((name) => textOf(name, number)),
});

/** A client with some of the fields. */
const someClient = fc.record({
  number: fc.integer({ min: 0, max: 9_999 }),
  fields: fc.subarray(customerFieldList.map(([name]) => name)),
});

/** Clients with different numbers and names, each with some of the fields. */
export const anyClients = fc
  .uniqueArray(someClient, { selector: ({ number }) => number, minLength: 1, maxLength: 12 })
  .map((all) =>
    all.map(({ number, fields }): CustomerValues => {
      const whole = aWholeClient(number);
      return { ...whole, ...eachDetail((name) => (fields.includes(name) ? whole[name] : null)) };
    }),
  );
