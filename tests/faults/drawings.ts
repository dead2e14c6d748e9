import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { jobLimits, openDatabase } from '../../server/db/client';
import { startBuiltServer } from '../support/built-server';
import { insertDirectoryRows } from '../support/database/directory-rows';
import { defaultLimits } from '../support/unlimited';
import { fault, type Findings } from './fault';
import type { HangUpTask } from './hang-up';

const parameters = {
  /** A card may take `mostSeconds`, or three times as long as alone on a machine that is slower. Checked loosely in the short form. */
  short: { files: 24, cards: 4, mostSeconds: 10 },
  long: { files: 104, cards: 30, mostSeconds: 1 },
};

const attacker = '203.0.113.7';
const reader = '198.51.100.8';
/** How long the attacker waits for a file, and from one round to the next, in milliseconds: as often as the limit of reads allows. */
const [waitsMs, roundMs] = [300, 2_100];

/** One address requests files to share of many tailors again and again and hangs up; meanwhile another one requests social cards. */
export const drawings = fault('drawings are requested in vain', parameters, async (world, given, findings) => {
  const url = await world.postgres.createDatabase('drawings');
  const { pool, db } = openDatabase(url, { limits: jobLimits });
  const app = await startBuiltServer({ ...world.environment, ...defaultLimits, DATABASE_URL: url, TRUST_PROXY: '1' });
  try {
    const rows = await insertDirectoryRows(db, given.files + given.cards + 6);
    const slugs = rows.map(({ profileSlug }) => profileSlug);
    // The first card starts the process that draws them.
    const first = await timed(cardsFor(app.origin, slugs.splice(0, 1))[0] ?? '', findings);
    const alone = await timesOf(cardsFor(app.origin, slugs.splice(0, 3)), findings);
    const shown = cardsFor(app.origin, slugs.splice(0, given.cards));
    const attack = await attackOn(app.origin, slugs.slice(0, given.files));
    const health: number[] = [];
    const times = await timesOf(shown, findings, async () => {
      health.push((await timed(`${app.origin}/healthz`, findings)).seconds);
    });
    const requests = await attack.end();
    const [slowest, most] = [Math.max(...times), Math.max(given.mostSeconds, 3 * Math.max(...alone))];
    findings.check(slowest <= most, `a social card took ${ms(slowest)}, more than ${ms(most)}`);
    findings.count(requests);
    // Requests that the attacker has given up are not drawn, so the files of others come without a wait.
    const file = await timed(`${app.origin}/tailors/${slugs.at(-1)}/sign.pdf`, findings);
    findings.check(file.status === 200, `a file of another address was answered ${file.status}`);
    findings.check(file.seconds < 10, `a file of another address took ${file.seconds.toFixed(1)} s`);
    const cards = `${times.length} social cards took ${range(times)}, alone ${range(alone)}, with the start of the process ${ms(first.seconds)}`;
    return `requested ${requests} files to share and hung up: ${cards}, /healthz beside them ${range(health)}; and then a sign ${ms(file.seconds)}`;
  } finally {
    await app.stop();
    await pool.end();
  }
});

const ms = (seconds = 0) => `${Math.round(seconds * 1_000)} ms`;
const range = (times: readonly number[]) => `${ms(Math.min(...times))} to ${ms(Math.max(...times))}`;
/** The card's version does not matter: the server redirects to the current one. */
const cardsFor = (origin: string, slugs: readonly string[]) => slugs.map((slug) => `${origin}/cards/${slug}/0.jpg`);

/** Requests one address after the other, with `beside` at the same time. Returns the seconds of each. */
async function timesOf(urls: readonly string[], findings: Findings, beside = async () => {}): Promise<number[]> {
  const times: number[] = [];
  for (const url of urls) {
    const [{ status, seconds }] = await Promise.all([timed(url, findings), beside()]);
    findings.check(status === 200, `a social card was answered ${status}`);
    times.push(seconds);
  }
  return times;
}

function timed(url: string, findings: Findings) {
  return findings.timed(async () => {
    const answer = await fetch(url, { headers: { 'x-forwarded-for': reader } });
    await answer.arrayBuffer();
    return { status: answer.status, headers: Object.fromEntries(answer.headers), text: '' };
  });
}

/** Starts the attack. `end` returns the number of its requests. */
async function attackOn(origin: string, slugs: readonly string[]) {
  const entry = fileURLToPath(new URL('./hang-up.ts', import.meta.url));
  const attacking = fork(entry, { execArgv: ['--import', 'tsx'] });
  await once(attacking, 'message');
  const urls = slugs.map((slug, at) => `${origin}/tailors/${slug}/${at % 2 ? 'sign.pdf' : 'status.jpg'}`);
  const task: HangUpTask = { urls, headers: { 'x-forwarded-for': attacker }, waitsMs, roundMs };
  attacking.send(task);
  return {
    end: async () => {
      const ended = once(attacking, 'message');
      attacking.send('enough');
      const [requests] = (await ended) as [number];
      attacking.kill();
      return requests;
    },
  };
}
