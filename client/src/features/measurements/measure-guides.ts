import type { Measure } from '@shared/measurements';

/** Where to put the tape, in the words of tailors. */
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
