import type { PublicTailor } from '@shared/directory';
import { oneLine } from '@shared/one-line';

/** As much of a description as search engines and chats show. */
export const DESCRIPTION_LENGTH = 155;

type Described = Pick<
  PublicTailor,
  'businessName' | 'bio' | 'city' | 'state' | 'country' | 'primaryServiceCategories' | 'serviceCategories'
>;

/** What a tailor says of themselves, else what they do and where; cut at the end of a word. */
export function tailorDescription(tailor: Described): string {
  return shortened(oneLine(tailor.bio ?? '') || ownWords(tailor), DESCRIPTION_LENGTH);
}

/** 'Brooklyn, New York, United States'; what is empty is skipped. */
export function placeOf({ city, state, country }: Pick<PublicTailor, 'city' | 'state' | 'country'>): string {
  return oneLine([city, state, country].filter(Boolean).join(', '));
}

function ownWords(tailor: Described): string {
  const services = [...tailor.primaryServiceCategories, ...tailor.serviceCategories].slice(0, 4).join(', ');
  const who = `${oneLine(tailor.businessName)} in ${placeOf(tailor)}`;
  return `${who}${services && `: ${services}`}. Look at the work, then call, text or write on WhatsApp.`;
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** At most so many characters, never half a word nor half an emoji; in scripts without spaces too. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  let end = 0;
  for (const { index, segment } of words.segment(text)) {
    if (index + segment.length >= length) break;
    end = index + segment.length;
  }
  // One word longer than all there is room for: half of it is better than none.
  return `${text.slice(0, end || length - 1).replace(/[\s\p{P}]+$/u, '')}…`;
}
