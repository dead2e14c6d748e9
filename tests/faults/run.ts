import { build } from '../../scripts/build.mjs';
import { harmful, harmless } from './all';
import { startWorld } from './world';

/** `npm run faults [words of a name]`: the long form of every fault, one line each; exit code 1 if any expectation failed. */
const wanted = process.argv.slice(2).join(' ');
const chosen = [...harmless, ...harmful].filter(({ name }) => name.includes(wanted));
if (chosen.length === 0) throw new Error(`No fault is named '${wanted}'`);
await build();
const print = (line: string) => process.stdout.write(`${line}\n`);
const world = await startWorld();
let failed = false;
for (const { name, long } of chosen) {
  const { did, requests, acknowledged, lost, recoveryMs, failures } = await long(world);
  failed ||= failures.length > 0;
  const counts = `${requests} requests, ${acknowledged} acknowledged writes, ${lost} lost, recovered within ${recoveryMs} ms`;
  print(`${failures.length > 0 ? 'FAILED' : 'held'}  ${name}: ${did}; ${counts}`);
  for (const failure of failures) print(`        ${failure}`);
}
await world.stop();
process.exit(failed ? 1 : 0);
