import { chown, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Agent } from '../support/app';
import { startBuiltServer } from '../support/built-server';
import { profileInput } from '../support/factories';
import { aPhoto } from '../support/pictures/pictures';
import { filesBelow } from '../support/stores';
import { anUpload, put } from '../support/pictures/uploads';
import { fault, type Findings } from './fault';
import { smallDisk } from './small-disk';
import { signedIn, type World } from './world';

/** The disk of the picture store is full, then that of the database: tmpfs disks, which only root can mount. */
export const fullDisk = fault(
  'a disk is full',
  { short: { times: 1 }, long: { times: 3 } },
  async (world, { times }, findings) => {
    if (process.getuid?.() !== 0) return 'did nothing: only root may mount a small disk';
    for (let time = 0; time < times; time += 1) {
      await whilePicturesHaveNoRoom(world, findings, `full-disk-${time}`);
      await whileRowsHaveNoRoom(world, findings);
    }
    return `filled the disk of the pictures and that of the rows, ${times} times each`;
  },
);

async function whilePicturesHaveNoRoom(world: World, findings: Findings, subject: string) {
  const disk = await smallDisk();
  const bucketless = Object.entries(world.environment).filter(([name]) => !name.startsWith('S3_'));
  const app = await startBuiltServer({ ...Object.fromEntries(bucketless), DATA_DIR: disk.folder });
  try {
    const tailor = await signedIn(app, world.provider, subject);
    await tailor.post('/api/tailors', profileInput({ profileSlug: subject }));
    const arrived = await anUpload(tailor);
    const { uploadURL } = (await tailor.post('/api/objects/upload', {})).body as { uploadURL: string };
    const claim = () => findings.timed(() => tailor.post('/api/gallery', { objectId: arrived }));
    const before = await filesBelow(join(disk.folder, 'objects'));
    await disk.fill();
    const refused = await put(uploadURL, await aPhoto());
    holdFull(findings, 'an upload', refused.status, 507, await refused.text());
    const unclaimed = await claim();
    holdFull(findings, 'a claim', unclaimed.status, 507, unclaimed.text);
    const after = await filesBelow(join(disk.folder, 'objects'));
    findings.check(String(after) === String(before), `files were left half-written: ${after.join(', ')}`);
    await readiness(findings, tailor, 'The disk for pictures is full.');
    const { status } = await findings.timed(() => tailor.post('/api/customers', { name: 'Ada' }));
    findings.check(status === 201, `a client was answered ${status} while only pictures had no room`);
    await disk.free();
    await findings.recovers('a claim', async () => (await claim()).status === 201, 2);
    await ready(findings, tailor);
  } finally {
    await app.stop();
    await disk.remove();
  }
}

async function whileRowsHaveNoRoom({ databaseUrl, tailor }: World, findings: Findings) {
  const disk = await smallDisk();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
    const { uid, gid } = await stat(rows[0]?.folder ?? '');
    const folder = join(disk.folder, 'rows');
    await mkdir(folder);
    await chown(folder, uid, gid);
    await client.query(`create tablespace small location '${folder}'`);
    await client.query('alter table customers set tablespace small');
    await client.query(`alter system set temp_tablespaces = 'small'`);
    await client.query('select pg_reload_conf()');
    await disk.fill();
    const write = () => findings.timed(() => tailor.post('/api/customers', { name: 'Ada', notes: randomText() }));
    let answer = await write();
    // Existing pages of the table have room for a few more rows.
    for (let more = 0; more < 200 && answer.status === 201; more += 1) answer = await write();
    findings.refused('a client', answer);
    holdFull(findings, 'a client', answer.status, 503, answer.text);
    await readiness(findings, tailor, 'The disk of the database is full.');
    const { status } = await findings.timed(() => tailor.get('/api/tailors/me'));
    findings.check(status === 200, `a read was answered ${status} while rows had no room`);
    await disk.free();
    await findings.recovers('a write', async () => (await write()).status === 201, 2);
    await ready(findings, tailor);
  } finally {
    await client.query('alter table customers set tablespace pg_default');
    await client.query('alter system reset temp_tablespaces');
    await client.query('select pg_reload_conf()');
    await client.query('drop tablespace if exists small');
    await client.end();
    await disk.remove();
  }
}

/** Returns text that PostgreSQL cannot compress. */
function randomText(): string {
  return Array.from({ length: 400 }, () => Math.random().toString(36).slice(2, 12)).join('');
}

function holdFull(findings: Findings, what: string, status: number, expected: number, text: string): void {
  findings.check(status === expected, `${what} was answered ${status}, not ${expected}`);
  findings.check(/There is no room left/.test(text), `${what} was answered without a sentence: ${text}`);
}

async function readiness(findings: Findings, agent: Agent, reason: string): Promise<void> {
  const isReported = async () => {
    const { status, body } = await agent.get('/readyz');
    return status === 503 && (body as { reasons: string[] }).reasons.includes(reason);
  };
  await findings.recovers(`/readyz with '${reason}'`, isReported, 5);
}

async function ready(findings: Findings, agent: Agent): Promise<void> {
  await findings.recovers('/readyz', async () => (await agent.get('/readyz')).status === 200, 5);
}
