import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * The checks of the sources. Each list runs one after another, both lists at once: a check uses one core, and ESLint takes as long
 * as all others. `npm run check` puts the programs on the path.
 */
const lists = [['npm run lint'], ['npm run typecheck', 'prettier --check .', 'knip']];

/** Runs a command and prints its output when it ends. Returns whether it succeeded. */
async function succeeds(command) {
  const program = spawn(command, { shell: true });
  const output = [];
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (part) => output.push(part));
  const [code] = await once(program, 'close');
  console.log(`$ ${command}\n${Buffer.concat(output)}`);
  return code === 0;
}

const failed = [];
const runAll = async (commands) => {
  for (const command of commands) if (!(await succeeds(command))) failed.push(command);
};
await Promise.all(lists.map(runAll));
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
