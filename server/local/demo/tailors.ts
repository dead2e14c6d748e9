import americas from './data/tailors/americas.json' with { type: 'json' };
import britishIsles from './data/tailors/british-isles.json' with { type: 'json' };
import demoAccount from './data/tailors/demo-account.json' with { type: 'json' };
import eastAndSouthAfrica from './data/tailors/east-and-south-africa.json' with { type: 'json' };
import eastAsiaAndAustralia from './data/tailors/east-asia-and-australia.json' with { type: 'json' };
import europe from './data/tailors/europe.json' with { type: 'json' };
import middleEastAndNorthAfrica from './data/tailors/middle-east-and-north-africa.json' with { type: 'json' };
import newYork from './data/tailors/new-york.json' with { type: 'json' };
import southAsia from './data/tailors/south-asia.json' with { type: 'json' };
import southeastAsia from './data/tailors/southeast-asia.json' with { type: 'json' };
import unitedStates from './data/tailors/united-states.json' with { type: 'json' };
import westAfrica from './data/tailors/west-africa.json' with { type: 'json' };
import { demoTailorSchema, demoTailorsSchema, type DemoTailor } from './demo-tailor';

/** The tailor of the demo account on the sign-in page. @throws ZodError if the file is not valid */
export const demoAccountTailor: DemoTailor = demoTailorSchema.parse(demoAccount);

/** All demo tailors in the order in which they joined, the demo account first. @throws ZodError if a file is not valid */
export const demoTailors: readonly DemoTailor[] = [
  demoAccountTailor,
  ...mixed([
    demoTailorsSchema.parse(westAfrica),
    demoTailorsSchema.parse(newYork),
    demoTailorsSchema.parse(southAsia),
    demoTailorsSchema.parse(europe),
    demoTailorsSchema.parse(eastAndSouthAfrica),
    demoTailorsSchema.parse(southeastAsia),
    demoTailorsSchema.parse(unitedStates),
    demoTailorsSchema.parse(middleEastAndNorthAfrica),
    demoTailorsSchema.parse(americas),
    demoTailorsSchema.parse(eastAsiaAndAustralia),
    demoTailorsSchema.parse(britishIsles),
  ]),
];

/** Interleaves the lists evenly, so that each page of the directory has tailors of all regions. */
function mixed(lists: readonly (readonly DemoTailor[])[]): DemoTailor[] {
  return lists
    .flatMap((list) => list.map((tailor, index) => ({ tailor, at: (index + 0.5) / list.length })))
    .sort((a, b) => a.at - b.at)
    .map(({ tailor }) => tailor);
}
