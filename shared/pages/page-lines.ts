import type { PublicTailor } from '../directory/contract';
import { amountText, homeVisitText, openingHoursText, turnaroundText } from '../tailor/fact-texts';
import { languageName } from '../tailor/languages';

/**
 * Returns what a page says besides its name and its bio, in pairs of a term and a text: ['Phone', '+1 718 555 0142']. Leaves out
 * what is not given. For operators, who read it without the page.
 */
export function pageLines(page: Omit<PublicTailor, 'isActive'>): [term: string, text: string][] {
  const { city, state, zipcode, country, phone, whatsapp, greeting } = page;
  const { openingHours, fromPrices, turnaround, homeVisits, homeVisitMeters, languages, paymentMethods } = page;
  const prices = fromPrices?.items.map(
    ({ garment, amount }) => `${garment} ${amountText(amount, fromPrices.currency)}`,
  );
  const lines: [string, string | null | undefined][] = [
    ['Place', listText([city, state, zipcode, country])],
    ['Phone', phone],
    ['WhatsApp', whatsapp],
    ['First message', greeting],
    ['Services', listText(page.primaryServiceCategories)],
    ['Specialties', listText(page.culturalSubCategories)],
    ['Garments', listText(page.serviceCategories)],
    ['Hours', openingHours && openingHoursText(openingHours)],
    ['From prices', listText(prices ?? [])],
    ['Turnaround', turnaround && turnaroundText(turnaround)],
    ['Home visits', homeVisits ? homeVisitText(homeVisitMeters, country) : null],
    ['Speaks', listText(languages.map(languageName))],
    ['Payment', listText(paymentMethods)],
  ];
  return lines.flatMap(([term, text]) => (text ? [[term, text]] : []));
}

const listText = (parts: readonly string[]) => parts.filter(Boolean).join(', ');
