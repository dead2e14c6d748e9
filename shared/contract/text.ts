import * as z from 'zod/mini';
import { oneLine } from '../pages/one-line';
import { latinDigits } from './digits';

/** Whether Postgres can store a text: without NUL and lone surrogates. */
const storable = (text: string) => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

/** Whether a text has a visible character: not only combining marks, spaces and control or format characters. */
const visible = (text: string) => /[^\p{M}\p{Z}\p{C}]/u.test(text);

const text = (maxLength: number, tidied: (written: string) => string, missing = 'Must be text') =>
  z
    .string(missing)
    .check(
      z.refine(storable, 'Contains characters that cannot be stored'),
      z.overwrite(tidied),
      z.maxLength(maxLength, `Must be at most ${maxLength} characters`),
    );

/** A line of text, normalized by one-line.ts. It may be empty. */
export const line = (maxLength: number, missing?: string) => text(maxLength, oneLine, missing);

/** A line with a figure or a telephone number. The digits of other scripts become 0 to 9. It may be empty. */
export const figureLine = (maxLength: number) => line(maxLength).check(z.overwrite(latinDigits));

/** A required line of text with a visible character. */
export const requiredText = (maxLength: number, message: string) =>
  line(maxLength, message).check(z.refine(visible, message));

/** An optional line of text. Absent becomes ''. */
export const emptyText = (maxLength: number) => z._default(line(maxLength), '');

/** A text that may have several lines, or be empty. */
export const lines = (maxLength: number) => text(maxLength, (written) => written.trim());

/** An optional text, which may have several lines. '', null and absent become null. */
export const optionalText = (maxLength: number) => clearedText(lines(maxLength));

/** An optional line of text. '', null and absent become null. */
export const optionalLine = (maxLength: number) => clearedText(line(maxLength));

/** Makes a text optional. '', null and absent become null. */
export const clearedText = (schema: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.optional(z.nullable(schema)),
    z.transform((written): string | null => written || null),
  );

/** Path parameters with a row's id. */
export const idParams = z.object({ id: z.uuid('Not an id') });

/** The id that a device may give to a new row, so that a repeated request adds nothing. */
export const givenId = z.optional(z.uuid('Not an id'));

/** A time in API answers: ISO 8601 in UTC. Converts the server's `Date`. */
export const moment = z
  .pipe(
    z.union([z.string(), z.date()]),
    z.transform((at): string => new Date(at).toISOString()),
  )
  .register(z.globalRegistry, { type: 'string', format: 'date-time' });

const yearOf = (day: string) => Number(day.slice(0, 4));

/**
 * A day of the calendar in requests, without a time and a zone: '2026-03-31', from 1900 to 2199. A text that is no day has one
 * message.
 */
export const calendarDay = z.iso
  .date('Write it as 2026-03-31')
  .check(z.refine((day) => !(yearOf(day) < 1900) && !(yearOf(day) > 2199), 'Is not a day from 1900 to 2199'));

const dayMs = 24 * 60 * 60 * 1000;

/** A time in requests that has passed: ISO 8601 in UTC, since 1900. A device's clock may be a day fast. A text that is no time has one message. */
export const pastMoment = z.iso.datetime('Write it as 2024-03-31T10:30:00Z').check(
  z.refine((at) => !(new Date(at).getTime() < Date.UTC(1900, 0)), 'Is too long ago'),
  z.refine((at) => !(new Date(at).getTime() > Date.now() + dayMs), 'Is in the future'),
);
