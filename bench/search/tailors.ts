import { type Random, seeded } from '@seamfolk/cloth';
import { weekdays, type Weekday } from '@shared/tailor/opening-hours';
import { languageCodes, type LanguageCode } from '@shared/tailor/languages';
import { craft, type Craft } from './crafts';
import { businessName } from './names';
import { postalCode, townDrawer, type Town } from './towns';

/** A tailor of the directory with the portfolio's size. */
export interface MadeTailor extends Craft {
  /** From 1, in the order of joining. */
  number: number;
  id: string;
  userId: string;
  businessName: string;
  town: Town;
  state: string;
  zipcode: string;
  phone: string | undefined;
  isOnWhatsapp: boolean;
  bio: string | undefined;
  slug: string;
  isActive: boolean;
  hasProfilePicture: boolean;
  /** Pictures in the portfolio. */
  portfolio: number;
  languages: LanguageCode[];
  visitsHomes: boolean;
  hasPrices: boolean;
  /** The days on which the tailor is open; undefined if they are not known. */
  openDays: Weekday[] | undefined;
  /** Takes no new orders. */
  isClosed: boolean;
}

/**
 * Returns a function that makes the tailor of a number. The same number and towns give the same tailor, so the first 10,000
 * of a million are the 10,000.
 */
export function tailorMaker(towns: readonly Town[]): (number: number) => MadeTailor {
  const drawTown = townDrawer(towns);
  return (number) => {
    const random = seeded(`tailor ${number}`);
    const town = drawTown(random);
    const name = businessName(random, town);
    return {
      number,
      id: uuid(random, number),
      userId: uuid(random, number),
      businessName: name,
      town,
      ...craft(random, town),
      state: writtenState(random, town),
      zipcode: random.next() < 0.85 ? postalCode(town, random) : '',
      phone: random.next() < 0.8 ? phoneNumber(random, town) : undefined,
      isOnWhatsapp: random.next() < 0.6,
      bio: random.next() < 0.7 ? aboutThem(random, name, town) : undefined,
      slug: `${slugOf(name)}-${number.toString(36)}`,
      isActive: random.next() >= 0.05,
      hasProfilePicture: random.next() < 0.5,
      portfolio: random.next() < 0.4 ? Math.floor(random.range(1, 7)) : 0,
      ...facts(seeded(`facts ${number}`)),
    };
  };
}

/**
 * Half of them say which languages they speak, the first of the list most often; one of seven visits clients at home, three of ten say
 * prices, and four of ten when they are open: on weekdays, and half of them on Saturday. One of 20 has closed the book.
 */
function facts(random: Random): Pick<MadeTailor, 'languages' | 'visitsHomes' | 'hasPrices' | 'openDays' | 'isClosed'> {
  const count = Math.max(0, Math.floor(random.range(-3, 4)));
  const drawn = Array.from(
    { length: count },
    () => languageCodes[Math.floor(random.next() ** 4 * languageCodes.length)],
  );
  return {
    languages: [...new Set(drawn)].flatMap((code) => code ?? []),
    visitsHomes: random.next() < 1 / 7,
    hasPrices: random.next() < 0.3,
    openDays: random.next() < 0.4 ? weekdays.slice(0, random.next() < 0.5 ? 5 : 6) : undefined,
    isClosed: random.next() < 0.05,
  };
}

/** Most write the state where addresses need it, and many elsewhere; a few write its abbreviation. */
function writtenState(random: Random, { state, stateLetters, stateNeeded }: Town): string {
  const written = random.next() < (stateNeeded ? 1 : 0.9);
  return written ? (stateLetters && random.next() < 0.05 ? stateLetters : state) : '';
}

function phoneNumber(random: Random, { callingCode }: Town): string {
  return `+${callingCode} ${Math.floor(random.range(200_000_000, 999_999_999))}`;
}

const sentences = [
  'Every garment is cut by hand and fitted twice.',
  'We work by appointment from Tuesday to Saturday.',
  'Three generations at the same table, and the same iron.',
  'Send us a picture of what you have in mind.',
  'Rush orders are taken where the calendar allows.',
  'Hems while you wait, zips by the next day.',
];

function aboutThem(random: Random, name: string, { city }: Town): string {
  const bio = Array.from({ length: random.range(1, 5) }, () => random.pick(sentences));
  return `${name} sews in ${city}. ${bio.join(' ')}`;
}

function slugOf(name: string): string {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (
    letters
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 48) || 'tailor'
  );
}

/** Returns an id without any order, unique per number. */
function uuid(random: Random, number: number): string {
  const [first, second, third] = [hex(random), hex(random), hex(random)];
  const own = number.toString(16).padStart(12, '0');
  return `${first}-${second.slice(0, 4)}-4${second.slice(5)}-a${third.slice(0, 3)}-${own}`;
}

function hex(random: Random): string {
  return Math.floor(random.next() * 0x1_0000_0000)
    .toString(16)
    .padStart(8, '0');
}
