import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';

/**
 * The checks of the sources, beside the unit and route tests. Each list runs one after another: a check uses one core, and ESLint
 * takes as long as all others. `npm run check` puts the programs on the path.
 */
const lists = [['npm run lint'], ['npm run typecheck', 'prettier --check .', 'knip']];
const tests = 'npm run test:unit';

/** Runs a command. Returns whether it succeeded. Its output is printed at its end, except with `stdio` 'inherit'. */
async function succeeds(command, stdio = 'pipe') {
  const program = spawn(command, { shell: true, stdio });
  const output = [];
  for (const stream of [program.stdout, program.stderr]) stream?.on('data', (part) => output.push(part));
  const [code] = await once(program, 'close');
  if (stdio === 'pipe') console.log(`$ ${command}\n${Buffer.concat(output)}`);
  return code === 0;
}

const failed = [];
const runAll = async (commands, stdio) => {
  for (const command of commands) if (!(await succeeds(command, stdio))) failed.push(command);
};
const tested = runAll([tests], 'inherit');
// From here on: the checks use the time in which the tests wait, above all those of faults, and do not delay them.
setPriority(constants.priority.PRIORITY_LOW);
await Promise.all([tested, ...lists.map((commands) => runAll(commands))]);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
