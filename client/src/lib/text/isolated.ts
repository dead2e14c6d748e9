import { cutTo } from '@shared/pages/shortened';

const isolate = { start: '\u2068', end: '\u2069' };

/** The scripts in use today that are written from right to left. */
const rightToLeft =
  /[\p{Script=Adlam}\p{Script=Arabic}\p{Script=Hanifi_Rohingya}\p{Script=Hebrew}\p{Script=Mandaic}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * Returns a text that can stand in a sentence from left to right: one with letters from right to left is put into an isolate (U+2068
 * and U+2069), as `<bdi>` is in HTML. Without it, Latin letters and digits at its end join the amount behind it: 'قفطان 3: ₦45,000' is
 * shown as '₦45,000 :3' from the right.
 */
export const isolated = (text: string): string =>
  rightToLeft.test(text) ? `${isolate.start}${text}${isolate.end}` : text;

/** Returns one line of at most `most` characters with plain spaces, and closes the isolates that the cut has left open. */
export function cutIsolated(text: string, most: number): string {
  const cut = cutTo(text.replace(/\s+/g, ' '), most);
  const open = cut.split(isolate.start).length - cut.split(isolate.end).length;
  return cut + isolate.end.repeat(open);
}
