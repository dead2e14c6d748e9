import type { Filters } from '@shared/directory/discover-filters';
import { discoverTitle, searchWords } from '@shared/directory/discover-title';
import { oneLine } from '@shared/pages/one-line';
import type { SearchPage } from '@shared/pages/page-data';
import { DESCRIPTION_LENGTH, shortened } from '../tailor/tailor-words';

/** Number of tailors whose names are in the description. */
const NAMED_TAILORS = 3;

const invitation = 'Look at their work, then call, text or write on WhatsApp.';

/** Describes a search in at most `DESCRIPTION_LENGTH` characters. Leave out `found` if the results are not known. */
export function discoverDescription(filters: Filters, found?: SearchPage): string {
  if (!found) return `${discoverTitle(filters)}. ${invitation}`;
  const sentence = foundInWords(filters, found);
  const whole = found.tailors.length > 0 ? `${sentence} ${invitation}` : sentence;
  return whole.length <= DESCRIPTION_LENGTH ? whole : shortened(sentence, DESCRIPTION_LENGTH);
}

/** Returns '12 tailors for Agbada near Houston, Texas: Adunni Couture, Eko Stitches, House of Aso-Oke and others.' */
export function foundInWords(filters: Filters, found: SearchPage): string {
  const { wanted, named, place, isAround } = searchWords(filters, found.near);
  const where = place && ` ${isAround ? 'near' : 'in'} ${place}`;
  const tailors = found.total === 1 && !found.more ? 'tailor' : 'tailors';
  const names = found.tailors.length > 0 ? `: ${namesIn(found)}` : '';
  return `${countOf(found)} ${tailors}${wanted && ` for ${wanted}`}${named}${where}${names}.`;
}

function countOf({ tailors, total, more }: SearchPage): string {
  return tailors.length === 0 ? 'No' : `${total.toLocaleString('en')}${more ? '+' : ''}`;
}

function namesIn({ tailors, total, more }: SearchPage): string {
  const names = tailors.slice(0, NAMED_TAILORS).map(({ businessName }) => oneLine(businessName));
  return `${names.join(', ')}${more || total > names.length ? ' and others' : ''}`;
}
