import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { openDatabase } from '../../server/db/client';
import { runSteps, type StepsByPath } from './run-steps';

/**
 * A minimal server of the same search: node:http and pg, with the app's statements, prepared as the app prepares them. Run it
 * as a separate program: `bare-server.ts PORT DATABASE_URL STATEMENTS_FILE`.
 */
const [port = '', url = '', file = ''] = process.argv.slice(2);
const { pool } = openDatabase(url);
const stepsByPath: StepsByPath = JSON.parse(await readFile(file, 'utf8'));

const server = createServer(async (request, response) => {
  const rows = await runSteps(pool, stepsByPath[request.url ?? ''] ?? []);
  const body = Buffer.from(JSON.stringify(rows));
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': body.length });
  response.end(body);
});
server.listen(Number(port), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
