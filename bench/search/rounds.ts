import { processorTime } from '../processes';
import { contenderNames, type Contender, type ContenderName } from './contenders';
import type { Served } from './load-generator';
import { median } from './statistics';

/** A contender's results, as medians over the rounds. */
export interface Result extends Served {
  name: ContenderName;
  /** Processor time of its process per answer, without the database's. */
  cpuMilliseconds: number;
  /** Its answers per second as a multiple of each other contender's: the median over the rounds. */
  times: Partial<Record<ContenderName, number>>;
}

const rounds = 5;
const visitors = 16;

/** All contenders serve the same searches, in turns. */
export async function playRounds(
  contenders: readonly Contender[],
  paths: readonly string[],
  seconds: number,
): Promise<Result[]> {
  for (const { ask } of contenders) await ask({ paths, visitors, seconds: seconds / 2 });
  const served = new Map<ContenderName, RoundServed[]>();
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, ask, pid } of contenders) {
      const before = await processorTime(pid);
      const answered = await ask({ paths, visitors, seconds });
      const cpuMilliseconds = ((await processorTime(pid)) - before) / answered.answers;
      served.set(name, [...(served.get(name) ?? []), { ...answered, cpuMilliseconds }]);
    }
  }
  const results = [...served].map(([name, all]): Result => {
    const of = (value: Exclude<keyof RoundServed, 'failed'>) => median(all.map((round) => round[value]));
    return {
      name,
      perSecond: of('perSecond'),
      p99Milliseconds: of('p99Milliseconds'),
      cpuMilliseconds: of('cpuMilliseconds'),
      answers: of('answers'),
      failed: all.reduce((sum, { failed }) => sum + failed, 0),
      times: Object.fromEntries([...served].map(([other, theirs]) => [other, medianRatio(all, theirs)])),
    };
  });
  return results.sort((a, b) => contenderNames.indexOf(a.name) - contenderNames.indexOf(b.name));
}

interface RoundServed extends Served {
  cpuMilliseconds: number;
}

function medianRatio(ours: readonly Served[], theirs: readonly Served[]): number {
  return median(ours.map(({ perSecond }, at) => perSecond / (theirs[at]?.perSecond ?? NaN)));
}
