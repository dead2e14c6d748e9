import { expect, it } from 'vitest';
import { timeOf } from './record-time';

const local = (text: string) => new Date(text).toISOString();

it.each([
  ['2024-03-31', local('2024-03-31T12:00:00'), true],
  ['2024-03-31 14:30', local('2024-03-31T14:30:00'), false],
  [' 2024-03-31T14:30:15 ', local('2024-03-31T14:30:15'), false],
  ['2024-03-31T13:30:00.123Z', '2024-03-31T13:30:00.123Z', false],
  ['2024-03-31T14:30:00+01:00', '2024-03-31T13:30:00.000Z', false],
])('%j is a time', (text, takenAt, isDay) => expect(timeOf(text)).toEqual({ takenAt, isDay }));

it.each(['31/03/2024', '2024-13-31', '2024', 'soon', '', undefined, 45382])(
  '%j is refused with the form to write',
  (text) => expect(timeOf(text).problem).toBe('date: Write it as 2024-03-31 or 2024-03-31 14:30'),
);
