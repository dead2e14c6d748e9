import { once } from 'node:events';
import { createServer, connect, type AddressInfo } from 'node:net';

/** Makes a proxy to the database that breaks after the first commit, before its answer. */
export async function databaseCutAtCommit(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  let commits = 0;
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    client.on('data', (data) => {
      if (commits > 0 || !data.includes('commit')) return void database.write(data);
      commits += 1;
      database.end(data);
      client.destroy();
    });
    database.on('data', (data) => client.write(data));
    for (const [end, other] of [
      [client, database],
      [database, client],
    ] as const) {
      end.on('error', () => other.destroy());
      end.on('close', () => other.end());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = Object.assign(new URL(databaseUrl), { port: String((server.address() as AddressInfo).port) }).href;
  return { url, commits: () => commits, stop: () => server.close() };
}
