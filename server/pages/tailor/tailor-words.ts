import type { PublicTailor } from '@shared/directory/contract';
import { oneLine } from '@shared/pages/one-line';
import { placeLine } from '@shared/places/place-line';
import { closedSign } from '@shared/tailor/book-closed';

/** Longest description that search engines and chats show, in characters. */
export const DESCRIPTION_LENGTH = 155;

type DescribedTailor = Pick<
  PublicTailor,
  'businessName' | 'bio' | 'city' | 'state' | 'country' | 'primaryServiceCategories' | 'serviceCategories'
>;

/** Returns the tailor's bio, else their services and place, cut at the end of a word. */
export function tailorDescription(tailor: DescribedTailor): string {
  return shortened(oneLine(tailor.bio ?? '') || ownWords(tailor), DESCRIPTION_LENGTH);
}

/** Returns the description of a preview: it begins with the sign of a closed book. */
export function previewDescription(tailor: DescribedTailor & Pick<PublicTailor, 'fullUntil'>): string {
  const description = tailorDescription(tailor);
  if (!tailor.fullUntil) return description;
  return shortened(`${closedSign(tailor.fullUntil)}. ${description}`, DESCRIPTION_LENGTH);
}

/** Returns the place in one line. */
export function placeOf({ city, state, country }: Pick<PublicTailor, 'city' | 'state' | 'country'>): string {
  return oneLine(placeLine({ city, state, country }));
}

function ownWords(tailor: DescribedTailor): string {
  const services = [...tailor.primaryServiceCategories, ...tailor.serviceCategories].slice(0, 4).join(', ');
  const who = `${oneLine(tailor.businessName)} in ${placeOf(tailor)}`;
  return `${who}${services && `: ${services}`}. Look at the work, then call, text or write on WhatsApp.`;
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Cuts a text to `length` characters at a word boundary and adds '…'. Also works for scripts without spaces. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  let end = 0;
  for (const { index, segment } of words.segment(text)) {
    if (index + segment.length >= length) break;
    end = index + segment.length;
  }
  // A first word that is too long is cut.
  return `${text.slice(0, end || length - 1).replace(/[\s\p{P}]+$/u, '')}…`;
}
