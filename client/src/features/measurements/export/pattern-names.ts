import type { SpecifiedKey } from '@shared/measurements/contract';

/** The names of a measure in pattern programs; one that is missing has no measure with our definition. */
interface PatternNames {
  seamly?: string;
  freesewing?: string;
}

/**
 * The names of body measures in SeamlyMe and FreeSewing. Both have other measures with nearly the same name: FreeSewing's 'hips' is
 * above the seat, and its inseam and waistToFloor end at the floor, where ours end at the ankle.
 */
const patternNames: Readonly<Record<string, PatternNames>> = {
  neck: { seamly: 'neck_circ', freesewing: 'neck' },
  chest: { seamly: 'bust_circ', freesewing: 'chest' },
  waist: { seamly: 'waist_circ', freesewing: 'waist' },
  shoulder: { seamly: 'shoulder_tip_to_shoulder_tip_b', freesewing: 'shoulderToShoulder' },
  sleeveLength: { seamly: 'arm_shoulder_tip_to_wrist_bent', freesewing: 'shoulderToWrist' },
  armhole: { seamly: 'armscye_circ' },
  bicep: { seamly: 'arm_upper_circ', freesewing: 'biceps' },
  wrist: { seamly: 'arm_wrist_circ', freesewing: 'wrist' },
  hip: { seamly: 'hip_circ', freesewing: 'seat' },
  inseam: { seamly: 'leg_crotch_to_ankle' },
  outseam: { seamly: 'leg_waist_side_to_ankle' },
  thigh: { seamly: 'leg_thigh_upper_circ', freesewing: 'upperLeg' },
  knee: { seamly: 'leg_knee_circ', freesewing: 'knee' },
  ankle: { seamly: 'leg_ankle_circ', freesewing: 'ankle' },
  rise: { seamly: 'rise_length_f' },
} satisfies Partial<Record<SpecifiedKey, PatternNames>>;

/** Returns the names of a measure in pattern programs; undefined for one that they do not have. */
export const patternNamesOf = (key: string): PatternNames | undefined =>
  Object.hasOwn(patternNames, key) ? patternNames[key] : undefined;
