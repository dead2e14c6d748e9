import { pino } from 'pino';
import { startEmbeddedPostgres } from '../../../server/local/postgres/postgres';

/** Runs as a separate program, to be killed: starts the database of a folder and keeps it running until SIGTERM. */
const { url, created, stop } = await startEmbeddedPostgres({
  dataDir: process.argv[2] ?? '',
  log: pino({ level: 'silent' }),
  flags: ['-c', 'fsync=off'],
});
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
process.stdout.write(`${JSON.stringify({ url, created })}\n`);
setInterval(() => undefined, 60_000);
