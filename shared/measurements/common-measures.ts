import { measureLabel, measures, type Measure } from './contract';

/** A measure with its name, other names of it, and where the tape goes. `key` is the same in every sheet and record. */
export interface KnownMeasure {
  key: string;
  name: string;
  synonyms: readonly string[];
  guide: string;
}

/** Where to put the tape for each specified measure, in the words of tailors. */
export const measureGuides: Record<Measure, string> = {
  neck: 'Round the base, a finger inside the tape',
  chest: 'Round the fullest part, under the arms',
  waist: 'Round the body where the waistband sits',
  shoulder: 'Bone to bone, across the back',
  sleeveLength: 'Shoulder bone to wrist, the arm a little bent',
  armhole: 'Round the arm, over the shoulder bone',
  bicep: 'Round the fullest part of the upper arm',
  wrist: 'Round the wrist bone',
  hip: 'Round the fullest part of the seat',
  inseam: 'Crotch to ankle, inside the leg',
  outseam: 'Waist to ankle, outside the leg',
  thigh: 'Round the fullest part, high on the leg',
  knee: 'Round the middle of the knee',
  ankle: 'Round the ankle bone',
  rise: 'Waist to crotch, down the front',
  shirtLength: 'Nape to hem',
  jacketLength: 'Nape to hem',
  dressLength: 'Shoulder to hem',
};

const measureSynonyms: Record<Measure, readonly string[]> = {
  neck: ['Collar', 'Round neck'],
  chest: ['Bust', 'Burst'],
  waist: ['Natural waist'],
  shoulder: ['Shoulder', 'Full shoulder', 'Back shoulder'],
  sleeveLength: ['Sleeve', 'Long sleeve', 'Arm length'],
  armhole: ['Armscye', 'Scye', 'Round arm'],
  bicep: ['Muscle', 'Upper arm'],
  wrist: ['Round wrist'],
  hip: ['Hips', 'Seat'],
  inseam: ['Inside leg', 'Inner leg'],
  outseam: ['Outside leg', 'Side seam'],
  thigh: ['Lap', 'Laps', 'Round thigh'],
  knee: ['Round knee'],
  ankle: ['Round ankle'],
  rise: ['Front rise', 'Fly'],
  shirtLength: ['Top length', 'Shirt'],
  jacketLength: ['Coat length', 'Blazer length'],
  dressLength: ['Gown length', 'Full length'],
};

/**
 * Measures that tailors take beside the specified ones, for the garments of the catalogue. A key never changes, because records
 * contain it.
 */
