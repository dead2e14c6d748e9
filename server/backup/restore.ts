import { restoreBackup } from './restore-backup';
import { runOn } from './run';

await runOn('restore', async (given) => {
  const { rows, objects } = await restoreBackup(given);
  return `Restored: ${rows} rows, ${objects} files`;
});
