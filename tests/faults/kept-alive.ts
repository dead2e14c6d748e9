import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { fault, until, type Findings } from './fault';
import type { World } from './world';

const parameters = { short: { times: 1, clients: 30 }, long: { times: 20, clients: 30 } };

/** SIGTERM while clients reuse their connections; each opens another one only after `Connection: close`. */
export const keptAlive = fault(
  'the app gets SIGTERM under keep-alive clients',
  parameters,
  async (world, given, findings) => {
    const { times, clients } = given;
    for (let time = 0; time < times; time += 1) {
      await whileClientsAsk(world, clients, findings);
      await world.restartApp();
    }
    return `told the app to stop ${times} times under ${clients} keep-alive clients`;
  },
);

async function whileClientsAsk({ app }: World, count: number, findings: Findings): Promise<void> {
  const clients = Array.from({ length: count }, () => client(app.origin));
  await Promise.all(clients.map(({ ask }) => ask('/healthz')));
  const asking = Promise.all(clients.map((each) => asksUntilClosed(each, findings)));
  app.process.kill('SIGTERM');
  const watching = client(app.origin);
  await until('/readyz said 503', async () => (await watching.ask('/readyz')).statusCode === 503);
  const { headers } = await watching.ask('/readyz');
  findings.check(headers.connection === 'close', `an answer after SIGTERM said Connection: ${headers.connection}`);
  await asking;
  await until('the app ended', () => app.process.exitCode !== null);
  findings.check(app.process.exitCode === 0, `the exit code was ${app.process.exitCode}`);
}

/** Sends requests until an answer closes the connection, and then once more, as a client with a single server does. */
async function asksUntilClosed({ ask }: Client, findings: Findings): Promise<void> {
  const answered = async () => {
    findings.count(1);
    const answer = await ask('/healthz').catch((error: { code?: string }) => error.code);
    if (typeof answer === 'object') return answer;
    findings.check(false, `a request of a keep-alive client ended in ${answer}`);
    return undefined;
  };
  for (;;) {
    const answer = await answered();
    if (!answer) return;
    if (answer.headers.connection === 'close') return void (await answered());
    await sleep(20 * Math.random());
  }
}

type Client = ReturnType<typeof client>;

/** Makes a client with one connection at a time. */
function client(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const asking = request(`${origin}${path}`, { agent }, (answer) => {
        text(answer).then(() => resolve(answer), reject);
      });
      asking.once('error', reject).end();
    });
  return { ask };
}
