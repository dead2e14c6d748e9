/** The drawings of a body: a dress form from the front and from the back, a pair of trousers, and a whole figure. */
export type BodyView = 'front' | 'back' | 'legs' | 'figure';

/** Where the tape goes on a drawing: the data of an SVG path, and the centre of its number on a card. */
interface BodyLine {
  path: string;
  x: number;
  y: number;
}

const line = (path: string, x: number, y: number): BodyLine => ({ path, x, y });

/** The lines of all measures with a fixed key, in the coordinates of `bodyBox`. Waist and hip are on two drawings. */
const lines: Record<BodyView, Readonly<Record<string, BodyLine>>> = {
  front: {
    neck: line('M86 47q14 7 28 0', 122, 46),
    chest: line('M57 104q43 15 86 0', 50, 104),
    waist: line('M66 150q34 12 68 0', 58, 152),
    shoulder: line('M58 64q42-14 84 0', 70, 54),
    sleeveLength: line('M143 68q22 50 27 122', 172, 148),
    armhole: line('M140 66q10 20 2 42', 130, 84),
    bicep: line('M146 106q11 4 20-1', 172, 108),
    wrist: line('M160 192q8 3 14-1', 182, 190),
    hip: line('M52 202q48 16 96 0', 44, 204),
    shirtLength: line('M100 44V222', 100, 196),
    jacketLength: line('M92 45C84 90 86 150 84 236', 84, 232),
    dressLength: line('M76 58C82 120 74 190 74 284', 74, 270),
    shoulderSeam: line('M88 45L56 62', 62, 44),
    acrossFront: line('M62 84q38 6 76 0', 72, 80),
    halfLength: line('M88 45Q80 95 80 154', 80, 134),
    apex: line('M88 45Q82 75 80 104', 88, 70),
    apexToApex: line('M80 110h40', 100, 120),
    aboveBust: line('M58 92q42 12 84 0', 50, 88),
    belowBust: line('M60 122q40 12 80 0', 50, 122),
    shoulderToBelowBust: line('M112 45Q119 85 120 128', 116, 66),
    frontNeckDepth: line('M100 46V72', 100, 82),
    neckWidth: line('M82 52q18-7 36 0', 132, 54),
    blouseLength: line('M92 46Q90 90 90 140', 92, 148),
    stomach: line('M60 174q40 14 80 0', 52, 174),
    highHip: line('M55 186q45 15 90 0', 44, 188),
    waistToHip: line('M134 152Q148 178 148 202', 142, 168),
    shoulderToHip: line('M112 45Q122 120 122 207', 122, 184),
    shortSleeve: line('M146 66Q160 92 164 118', 160, 84),
    threeQuarterSleeve: line('M146 66Q164 106 170 160', 180, 162),
    shoulderToElbow: line('M146 66Q160 100 167 136', 178, 128),
    roundSleeve: line('M157 180q9 4 17 0', 148, 182),
    elbow: line('M152 138q10 4 19 0', 148, 138),
    forearm: line('M155 157q9 4 18 0', 150, 156),
    cuff: line('M161 199q8 3 16-2', 166, 210),
    bubaLength: line('M108 46V214', 112, 226),
  },
  back: {
    halfShoulder: line('M100 57q-22 0-42 7', 76, 60),
    acrossBack: line('M62 88h76', 72, 92),
    napeToWaist: line('M100 46V154', 110, 134),
    backNeckDepth: line('M100 46V62', 114, 58),
    waistcoatLength: line('M100 46V190', 100, 180),
  },
  legs: {
    waist: line('M65 47q35 11 70 0', 58, 48),
    hip: line('M54 96q46 15 92 0', 46, 98),
    rise: line('M100 52V132', 90, 90),
    thigh: line('M102 152q20 8 41 0', 150, 154),
    knee: line('M105 206q16 6 32 0', 146, 208),
    ankle: line('M108 266q11 5 23 0', 140, 262),
    inseam: line('M98 138C97 176 93 230 92 272', 88, 178),
    outseam: line('M66 48C62 66 54 78 54 98C54 132 62 190 70 272', 58, 170),
    calf: line('M107 232q13 5 26 0', 142, 236),
    crotch: line('M94 48Q90 112 100 134Q110 112 106 48', 112, 74),
    trouserLength: line('M135 47C139 66 146 78 146 98C146 132 138 190 131 276', 148, 124),
    trouserBottom: line('M107 277q12 5 24 0', 120, 284),
    shortsLength: line('M134 47C138 66 145 78 145 98C145 124 142 150 140 172', 134, 180),
  },
  figure: {
    head: line('M93 26q12 5 24 0', 128, 26),
    height: line('M180 15h9M185 15V277M180 277h9', 182, 60),
    hand: line('M29 143q6 1 10 5', 28, 158),
    agbadaWidth: line('M38 134Q72 72 85 63Q105 56 125 63Q138 72 172 134', 60, 84),
    shoulderToKnee: line('M98 55Q95 140 95 210', 84, 206),
    shoulderToFloor: line('M97 55Q92 160 92 277', 78, 268),
    waistToKnee: line('M113 112Q117 160 117 210', 126, 206),
    waistToFloor: line('M114 112Q119 190 119 277', 132, 268),
    agbadaLength: line('M97 55Q91 150 91 246', 78, 244),
    kaftanLength: line('M112 55Q119 160 119 262', 134, 250),
    wrapperLength: line('M98 112Q93 190 93 262', 76, 228),
    skirtLength: line('M105 112V232', 105, 236),
    kurtaLength: line('M113 55Q116 130 116 190', 130, 184),
    sideSlit: line('M122 112Q131 130 130 172', 142, 160),
  },
};

/** The part of the plane that all drawings fill: left, top, width and height. */
export const bodyBox = [20, 8, 170, 286] as const;

/** Returns the keys of the measures with a line on a drawing. */
export const keysOn = (view: BodyView): string[] => Object.keys(lines[view]);

/** Returns the line of a measure on a drawing; undefined if it has none. */
export const lineOn = (view: BodyView, key: string): BodyLine | undefined =>
  Object.hasOwn(lines[view], key) ? lines[view][key] : undefined;

const views = Object.keys(lines) as BodyView[];

/** Returns the drawing with the line of a measure, `preferred` if it has one; undefined for a tailor's own measure. */
export function viewOf(key: string, preferred: BodyView = 'front'): BodyView | undefined {
  return [preferred, ...views].find((view) => lineOn(view, key));
}
