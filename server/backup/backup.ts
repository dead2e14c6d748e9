import { makeBackup } from './make-backup';
import { runOn } from './run';

await runOn('backup', async (given) => {
  const { rows, objects, missing, lost } = await makeBackup(given);
  if (lost.length > 0) {
    process.exitCode = 1;
    console.error(`${lost.length} files of pictures that are shown are not in the store; manifest.json names them`);
  }
  const deleted = missing.length - lost.length;
  return `Backed up: ${rows} rows, ${objects} files${deleted > 0 ? `, ${deleted} deleted meanwhile` : ''}`;
});
