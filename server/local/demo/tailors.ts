import { demoAccountTailor } from './demo-account-tailor';
import type { DemoTailor } from './demo-tailor';
import { americas } from './tailors-americas';
import { britishIsles } from './tailors-british-isles';
import { eastAndSouthAfrica } from './tailors-east-and-south-africa';
import { eastAsiaAndAustralia } from './tailors-east-asia-and-australia';
import { europe } from './tailors-europe';
import { middleEastAndNorthAfrica } from './tailors-middle-east-and-north-africa';
import { newYork } from './tailors-new-york';
import { southAsia } from './tailors-south-asia';
import { southeastAsia } from './tailors-southeast-asia';
import { unitedStates } from './tailors-united-states';
import { westAfrica } from './tailors-west-africa';

/** All demo tailors in the order in which they joined, the demo account first. */
export const demoTailors: readonly DemoTailor[] = [
  demoAccountTailor,
  ...mixed([
    westAfrica,
    newYork,
    southAsia,
    europe,
    eastAndSouthAfrica,
    southeastAsia,
    unitedStates,
    middleEastAndNorthAfrica,
    americas,
    eastAsiaAndAustralia,
    britishIsles,
  ]),
];

/** Interleaves the lists evenly, so that each page of the directory has tailors of all regions. */
function mixed(lists: readonly (readonly DemoTailor[])[]): DemoTailor[] {
  return lists
    .flatMap((list) => list.map((tailor, index) => ({ tailor, at: (index + 0.5) / list.length })))
    .sort((a, b) => a.at - b.at)
    .map(({ tailor }) => tailor);
}
