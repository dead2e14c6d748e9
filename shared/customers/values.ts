import { ofEach } from '../contract/field';
import { customerFields, type CustomerField } from './fields';

/** The name of a field, which is the same in requests, rows and forms. */
export type CustomerFieldName = keyof typeof customerFields;

/** A field that a client can be without: each but the name. */
export type CustomerDetail = Exclude<CustomerFieldName, 'name'>;

/** A field with a telephone number. */
export type CustomerNumber = {
  [Name in CustomerFieldName]: (typeof customerFields)[Name]['matchedBy'] extends 'number' ? Name : never;
}[CustomerFieldName];

/** The names and definitions of all fields. */
export const customerFieldList = Object.entries(customerFields) as [CustomerFieldName, CustomerField][];

/** The names of all fields. */
export const customerFieldNames = customerFieldList.map(([name]) => name);

/** The names of the fields that a client can be without. */
export const customerDetails = customerFieldNames.filter((name): name is CustomerDetail => name !== 'name');

/** The names of the fields with a telephone number. */
export const customerNumbers = customerDetails.filter(
  (name): name is CustomerNumber => customerFields[name].matchedBy === 'number',
);

/** Returns an object with a value for each field but the name. */
export function eachDetail<T>(valueOf: (name: CustomerDetail) => T): Record<CustomerDetail, T> {
  return Object.fromEntries(customerDetails.map((name) => [name, valueOf(name)])) as Record<CustomerDetail, T>;
}

/** The values of all fields of a client. */
export type CustomerValues = { name: string } & Record<CustomerDetail, string | null>;

/**
 * Returns the values of all fields, null for one that is missing. Every request that replaces a client begins with the values of its
 * row, so that it changes nothing else.
 */
export function customerValues(client: { name: string } & Partial<CustomerValues>): CustomerValues {
  return { name: client.name, ...eachDetail((name) => client[name] ?? null) };
}

/** The label of each field. */
export const customerLabels = ofEach(customerFields, 'label');
