import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { customerInputSchema } from '@shared/customers/contract';
import { isSpecified } from '@shared/measurements/catalogue';
import { measurementUpdateSchema } from '@shared/measurements/contract';
import { templates } from '@shared/sheets/built-in-sheets';
import { sheetInputSchema } from '@shared/sheets/contract';
import type { DemoClient } from './demo-client';
import { demoClients } from './demo-clients';
import { demoSheets, sheetValues } from './demo-sheets';
import { recordsOf } from './measuring';

const client = (name: string): DemoClient => {
  const found = demoClients.find((one) => one.name === name);
  if (!found) throw new Error(`No client ${name}`);
  return found;
};
const number = (value = '') => {
  const [whole = '0', fraction] = value.split(' ');
  const [over, under] = (fraction ?? '0/1').split('/').map(Number);
  return Number(whole) + (Number(over) || 0) / (Number(under) || 1);
};

describe('the demo clients', () => {
  it('are 25 with different names, some never measured, some for two years', () => {
    expect(demoClients).toHaveLength(25);
    expect(new Set(demoClients.map(({ name }) => name)).size).toBe(25);
    expect(demoClients.some(({ visits }) => visits.length === 0)).toBe(true);
    const days = demoClients.flatMap(({ visits }) => visits.map(({ daysAgo }) => daysAgo));
    expect(Math.max(...days)).toBeGreaterThan(730);
    expect(days).toContain(3);
    expect(days.every((daysAgo) => daysAgo > 0)).toBe(true);
  });

  it('are measured by every template', () => {
    const taken = demoClients.flatMap(({ visits }) => visits.flatMap(({ take }) => take));
    expect(new Set(taken)).toEqual(new Set(templates.map(({ id }) => id)));
  });

  it.each(demoClients.map((one) => [one.name, one] as const))('%s could have been typed in', (_name, one) => {
    const { name, phone = null, whatsapp = null, notes = null } = one;
    const details = { name, phone, whatsapp, notes };
    expect(z.parse(customerInputSchema, details)).toMatchObject(details);
    for (const { measurements, ownMeasures, tags } of recordsOf(one)) {
      const record = { measurements, ownMeasures, tags };
      expect(z.parse(measurementUpdateSchema, record)).toEqual(record);
      const { notes: _notes, ...values } = measurements;
      const own = ownMeasures.map(({ value }) => value);
      for (const value of [...Object.values(values), ...own])
        expect(value).toMatch(/^(\d+( 1\/4| 1\/2| 3\/4)? in|\d+(\.5)? cm)$/);
    }
  });
});

describe('the demo sheets', () => {
  it.each(demoSheets)('$name could have been typed in, and is measured twice', ({ name, ...sheet }) => {
    expect(z.parse(sheetInputSchema, { name, ...sheet })).toMatchObject({ name, ...sheet });
    const visits = demoClients.flatMap((one) =>
      one.visits.filter((visit) => visit.sheet === name).map((visit) => ({ one, visit })),
    );
    expect(visits).toHaveLength(2);
    const own = sheet.measures.filter(({ key }) => !isSpecified(key)).map(({ key }) => key);
    for (const { one, visit } of visits) expect(sheetValues(one, visit).map(({ key }) => key)).toEqual(own);
  });
});

describe('recordsOf', () => {
  it('fills in only the measures of the templates, oldest first', () => {
    const records = recordsOf(client('Olúwaṣeun Adébáyọ̀'));
    expect(records.map(({ tags }) => tags)).toEqual([
      'Wedding suit',
      'Office shirts, set of 3',
      'Navy trousers',
      'Wedding agbada',
    ]);
    const pants = templates.find(({ id }) => id === 'pants')?.measures.map(({ key }) => key) ?? [];
    expect(Object.keys(records[2]?.measurements ?? {})).toEqual(expect.arrayContaining(pants));
    expect(Object.keys(records[2]?.measurements ?? {})).toHaveLength(pants.length);
    expect(records.map(({ takenBy }) => takenBy)).toEqual(['suit', 'shirt', 'pants', 'Agbada']);
  });

  it('is the same every time', () => {
    expect(demoClients.map(recordsOf)).toEqual(demoClients.map(recordsOf));
  });

  it('lets a body change a little from one visit to the next, not at random', () => {
    const waists = recordsOf(client('Chiamaka Okonkwo')).flatMap(({ measurements }) => measurements.waist ?? []);
    const inches = waists.map(number);
    expect(new Set(inches).size).toBeGreaterThan(1);
    inches.slice(1).forEach((waist, index) => expect(Math.abs(waist - (inches[index] ?? 0))).toBeLessThanOrEqual(1));
  });

  it('lets a child grow', () => {
    const [first, second] = recordsOf(client('Ìfẹ́olúwa Akíndélé'));
    expect(number(second?.measurements.inseam)).toBeGreaterThan(number(first?.measurements.inseam));
  });

  it('uses only centimetres for a client with that unit', () => {
    const values = recordsOf(client('José Ángel Ibáñez')).flatMap(({ measurements }) => Object.values(measurements));
    expect(values.every((value) => value?.endsWith(' cm'))).toBe(true);
  });
});
