import { fault, until, type Findings } from './fault';
import { startLoad } from './load';
import type { World } from './world';

interface Kills {
  kills: number;
  writers: number;
  pictures: boolean;
  /** Confirmed writes before the next kill, so that each kill interrupts some. */
  between: number;
}

const parameters = {
  short: { kills: 1, writers: 4, pictures: false, between: 20 },
  long: { kills: 20, writers: 8, pictures: true, between: 100 },
};

/** `kill -9` of the app while people write. */
export const killedApp = fault('the app is killed', parameters, (world, kills, findings) =>
  killedRepeatedly(world, kills, findings, 'the app', async () => {
    world.app.process.kill('SIGKILL');
    await world.restartApp();
  }),
);

/** `kill -9` of every process of PostgreSQL while people write; it recovers from its WAL. */
export const killedPostgres = fault('PostgreSQL is killed', parameters, (world, kills, findings) =>
  killedRepeatedly(world, kills, findings, 'PostgreSQL', async () => {
    const { pid } = world.app.process;
    await world.postgres.kill();
    await world.postgres.start();
    findings.check(world.app.process.pid === pid && world.app.process.exitCode === null, 'the app did not live on');
  }),
);

async function killedRepeatedly(
  world: World,
  { kills, between, ...load }: Kills,
  findings: Findings,
  what: string,
  killAndStart: () => Promise<void>,
): Promise<string> {
  const { acknowledged, finish } = startLoad(world, load, findings);
  for (let kill = 0; kill < kills; kill += 1) {
    const enough = acknowledged() + between;
    await until('people wrote', () => acknowledged() >= enough);
    await killAndStart();
    const ready = async () => (await findings.timed(() => world.visitor.get('/readyz'))).status === 200;
    await findings.recovers(what, ready, 2);
  }
  await finish();
  return `killed ${what} ${kills} times while ${load.writers} wrote${load.pictures ? ' and one claimed pictures' : ''}`;
}
