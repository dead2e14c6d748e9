import type { GarmentName } from '../tailor/garments';

/** A sheet to begin with: the keys of its measures in the order in which they are taken. */
export interface StarterSheet {
  name: string;
  /** Garments of the catalogue that it serves. The first one is the garment of a sheet that is made from it. */
  garments: readonly GarmentName[];
  keys: readonly string[];
}

const keysIn = (text: string) => text.split(' ');

const arms = 'sleeveLength roundSleeve bicep wrist';
const legs = 'thigh knee trouserLength trouserBottom';
const trousers = `waist hip ${legs}`;
const bust = 'aboveBust chest belowBust apex apexToApex';

/** Sheets to begin with, which together serve every garment of the catalogue that is made to measure. */
export const starterSheets: readonly StarterSheet[] = [
  {
    name: 'Agbada',
    garments: ['Agbada'],
    keys: keysIn(`neck shoulder chest stomach ${arms} shirtLength agbadaLength agbadaWidth ${trousers} head`),
  },
  {
    name: 'Buba & iro',
    garments: ['Aso-Ebi', 'Ankara Designs'],
    keys: keysIn(
      `halfShoulder shoulder ${bust} halfLength waist hip sleeveLength roundSleeve bubaLength wrapperLength`,
    ),
  },
  {
    name: 'Kaba & slit',
    garments: ['Kaba & Slit', 'Kente', 'Gomesi', 'Shweshwe', 'Kitenge'],
    keys: keysIn(
      `shoulder ${bust} halfLength acrossBack waist hip sleeveLength roundSleeve blouseLength wrapperLength`,
    ),
  },
  {
    name: 'Kaftan',
    garments: [
      'Kaftan',
      'Dashiki',
      'Bubu/Boubou',
      'Madiba Shirt',
      'Traditional African Attire',
      'Batik Clothing',
      'Barong Tagalog',
    ],
    keys: keysIn(`neck shoulder chest stomach hip ${arms} kaftanLength ${legs}`),
  },
  {
    name: 'Robe',
    garments: ['Abaya', 'Thobe/Thawb', 'Jalabiya', 'Djellaba', 'Moroccan Caftan', 'Habesha Kemis', 'Kikoy'],
    keys: keysIn('neck shoulder chest waist hip sleeveLength roundSleeve armhole shoulderToFloor head'),
  },
  {
    name: 'Blouse',
    garments: ['Saree/Sari', 'Kebaya', 'Terno', 'Traditional Thai Dress'],
    keys: keysIn(
      `shoulder shoulderSeam ${bust} shoulderToBelowBust waist acrossFront acrossBack armhole shortSleeve roundSleeve frontNeckDepth backNeckDepth blouseLength`,
    ),
  },
  {
    name: 'Lehenga',
    garments: ['Lehenga'],
    keys: keysIn(
      `shoulder ${bust} waist hip armhole shortSleeve roundSleeve frontNeckDepth backNeckDepth blouseLength skirtLength`,
    ),
  },
  {
    name: 'Kurta',
    garments: ['Kurta', 'Salwar Kameez', 'Punjabi Suit', 'Anarkali', 'Churidar'],
    keys: keysIn(
      'neck shoulder chest waist hip armhole sleeveLength roundSleeve kurtaLength sideSlit trouserLength thigh knee calf trouserBottom',
    ),
  },
  {
    name: 'Sherwani',
    garments: ['Sherwani'],
    keys: keysIn(`neck shoulder acrossBack chest stomach hip ${arms} armhole kurtaLength ${legs}`),
  },
  {
    name: 'Fitted dress',
    garments: ['Cheongsam/Qipao', 'Ao Dai', 'Formal Dresses', 'Prom Dresses', 'Evening Gowns', 'Bridesmaids Dresses'],
    keys: keysIn(
      `neck shoulder ${bust} halfLength napeToWaist waist highHip hip waistToHip sleeveLength bicep shoulderToFloor sideSlit`,
    ),
  },
  {
    name: 'Wedding dress',
    garments: ['Wedding Dresses', 'Bridal Wear', 'Couture'],
    keys: keysIn(
      `neck shoulder ${bust} acrossFront acrossBack halfLength napeToWaist waist highHip hip waistToHip sleeveLength bicep elbow wrist waistToFloor shoulderToFloor height`,
    ),
  },
  {
    name: 'Wrapped robe',
    garments: ['Hanfu', 'Kimono', 'Yukata', 'Hanbok'],
    keys: keysIn(
      'height neck shoulder chest waist hip agbadaWidth sleeveLength napeToWaist shoulderToFloor skirtLength',
    ),
  },
  {
    name: 'Suit',
    garments: ["Men's Suits", 'Tuxedos', 'Business Attire', 'Uniform Design'],
    keys: keysIn(
      'neck shoulder halfShoulder acrossBack chest stomach armhole bicep wrist sleeveLength jacketLength waistcoatLength waist hip rise crotch thigh knee inseam outseam trouserBottom',
    ),
  },
  {
    name: "Women's suit",
    garments: ["Women's Suits"],
    keys: keysIn(
      `shoulder acrossBack ${bust} napeToWaist waist highHip hip armhole bicep wrist sleeveLength jacketLength skirtLength rise thigh outseam trouserBottom`,
    ),
  },
  {
    name: 'Shirt & trousers',
    garments: ['Custom Shirts', 'Custom Pants', 'Casual Wear', 'Sportswear', 'Leather Work'],
    keys: keysIn(`neck shoulder chest stomach sleeveLength shortSleeve wrist shirtLength ${trousers} crotch`),
  },
  {
    name: "Children's",
    garments: ["Children's Clothing"],
    keys: keysIn('height head chest waist hip shoulder sleeveLength halfLength dressLength trouserLength'),
  },
];

/** Returns the starter sheets in their order, those that serve one of `garments` first. */
export function startersFor(garments: readonly string[]): readonly StarterSheet[] {
  const serves = (sheet: StarterSheet) => sheet.garments.some((garment) => garments.includes(garment));
  return [...starterSheets.filter(serves), ...starterSheets.filter((sheet) => !serves(sheet))];
}
