import { formatMoney, readMoney } from '@shared/orders/money';
import { openingDay } from '@shared/tailor/book-closed';
import type { Piece } from '../../../../sharing/message-pieces';
import { wordsOf } from './garment-words';

/** What a visitor answered; '' for what they left out. */
export interface Answers {
  /** A garment that the tailor makes, or `otherGarment`. */
  garment: string;
  /** The visitor's own words for another garment. */
  other: string;
  /** YYYY-MM-DD */
  neededBy: string;
  /** As typed, without a currency. */
  budget: string;
  hasCloth: '' | 'yes' | 'no' | 'unsure';
  /** How much of it: '5 yards'. */
  cloth: string;
}

export const noAnswers: Answers = { garment: '', other: '', neededBy: '', budget: '', hasCloth: '', cloth: '' };

/** The value of `garment` for something that is not on the tailor's list. */
export const otherGarment = 'Something else';

interface Terms {
  /** The tailor's greeting, which begins the message. */
  greeting: string;
  /** ISO 4217 */
  currency: string;
  /** The date of the visitor. Its year is not written. */
  today: Date;
  /** The day from which a tailor with a closed book takes new orders. */
  fullUntil?: string | null;
}

/**
 * Composes the message to a tailor: the greeting, one sentence per answer, and a question for an appointment. For a closed book it says
 * that the garment is needed after that day, unless a day is given.
 */
export function messageOf(answers: Answers, { greeting, currency, today, fullUntil }: Terms): Piece[] {
  const wish = request(answers, today);
  const isLater: Piece[] =
    fullUntil && !dateOf(answers.neededBy, today)
      ? [{ text: 'I need it after ' }, answer(openingDay(fullUntil)), { text: '.' }]
      : [];
  const sentences =
    wish.length > 0
      ? [wish, isLater, cloth(answers), budget(answers, currency), [{ text: 'When could I come for measurements?' }]]
      : [[{ text: 'I would like to ask about a garment.' }], isLater];
  const start = greeting.trim();
  const written = sentences.filter((sentence) => sentence.length > 0);
  return [
    { text: start && start + separatorAfter(start) },
    ...written.flatMap((sentence, index) => (index > 0 ? [{ text: ' ' }, ...sentence] : sentence)),
  ];
}

/** A tailor's own text of several lines, or without a full stop, has its own paragraph. */
function separatorAfter(greeting: string): string {
  return !greeting.includes('\n') && /[.!?…。！？؟।]$/u.test(greeting) ? ' ' : '\n';
}

function request(answers: Answers, today: Date): Piece[] {
  const { garment, neededBy, hasCloth, budget: amount } = answers;
  const own = oneLine(answers.other);
  const made = garment === otherGarment ? own : garment && wordsOf(garment);
  const date = dateOf(neededBy, today);
  if (!garment && !date && !hasCloth && !oneLine(amount)) return [];
  const what: Piece[] = made ? [{ text: 'I would like ' }, ...marked(made)] : [{ text: 'I would like something made' }];
  return [...what, ...(date ? [{ text: ' by ' }, answer(date)] : []), { text: '.' }];
}

function cloth({ hasCloth, cloth: amount }: Answers): Piece[] {
  if (hasCloth === 'yes') {
    const much = oneLine(amount);
    return [{ text: 'I have my own cloth' }, ...(much ? [{ text: ', ' }, answer(much)] : []), { text: '.' }];
  }
  if (hasCloth === 'no') return [{ text: 'I need the cloth from you.' }];
  return hasCloth === 'unsure' ? [{ text: 'I am not sure about the cloth yet.' }] : [];
}

function budget({ budget: typed }: Answers, currency: string): Piece[] {
  const amount = oneLine(typed);
  return amount ? [{ text: 'My budget is about ' }, answer(moneyOf(amount, currency)), { text: '.' }] : [];
}

/** Writes an amount with its currency: '450' -> '$450', '45k' -> '₦45,000'. Text that is no amount, or could be two, stays as typed. */
function moneyOf(typed: string, currency: string): string {
  const reading = readMoney(typed, currency);
  return 'amount' in reading && reading.amount >= 0 ? formatMoney(reading.amount, currency) : typed;
}

/** Writes a date without the year of `today`: '2026-12-19' -> '19 December'. Returns '' for no or half a date. */
function dateOf(written: string, today: Date): string {
  const date = new Date(`${written}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  const year = date.getUTCFullYear() === today.getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year, timeZone: 'UTC' }).format(date);
}

/** Marks the noun, without its article. */
function marked(made: string): Piece[] {
  const [, article = '', noun = made] = /^(an? )(.+)$/.exec(made) ?? [];
  return [{ text: article }, answer(noun)];
}

const answer = (text: string): Piece => ({ text, isAnswer: true });

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
