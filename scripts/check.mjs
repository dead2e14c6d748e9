import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';

/**
 * The tests of faults, which limit times and mostly wait, and in the time that they leave the other tests and the checks of the sources.
 * Each list runs one after another: a check uses one core, and the linters take as long as all others. `npm run check` puts the programs
 * on the path.
 */
const everything = {
  first: ['vitest run --project "0 faults"'],
  beside: 'vitest run --project "!0 faults"',
  lists: [['npm run lint'], ['npm run typecheck', 'oxfmt --check', 'knip']],
};

/**
 * For a developer between two commits: types, and lint, format and tests of what is not committed. Tests that start whole programs
 * take longer than all others together, so they are left out.
 */
function ofChanges() {
  const files = changedFiles().map((file) => `"${file}"`);
  const scripts = files.filter((file) => /\.(m?js|tsx?)"$/.test(file));
  const checks = [
    scripts.length > 0 ? [`oxlint --deny-warnings ${scripts.join(' ')}`, `eslint ${scripts.join(' ')}`] : [],
    files.length > 0 ? `oxfmt --check --no-error-on-unmatched-pattern ${files.join(' ')}` : [],
  ];
  return {
    first: [],
    beside: 'vitest run --changed --passWithNoTests --project "!0 faults" --project "!1 programs"',
    lists: [['tsc --noEmit --incremental --tsBuildInfoFile .data/types.tsbuildinfo'], checks.flat()],
  };
}

/** Returns the paths of files that are new or differ from the last commit. */
function changedFiles() {
  const git = (...options) => execFileSync('git', options, { encoding: 'utf8' }).split('\0').filter(Boolean);
  const edited = git('diff', '--name-only', '--relative', '--diff-filter=d', '-z', 'HEAD');
  return [...edited, ...git('ls-files', '--others', '--exclude-standard', '-z')];
}

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
const { first, beside, lists } = process.argv.includes('--changed') ? ofChanges() : everything;
const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
const firstDone = runAll(first);
// What runs beside the tests of faults uses the time in which they wait, and does not delay them. Tests stay above the processes that
// draw pictures, which give themselves a lower priority, and above the checks.
setPriority(PRIORITY_BELOW_NORMAL - 1);
const besideDone = runAll([beside], 'inherit');
setPriority(PRIORITY_LOW);
await Promise.all([firstDone, besideDone, ...lists.map((commands) => runAll(commands))]);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
