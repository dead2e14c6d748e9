/**
 * How a value is typed and shown. A `text` is shown as it was written, also one with several lines, and a time. A `list` has members with
 * fields of their own, such as the garments of an order.
 */
type FieldKind = 'text' | 'money' | 'count' | 'day' | 'yes' | 'choice' | 'client' | 'list';

/**
 * A field that a person writes of a row. Each property is required, so that a new field does not compile before it answers all of them.
 * Forms, questions of a conflict, papers and downloads read the answers.
 */
export interface Field {
  /** The one word for the field. */
  label: string;
  kind: FieldKind;
  /** The value of a row in which nothing was written; null also where a row always has a value. */
  empty: unknown;
  /** The values of a choice; null if any value of the kind is possible. */
  choices: Choices | null;
}

/** The values of a choice with their names. */
export interface Choices {
  names: Readonly<Record<string, string>>;
}

/** Returns one property of each field, by the field's name. */
export function ofEach<Fields extends Record<string, object>, Property extends keyof Fields[keyof Fields]>(
  fields: Fields,
  property: Property,
): { [Name in keyof Fields]: Fields[Name][Property] } {
  const values = Object.entries(fields).map(([name, field]) => [name, (field as Fields[keyof Fields])[property]]);
  return Object.fromEntries(values) as { [Name in keyof Fields]: Fields[Name][Property] };
}
