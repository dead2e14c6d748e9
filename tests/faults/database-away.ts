import { fault, type Findings } from './fault';
import type { World } from './world';

const parameters = { short: { times: 1, rounds: 2 }, long: { times: 10, rounds: 5 } };
type Parameters = typeof parameters.short;

/** PostgreSQL is shut down and started again. */
export const stoppedPostgres = fault('PostgreSQL is stopped', parameters, (world, given, findings) =>
  awayRepeatedly(world, given, findings, {
    did: 'stopped PostgreSQL',
    leave: world.postgres.stop,
    comeBack: world.postgres.start,
  }),
);

/** The network to PostgreSQL passes no data and closes no connection. */
export const hungPostgres = fault('PostgreSQL hangs', parameters, (world, given, findings) =>
  awayRepeatedly(world, given, findings, {
    did: 'hung the network to PostgreSQL',
    leave: async () => world.toDatabase.hang(),
    comeBack: async () => world.toDatabase.pass(),
  }),
);

/** All connections to PostgreSQL break, and new ones are accepted without an answer. */
export const swallowedConnections = fault(
  'connections to PostgreSQL are swallowed',
  parameters,
  (world, given, findings) =>
    awayRepeatedly(world, given, findings, {
      did: 'swallowed connections to PostgreSQL',
      leave: async () => {
        // Also those that are being opened, which pg_stat_activity does not list yet.
        world.toDatabase.cut();
        world.toDatabase.swallowNew();
      },
      comeBack: async () => world.toDatabase.pass(),
    }),
);

interface Away {
  did: string;
  leave: () => Promise<void>;
  comeBack: () => Promise<void>;
}

async function awayRepeatedly(
  world: World,
  { times, rounds }: Parameters,
  findings: Findings,
  { did, leave, comeBack }: Away,
): Promise<string> {
  for (let time = 0; time < times; time += 1) {
    await leave();
    for (let round = 0; round < rounds; round += 1) await askEverything(world, findings);
    findings.check(world.app.process.exitCode === null, 'the app did not live on');
    await comeBack();
    await findings.recovers('a signed-in read', async () => (await who(world, findings)).status === 200, 2);
    await findings.recovers('/readyz', async () => (await ready(world, findings)).status === 200, 2);
  }
  return `${did} ${times} times`;
}

const who = ({ tailor }: World, findings: Findings) => findings.timed(() => tailor.get('/api/auth/user'));
const ready = ({ visitor }: World, findings: Findings) => findings.timed(() => visitor.get('/readyz'));

/** Sends all requests at once, several of each kind: none may wait for those before. */
async function askEverything(world: World, findings: Findings): Promise<void> {
  const { tailor, visitor } = world;
  const requests = {
    // Never 401: while the session store is unavailable, users must not seem to be signed out.
    'a signed-in read': () => tailor.get('/api/customers'),
    'the question who is signed in': () => tailor.get('/api/auth/user'),
    'a write': () => tailor.post('/api/customers', { name: 'Nobody' }),
    'a search': () => visitor.get('/api/tailors/search'),
    'a public page': () => visitor.get('/discover'),
    '/readyz': () => visitor.get('/readyz'),
  };
  const answers = Object.entries(requests).flatMap(([what, send]) =>
    Array.from({ length: 5 }, async () => findings.refused(what, await findings.timed(send))),
  );
  const health = await findings.timed(() => visitor.get('/healthz'));
  findings.check(health.status === 200 && health.seconds < 1, `/healthz: ${health.status} after ${health.seconds} s`);
  await Promise.all(answers);
}
