import { type Random, wrapped } from '@seamfolk/cloth';
import type { Town } from './towns';

const given = (
  'Adunni Amina Kwame Ama Fatou Chioma Ngozi Ifeoma Tunde Bola Efua Abena Kofi Zainab Aisha Halima Wanjiru Achieng Thandi ' +
  'Nomsa Sipho Priya Anjali Meera Lakshmi Farah Sana Imran Rahul Sunita Mei Ling Hana Yuki Sakura Minh Linh Siti Dewi Maria ' +
  'Carmen Lucia Rosa Elena Sofia Camila Paulo Ana Pedro Grace Joy Ruth Esther Mary Sarah Anna Emma Olivia Charlotte James ' +
  'William George Henry Oliver Jack Thomas Pierre Marie Claire Giulia Marco Luca Hans Greta Ingrid Olga Natalia Irina Leila ' +
  'Yasmin Omar Hassan Ali Layla Mariam Selam Hiwot Desta Makeda Juliette Chantal Aminata Oumou Moussa'
).split(' ');

/** Most frequent first. */
const trades = (
  'Tailors Couture Stitches Alterations Fashion Designs Tailoring Bespoke Threads Sewing Atelier Bridal Fashions Studio ' +
  'Clothiers Needlework Seams Creations Stitching Dressmaking Wear Boutique Textiles Fabrics Embroidery Garments Hems Cloth'
).split(' ');

const adjectives = 'Golden Royal Perfect Silver Classic Elegant Modern Little Blue Happy Fine Grand Noble Swift'.split(
  ' ',
);
const tools = 'Needle Thimble Thread Bobbin Scissors Spindle Loom Button Pin Stitch Seam Hem'.split(' ');

const starts = 'b br ch d f g h j k kr l m mb n nd ny o p r s sh t tr v w y z'.split(' ');
const ends = 'a an ar e el en i in is o on or u um ak et'.split(' ');
/** More family names than a million tailors use. */
const familyNames = 300_000;

/** Draws a business name. Few words are in most names, and many words in very few. */
export function businessName(random: Random, town: Town): string {
  const trade = commonFirst(random, trades);
  const person = random.pick(given);
  const kind = random.next();
  if (kind < 0.24) return `${person} ${trade}`;
  if (kind < 0.44) return `${family(random)} ${trade}`;
  if (kind < 0.54) return `${family(random)} & Sons ${trade}`;
  if (kind < 0.62) return `House of ${person}`;
  if (kind < 0.74) return `${town.city} ${trade}`;
  if (kind < 0.84) return `The ${random.pick(adjectives)} ${random.pick(tools)}`;
  if (kind < 0.94) return `${person} ${family(random)} ${trade}`;
  return `${random.pick(adjectives)} ${trade}`;
}

/** Draws from a list: the second element about half as often as the first, the third a third as often, and so on. */
export function commonFirst<T>(random: Random, list: readonly T[]): T {
  return wrapped(list, Math.floor((list.length + 1) ** random.next()) - 1);
}

function family(random: Random): string {
  return familyName(Math.floor(familyNames ** random.next()) - 1);
}

/** Returns a different name of three syllables for every number. */
function familyName(number: number): string {
  const syllables = starts.length * ends.length;
  // A large step makes neighbours look different; without a common divisor no name repeats.
  let rest = ((number + 1) * 39_916_801) % syllables ** 3;
  let name = '';
  for (let syllable = 0; syllable < 3; syllable += 1) {
    name += wrapped(starts, rest) + wrapped(ends, Math.floor(rest / starts.length));
    rest = Math.floor(rest / syllables);
  }
  return name.charAt(0).toUpperCase() + name.slice(1);
}