export const commonMeasures: readonly KnownMeasure[] = [
  common('halfShoulder', 'Half shoulder', ['Half back'], 'Nape to the shoulder bone'),
  common(
    'shoulderSeam',
    'Shoulder seam',
    ['Single shoulder', 'Neck to shoulder'],
    'Side of the neck to the shoulder bone',
  ),
  common('acrossBack', 'Across back', ['Back width', 'Cross back'], 'Armhole to armhole, across the back'),
  common('acrossFront', 'Across front', ['Front width', 'Cross front'], 'Armhole to armhole, across the chest'),
  common('napeToWaist', 'Nape to waist', ['Back length', 'Back waist length'], 'Bone at the nape to the waist'),
  common(
    'halfLength',
    'Half length',
    ['Shoulder to waist', 'Front length'],
    'Shoulder at the neck to the waist, over the bust',
  ),
  common('apex', 'Apex', ['Shoulder to nipple', 'Bust point', 'Bust depth'], 'Shoulder at the neck to the bust point'),
  common('apexToApex', 'Apex to apex', ['Nipple to nipple', 'Bust span', 'Point to point'], 'Bust point to bust point'),
  common('aboveBust', 'Above bust', ['High bust', 'Upper bust'], 'Round the body under the arms, above the bust'),
  common('belowBust', 'Below bust', ['Under bust', 'Rib cage'], 'Round the body right under the bust'),
  common(
    'shoulderToBelowBust',
    'Shoulder to below bust',
    ['Shoulder to under bust'],
    'Shoulder at the neck to right under the bust',
  ),
  common(
    'frontNeckDepth',
    'Front neck depth',
    ['Front neck', 'Neck drop'],
    'Shoulder line down to the neckline, in front',
  ),
  common('backNeckDepth', 'Back neck depth', ['Back neck'], 'Shoulder line down to the neckline, at the back'),
  common('neckWidth', 'Neck width', ['Wide neck', 'Neck opening'], 'Across the neckline, from shoulder to shoulder'),
  common(
    'blouseLength',
    'Blouse length',
    ['Choli length', 'Crop top length'],
    'Shoulder at the neck to the hem of the blouse',
  ),
  common('stomach', 'Stomach', ['Tummy', 'Belly'], 'Round the fullest part of the stomach'),
  common('highHip', 'High hip', ['Upper hip'], 'Round the hip bones'),
  common('waistToHip', 'Waist to hip', ['Hip depth'], 'Waist to the fullest part of the seat, at the side'),
  common('shoulderToHip', 'Shoulder to hip', ['Hip length'], 'Shoulder at the neck to the fullest part of the seat'),
  common('shoulderToKnee', 'Shoulder to knee', ['Knee length gown'], 'Shoulder at the neck to the middle of the knee'),
  common(
    'shoulderToFloor',
    'Shoulder to floor',
    ['Floor length', 'Maxi length'],
    'Shoulder at the neck to the floor, in the shoes of the day',
  ),
  common('waistToKnee', 'Waist to knee', ['Knee length'], 'Waist to the middle of the knee'),
  common('waistToFloor', 'Waist to floor', ['Full skirt length'], 'Waist to the floor, in the shoes of the day'),
  common(
    'shortSleeve',
    'Short sleeve',
    ['Short sleeve length', 'Half sleeve'],
    'Shoulder bone to the hem of a short sleeve',
  ),
  common(
    'threeQuarterSleeve',
    'Three-quarter sleeve',
    ['3/4 sleeve', 'Quarter sleeve'],
    'Shoulder bone to below the elbow',
  ),
  common('shoulderToElbow', 'Shoulder to elbow', ['Elbow length'], 'Shoulder bone to the elbow, the arm bent'),
  common(
    'roundSleeve',
    'Round sleeve',
    ['Sleeve opening', 'Sleeve hem', 'Sleeve round'],
    'Round the arm where the sleeve ends',
  ),
  common('elbow', 'Elbow', ['Round elbow'], 'Round the elbow, the arm bent'),
  common('forearm', 'Forearm', ['Lower arm'], 'Round the fullest part below the elbow'),
  common('cuff', 'Cuff', ['Cuff width'], 'Round the closed cuff, with ease'),
  common('hand', 'Hand', ['Fist', 'Knuckles', 'Bangle'], 'Round the knuckles, the thumb tucked in'),
  common('calf', 'Calf', ['Round calf'], 'Round the fullest part of the calf'),
  common(
    'crotch',
    'Crotch',
    ['Full rise', 'Crotch length', 'U rise'],
    'Waist in front, between the legs, to the waist at the back',
  ),
  common(
    'trouserLength',
    'Trouser length',
    ['Sokoto', 'Sokoto length', 'Pant length', 'Shalwar length'],
    'Top of the waistband to the hem',
  ),
  common('trouserBottom', 'Trouser bottom', ['Bottom', 'Leg opening', 'Mohri'], 'Round the hem of the leg'),
  common(
    'shortsLength',
    'Shorts length',
    ['Knicker length', 'Bermuda length'],
    'Top of the waistband to the hem of the shorts',
  ),
  common('agbadaLength', 'Agbada length', ['Babanriga length'], 'Shoulder at the neck to the hem of the agbada'),
  common('agbadaWidth', 'Agbada width', ['Wingspan', 'Wrist to wrist'], 'Wrist to wrist, the arms held out'),
  common(
    'kaftanLength',
    'Kaftan length',
    ['Senator length', 'Jalabiya length', 'Thobe length', 'Boubou length'],
    'Shoulder at the neck to the hem of the kaftan',
  ),
  common('bubaLength', 'Buba length', ['Buba top length'], 'Shoulder at the neck to the hem of the buba'),
  common(
    'wrapperLength',
    'Wrapper length',
    ['Iro length', 'Lappa length', 'Slit length'],
    'Waist to the hem of the wrapper',
  ),
  common('skirtLength', 'Skirt length', ['Lehenga length', 'Petticoat length'], 'Waist to the hem of the skirt'),
  common(
    'kurtaLength',
    'Kurta length',
    ['Kameez length', 'Sherwani length', 'Achkan length'],
    'Shoulder at the neck to the hem',
  ),
  common('sideSlit', 'Side slit', ['Slit', 'Chaak'], 'Waist to the top of the slit, at the side'),
  common(
    'waistcoatLength',
    'Waistcoat length',
    ['Vest length', 'Nehru jacket length'],
    'Nape to the hem of the waistcoat',
  ),
  common('head', 'Head', ['Cap', 'Fila', 'Head round'], 'Round the head, above the ears'),
  common('height', 'Height', ['Full height'], 'Crown to floor, without shoes'),
];

/** All measures with a fixed key: the specified ones first, in their order. */
export const knownMeasures: readonly KnownMeasure[] = [
  ...measures.map((key) => ({
    key,
    name: measureLabel(key),
    synonyms: measureSynonyms[key],
    guide: measureGuides[key],
  })),
  ...commonMeasures,
];

const byKey = new Map(knownMeasures.map((measure) => [measure.key, measure]));

/** Returns the measure with a fixed key; undefined for a tailor's own one. */
export const knownMeasure = (key: string): KnownMeasure | undefined => byKey.get(key);

/** Whether a key is that of a specified measure, whose values are in `measurements` and not in `ownMeasures`. */
export const isSpecified = (key: string): key is Measure => (measures as readonly string[]).includes(key);

function common(key: string, name: string, synonyms: readonly string[], guide: string): KnownMeasure {
  return { key, name, synonyms, guide };
}
