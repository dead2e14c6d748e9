import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCluster, type Cluster } from './cluster';
import { isInSync, stopWaitingForReplica, waitForReplica } from './databases';
import { until } from './children';
import { startLoad } from './load';
import { begin, lostBy, signInWriters } from './people';
import { report, type Event } from './report';

const crowd = { visitors: 12, tailors: 10 };
/** Time without a fault between two faults, in milliseconds. */
const calmMs = 6_000;

const events: Event[] = [];
/** Runs an event and records when it began. */
async function happens(what: string, work: () => Promise<unknown>, broken?: Event['broken']): Promise<void> {
  const at = Date.now();
  events.push({ at, what, broken });
  console.log(`${new Date(at).toISOString().slice(11, 23)} ${what}`);
  await work();
}

const breaks = (what: string, work: () => Promise<unknown>) => happens(what, work, 'other');

/** Kills a process; another one takes over. */
async function loseAnApp({ apps }: Cluster): Promise<void> {
  const app = apps[1];
  if (!app) return;
  await breaks('an app process is killed', app.kill);
  await sleep(calmMs);
  await happens('and started again', app.start);
  await sleep(calmMs);
}

/** Until the primary stops waiting for the replica, commits wait: a write confirmed now would be in one place only. */
async function loseTheReplica({ databases: { primary, replica } }: Cluster): Promise<void> {
  const reload = () => primary.query('select pg_reload_conf()');
  await breaks('the replica is killed', replica.kill);
  await sleep(1_000);
  await happens('commits wait for it no more', () => primary.query(stopWaitingForReplica).then(reload));
  await sleep(calmMs);
  await happens('the replica is started again', replica.start);
  await happens('commits wait for it again', () => primary.query(waitForReplica).then(reload));
  await until('the replica has caught up', () => isInSync(primary));
  await sleep(calmMs);
}

async function loseThePrimary({ databases: { primary, replica }, pooler }: Cluster): Promise<void> {
  await happens('the primary is killed', primary.kill, 'primary');
  await sleep(1_000);
  await happens('the replica is promoted, the pooler leads there', async () => {
    await replica.promote();
    await pooler.leadTo(replica);
  });
  await sleep(2 * calmMs);
}

async function loseAllAppsButOne({ apps }: Cluster): Promise<void> {
  const [, ...others] = apps;
  await breaks('all app processes but one are killed', () => Promise.all(others.map((app) => app.kill())));
  await sleep(calmMs);
  await happens('and started again', () => Promise.all(others.map((app) => app.start())));
  await sleep(calmMs / 2);
}

/** Runs the browser journeys; returns true if all succeed. */
async function runJourneys({ front }: Cluster): Promise<boolean> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/cluster/playwright.config.ts'];
  const env = { ...process.env, SEAMFOLK_ORIGIN: front.origin, NODE_EXTRA_CA_CERTS: front.certificate };
  const journeys = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
  process.once('exit', () => journeys.kill());
  const [code] = await once(journeys, 'exit');
  return code === 0;
}

/** Time limit. The whole run takes about five minutes on an idle machine. */
const atMostMs = 20 * 60_000;
const giveUp = () => process.exit(1);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, giveUp);
setTimeout(giveUp, atMostMs).unref();

const cluster = await startCluster(3);
try {
  const { front } = cluster;
  const writers = await signInWriters(front.plainOrigin, front.origin, crowd);
  const load = startLoad(front.plainOrigin);
  begin(load, writers, crowd);
  await happens('everybody asks', () => sleep(calmMs));
  const journeys = runJourneys(cluster);
  await loseAnApp(cluster);
  await loseTheReplica(cluster);
  await happens('the journeys come to their end', () => journeys);
  await loseThePrimary(cluster);
  await loseAllAppsButOne(cluster);
  await load.stop();
  const lost = (await Promise.all(writers.map((writer) => lostBy(load, writer)))).flat();
  const acknowledged = writers.flatMap((writer) => writer.acknowledged).length;
  const isGood = report({ results: load.results, events, acknowledged, lost: lost.length, journeys: await journeys });
  process.exitCode = isGood ? 0 : 1;
} finally {
  await cluster.stop();
}
