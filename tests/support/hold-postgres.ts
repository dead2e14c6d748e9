import { pino } from 'pino';
import { startEmbeddedPostgres } from '../../server/local/postgres/postgres';

/** Run as a program of its own, to be killed: brings up the database of a folder and keeps it until SIGTERM. */
const { url, created, stop } = await startEmbeddedPostgres({
  dataDir: process.argv[2] ?? '',
  log: pino({ level: 'silent' }),
  flags: ['-c', 'fsync=off'],
});
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
process.stdout.write(`${JSON.stringify({ url, created })}\n`);
setInterval(() => undefined, 60_000);
