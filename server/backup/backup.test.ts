import { execFile } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  appendFile,
  chmod,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  truncate,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { jpegName } from '@shared/pictures/picture-files';
import { bundledProgram } from '../../tests/support/bundled-program';
import { databaseUrl, dropDatabase, testDatabase, type TestDatabase } from '../../tests/support/database/database';
import { aCustomer, aMeasurement, aPicture, aTailor, profileInput } from '../../tests/support/factories';
import {
  noInconsistencies,
  onDisk,
  onS3,
  inconsistencies,
  type PictureWorld,
} from '../../tests/support/pictures/picture-world';
import { filesBelow, startDiskStore, startS3Server } from '../../tests/support/stores';
import { begun } from '../../tests/support/database/transactions';
import { anUpload } from '../../tests/support/pictures/uploads';
import { parseEnv, type Env } from '../env';
import { withConnection } from './connect';
import { sweep } from '../sweep';
import { DiskStorage } from '../storage/disk';
import { StorageUnavailable } from '../storage/object-storage';
import { pictureKeyIn } from '../storage/picture-names';
import { makeBackup } from './make-backup';
import type { Manifest } from './manifest';
import { restoreBackup } from './restore-backup';
import { lostObjects } from './save-objects';
import { knownMigrations, migrateUpTo } from './schema-state';

const log = pino({ enabled: false });
const randomId = randomUUID();
const notKept = ['sessions', 'rate_limits', 'idempotency_keys', 'drawings', 'change_feed'];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seamfolk-backup-'));
  // If this runs as root, PostgreSQL runs as another user, who needs access.
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => void vi.restoreAllMocks());
const aFolder = () => join(folder, randomBytes(4).toString('hex'));

/** Returns every row of every table, as text. */
async function rowsOf(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables.filter((table) => !notKept.includes(table.name))) {
    const { rows } = await client.query<{ line: string }>(`select t::text as line from ${name} t order by 1`);
    all[name] = rows.map(({ line }) => line);
  }
  await client.end();
  return all;
}

const published = async (files: Promise<string[]>) => (await files).filter((path) => path.startsWith('public/'));

/** Makes a tailor with one of everything, and with texts that COPY has to escape. */
async function plant({ app }: PictureWorld) {
  const { agent, tailor } = await aTailor(app, { profileSlug: `plant-${randomBytes(4).toString('hex')}` });
  const client = await aCustomer(agent, { name: 'Ọlá\t"Zee" \\N', notes: 'two\nlines\\.' });
  await aMeasurement(agent, client.id, { measurements: { neck: '15½"', notes: '{"a":1}' } });
  const image = await aPicture(agent, { caption: 'NULL' });
  const url = (await agent.post(`/api/objects/${await anUpload(agent)}/picture`)).body.profilePictureUrl as string;
  const moved = profileInput({ profileSlug: `${tailor.profileSlug}-now`, profilePictureUrl: url, bio: '' });
  await agent.put(`/api/tailors/${tailor.id}`, moved);
  await agent.post('/api/objects/upload', {});
  return { agent, tailor, image };
}

describe.each([
  ['disk', onDisk],
  ['S3', onS3],
])('a backup of %s', (_name, start) => {
  let world: PictureWorld;
  let env: Env;
  beforeAll(async () => {
    world = await start();
    env = { ...world.app.env, databaseUrl: world.app.database.url };
    await plant(world);
  });
  afterAll(() => world.stop());

  it('restores every row and every picture into an empty database and store', async () => {
    const backup = aFolder();
    const files = await published(world.files());
    const bytesOf = (paths: string[]) =>
      Promise.all(paths.map((path) => world.deps.storage.readPublished(path.slice('public/'.length), 1e8)));
    const [rows, pictures] = [await rowsOf(world.app.database.url), await bytesOf(files)];
    const made = await makeBackup({ env, log, folder: backup });
    expect(made).toMatchObject({ objects: files.length, missing: [], lost: [] });
    await world.deps.storage.removePublished(files.map((path) => path.slice('public/'.length)));
    expect(await published(world.files())).toEqual([]);

    const empty = await testDatabase();
    const restored = await restoreBackup({ env: { ...env, databaseUrl: empty.url }, log, folder: backup });
    expect(restored).toEqual({ rows: made.rows, objects: made.objects });
    expect(await rowsOf(empty.url)).toEqual(rows);
    expect(Object.keys(rows)).toContain('deletions');
    expect(await published(world.files())).toEqual(files);
    expect(await bytesOf(files)).toEqual(pictures);
    const { rows: later } = await empty.pool.query(
      `with someone as (insert into users (issuer, subject) values ('a', 'b') returning id)
        insert into tailors (user_id, business_name, city, country, profile_slug)
        select id, 'Restored', 'Accra', 'Ghana', 'restored' from someone returning seq > all (select seq from tailors) as ok`,
    );
    expect(later).toEqual([{ ok: true }]);
    expect((await empty.pool.query(`select from name_words where word = 'restored'`)).rowCount).toBe(1);
    await empty.stop();
  });
});

describe('a backup', () => {
  let world: PictureWorld;
  let env: Env;
  let empty: TestDatabase;
  let emptyStore: Awaited<ReturnType<typeof startDiskStore>>;
  let backup: string;
  beforeAll(async () => {
    world = await onDisk();
    env = { ...world.app.env, databaseUrl: world.app.database.url };
    await plant(world);
    empty = await testDatabase();
    emptyStore = await startDiskStore();
  });
  afterAll(async () => {
    await world.stop();
    await empty.stop();
    await emptyStore.stop();
  });
  beforeEach(async () => {
    backup = aFolder();
    await makeBackup({ env, log, folder: backup });
  });

  const restore = () =>
    restoreBackup({ env: { ...env, databaseUrl: empty.url, dataDir: emptyStore.folder }, log, folder: backup });
  const manifest = async () => JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8')) as Manifest;
  const firstObject = async () => (await filesBelow(join(backup, 'objects')))[0] ?? '';

  /** Changes the manifest, and its line in the list of hashes. */
  const rewrite = async (change: Partial<Manifest>) => {
    const text = JSON.stringify({ ...(await manifest()), ...change });
    await writeFile(join(backup, 'manifest.json'), text);
    const sums = await readFile(join(backup, 'SHA256SUMS'), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex');
    await writeFile(join(backup, 'SHA256SUMS'), sums.replace(/^.*(?= {2}manifest\.json$)/m, hash));
  };
  const dropLines = async (pattern: RegExp) => {
    const sums = await readFile(join(backup, 'SHA256SUMS'), 'utf8');
    await writeFile(join(backup, 'SHA256SUMS'), sums.replace(pattern, ''));
  };

  it('is readable only by its owner, and sha256sum can check it', async () => {
    const entries = await readdir(backup, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const { mode } = await stat(join(entry.parentPath, entry.name));
      expect([entry.name, mode & 0o777]).toEqual([entry.name, entry.isDirectory() ? 0o700 : 0o600]);
    }
    await promisify(execFile)('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], { cwd: backup });
    expect((await manifest()).tables.map(({ name }) => name)).not.toContain('sessions');
  });

  it.each<[string, () => Promise<unknown>, RegExp]>([
    ['without a manifest', () => unlink(join(backup, 'manifest.json')), /There is no complete backup .* \(ENOENT\)$/],
    ['with half a manifest', () => truncate(join(backup, 'manifest.json'), 50), /damaged: manifest.json/],
    [
      'with a changed row',
      () => appendFile(join(backup, 'rows/customers.copy'), 'x'),
      /rows\/customers.copy has changed/,
    ],
    [
      'without a table',
      () => unlink(join(backup, 'rows/tailors.copy')),
      /rows\/tailors.copy cannot be read \(ENOENT\)/,
    ],
    [
      'with a changed picture',
      async () => appendFile(join(backup, 'objects', await firstObject()), 'x'),
      /jpg|webp has changed/,
    ],
    [
      'without a picture',
      async () => unlink(join(backup, 'objects', await firstObject())),
      /cannot be read \(ENOENT\)/,
    ],
    ['without its list', () => unlink(join(backup, 'SHA256SUMS')), /its list cannot be read \(ENOENT\)/],
    ['with a shorter list', () => dropLines(/^.*objects.*\n/m), /files are missing in its list/],
    [
      'with a list that leads out',
      () => appendFile(join(backup, 'SHA256SUMS'), `${'0'.repeat(64)}  ../x\n`),
      /not a list/,
    ],
    [
      'of a newer version',
      async () => rewrite({ migrations: [...knownMigrations(), 'next'] }),
      /made by a newer version/,
    ],
    ['of another product', () => rewrite({ migrations: ['other'] }), /made by a newer version/],
  ])('is refused %s, before anything is written', async (_name, spoil, reason) => {
    await spoil();
    await expect(restore()).rejects.toThrow(reason);
    expect(Object.values(await rowsOf(empty.url)).flat()).toEqual([]);
    expect(await emptyStore.files()).toEqual([]);
  });

  it('cannot be restored into a database with a row', async () => {
    await empty.pool.query(`insert into users (issuer, subject) values ('a', 'b')`);
    await expect(restore()).rejects.toThrow('The database is not empty: there are rows in users');
    await empty.pool.query('delete from users');
    expect(await emptyStore.files()).toEqual([]);
  });

  it('cannot be restored over a different file in the store, but over an identical one', async () => {
    const [name = '', other = ''] = (await filesBelow(join(backup, 'objects'))).map((path) => path.slice(3));
    await emptyStore.storage.publish(name, await readFile(join(backup, 'objects', name.slice(0, 2), name)));
    await emptyStore.storage.publish(other, Buffer.from('another'));
    await expect(restore()).rejects.toThrow(`The store is not empty: it has another file ${other}`);
    expect(Object.values(await rowsOf(empty.url)).flat()).toEqual([]);
    await emptyStore.storage.removePublished([other]);
    const again = await testDatabase();
    await restoreBackup({ env: { ...env, databaseUrl: again.url, dataDir: emptyStore.folder }, log, folder: backup });
    expect(await rowsOf(again.url)).toEqual(await rowsOf(world.app.database.url));
    await again.stop();
    await rm(join(emptyStore.folder, 'objects'), { recursive: true });
  });

  it('moves pictures into another kind of store, with the rows that show them', async () => {
    const bucket = await startS3Server();
    const database = await testDatabase();
    const moved = parseEnv({ ...bucket.environment, DATABASE_URL: database.url });
    await restoreBackup({ env: moved, log, folder: backup });
    const { rows } = await database.pool.query<{ key: string }>(
      `select public_key as key from uploads where published_at is not null
        union all select picture_key from gallery_images
        union all select profile_picture_key from tailors where profile_picture_key is not null`,
    );
    expect(rows.length).toBeGreaterThan(3);
    const names = rows.map(({ key }) => `public/${jpegName(key)}`);
    expect(await bucket.files()).toEqual(expect.arrayContaining(names));
    await database.stop();
    await bucket.stop();
  });

  it('is not written into a filled folder, and leaves nothing after a cancellation', async () => {
    await expect(makeBackup({ env, log, folder: backup })).rejects.toThrow(/is not empty/);
    const target = aFolder();
    const signal = AbortSignal.abort();
    await expect(makeBackup({ env, log, folder: target, signal })).rejects.toThrow();
    expect((await readdir(folder)).filter((name) => target.endsWith(name.slice(0, 8)))).toEqual([]);
  });

  it('locks no table while it copies pictures, and does not restore pictures deleted meanwhile', async () => {
    const { agent, tailor, image } = await plant(world);
    const { db } = world.app.database;
    const meanwhile = async () => {
      await db.transaction(async (tx) => {
        await tx.execute(sql`lock table customers, tailors, uploads in access exclusive mode nowait`);
      });
      expect((await agent.delete(`/api/gallery/${image.id}`)).status).toBe(204);
      const bare = profileInput({ profileSlug: `${tailor.profileSlug}-now`, profilePictureUrl: null });
      expect((await agent.put(`/api/tailors/${tailor.id}`, bare)).status).toBe(200);
      await world.sweep();
    };
    const read = DiskStorage.prototype.readPublished;
    let deleting: Promise<void> | undefined;
    vi.spyOn(DiskStorage.prototype, 'readPublished').mockImplementation(async function (this: DiskStorage, ...asked) {
      await (deleting ??= meanwhile());
      return read.apply(this, asked);
    });
    const again = aFolder();
    const made = await makeBackup({ env, log, folder: again });
    expect([made.missing.length, made.lost]).toEqual([4, []]);

    const [target, store] = [await testDatabase(), await startDiskStore()];
    const there = { ...env, databaseUrl: target.url, dataDir: store.folder };
    const restored = await restoreBackup({ env: there, log, folder: again });
    expect(restored).toEqual({ rows: made.rows - 1, objects: made.objects });
    const copy = { app: { database: target }, files: store.files } as PictureWorld;
    expect(await sweep({ db: target.db, storage: store.storage, log })).toMatchObject({ failed: 0 });
    expect(await inconsistencies(copy)).toEqual(noInconsistencies);
    const left = await target.pool.query(
      `select profile_picture_key as key, profile_picture_widths as widths from tailors where id = $1`,
      [tailor.id],
    );
    expect(left.rows).toEqual([{ key: null, widths: [] }]);
    await target.stop();
    await store.stop();
  });

  it('survives a short failure of the store, and so does its restore', async () => {
    const once = () => Promise.reject(new StorageUnavailable(new Error('slow'), true));
    vi.spyOn(DiskStorage.prototype, 'readPublished').mockImplementationOnce(once);
    const again = aFolder();
    const made = await makeBackup({ env, log, folder: again });
    vi.spyOn(DiskStorage.prototype, 'readPublished').mockImplementationOnce(once);
    vi.spyOn(DiskStorage.prototype, 'publish').mockImplementationOnce(once);
    const target = await testDatabase();
    const there = { ...env, databaseUrl: target.url, dataDir: aFolder() };
    expect(await restoreBackup({ env: there, log, folder: again })).toEqual({ rows: made.rows, objects: made.objects });
    await target.stop();
  });

  it('lists deleted and lost pictures, and restores the rows of lost ones', async () => {
    const { image } = await plant(world);
    const name = jpegName(pictureKeyIn(image.imageUrl) ?? '');
    await world.deps.storage.removePublished([name]);
    const again = aFolder();
    expect(await makeBackup({ env, log, folder: again })).toMatchObject({ missing: [name], lost: [name] });
    const deleted = `${'0'.repeat(32)}.jpg`;
    const lost = await withConnection(env.databaseUrl ?? '', (client) => lostObjects(client, [deleted, name]));
    expect(lost).toEqual([name]);

    const target = await testDatabase();
    const there = { ...env, databaseUrl: target.url, dataDir: aFolder() };
    await restoreBackup({ env: there, log, folder: again });
    expect(await rowsOf(target.url)).toEqual(await rowsOf(world.app.database.url));
    await target.stop();
  });

  it("is not restored after a stop signal during another process's migration", async () => {
    const folder = aFolder();
    await plant(world);
    await makeBackup({ env, log, folder });
    const target = await testDatabase();
    onTestFinished(target.stop);
    const holder = await begun(target, 'select pg_advisory_xact_lock(7326368102)');
    const stopping = new AbortController();
    const logged: string[] = [];
    const listening = pino({}, { write: (line) => void logged.push((JSON.parse(line) as { msg: string }).msg) });
    const elsewhere = { ...env, databaseUrl: target.url, dataDir: join(aFolder(), 'data') };
    const restoring = restoreBackup({ env: elsewhere, log: listening, folder, signal: stopping.signal });
    const stopped = expect(restoring).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(() => logged, { timeout: 10_000 }).toContain('waiting for another process to migrate');
    stopping.abort();
    await stopped;
    await holder.commit();
    expect((await target.pool.query('select from users')).rowCount).toBe(0);
  });

  it('of an earlier version is restored and then migrated', async () => {
    const [earlier = '', later = ''] = ['earlier', 'later'].map((name) => databaseUrl(`backup_${name}`));
    const admin = new pg.Client(inject('serverUrl'));
    await admin.connect();
    for (const name of ['earlier', 'later']) await admin.query(`create database backup_${name}`);
    await migrateUpTo(earlier, 8);
    const client = new pg.Client(earlier);
    await client.connect();
    const [worn = '', deleted = ''] = ['a', 'b'].map((digit) => digit.repeat(32));
    await client.query(`
      insert into users (id, issuer, subject) values ('${randomId}', 'a', 'b');
      insert into uploads (user_id, staging_key, public_key, public_url, claimed_at)
        select '${randomId}', key, key, 'https://pictures.example/public/' || key || '.jpg', now()
        from unnest(array['${worn}', '${deleted}']) key;
      insert into tailors (id, user_id, business_name, city, country, profile_slug, profile_picture_url) values ('${randomId}',
        '${randomId}', 'Old Thread', 'Accra', 'Ghana', 'old-thread', 'https://pictures.example/public/${worn}.jpg');
      insert into gallery_images (tailor_id, image_url, width, height)
        values ('${randomId}', 'https://pictures.example/public/${deleted}.jpg', 3, 4)`);
    const readPublished = async (name: string) => {
      await client.query('update uploads set public_url = null where public_key = $1', [deleted]);
      return name === jpegName(worn) ? Buffer.from('worn') : undefined;
    };
    vi.spyOn(DiskStorage.prototype, 'readPublished').mockImplementation(readPublished);
    const old = aFolder();
    const made = await makeBackup({ env: { ...env, databaseUrl: earlier }, log, folder: old });
    expect(made).toMatchObject({ missing: [jpegName(deleted)], lost: [] });
    vi.restoreAllMocks();
    await client.end();
    const dataDir = aFolder();
    const restoreInto = (databaseUrl: string) =>
      restoreBackup({ env: { ...env, databaseUrl, dataDir }, log, folder: old });
    await expect(restoreInto(empty.url)).rejects.toThrow(
      /newer than the backup: restore it into a database without tables/,
    );
    await restoreInto(later);
    const rows = await rowsOf(later);
    expect([rows.tailors?.length, rows.name_words]).toEqual([1, ['(old)', '(thread)']]);
    expect(rows.tailors?.[0]).toContain(`,${worn},`);
    expect(rows.gallery_images).toEqual([]);
    for (const name of ['earlier', 'later']) await dropDatabase(admin, `backup_${name}`);
    await admin.end();
  });
});

describe('npm run backup and npm run restore', () => {
  let programs: Record<'backup' | 'restore', string>;
  beforeAll(async () => {
    const backup = await bundledProgram('server/backup/backup.ts');
    programs = { backup, restore: await bundledProgram('server/backup/restore.ts') };
  });

  const run = async (program: 'backup' | 'restore', args: string[], environment: Record<string, string>) => {
    const env = { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'silent', ...environment };
    const ended = promisify(execFile)(process.execPath, [programs[program], ...args], { env });
    const { stdout, stderr } = await ended.catch((error: { stdout: string; stderr: string }) => error);
    return { stdout, stderr, code: ended.child.exitCode };
  };

  it('restore into a new embedded database, and back up from it', async () => {
    const world = await onDisk();
    await plant(world);
    const [first, second, dataDir] = [aFolder(), aFolder(), aFolder()];
    const source = { DATABASE_URL: world.app.database.url, DATA_DIR: world.app.env.dataDir };
    const made = await run('backup', [first], source);
    expect(made).toMatchObject({
      stdout: expect.stringMatching(/^Backed up: \d+ rows, \d+ files\n$/),
      stderr: '',
      code: 0,
    });
    const restored = await run('restore', [first], { DATA_DIR: dataDir });
    expect(restored).toEqual({ stdout: made.stdout.replace('Backed up', 'Restored'), stderr: '', code: 0 });
    await makeBackup({ env: parseEnv({ DATA_DIR: dataDir }), log, folder: second });
    const sums = async (backup: string) =>
      (await readFile(join(backup, 'SHA256SUMS'), 'utf8'))
        .split('\n')
        .filter((line) => !line.includes('manifest'))
        .sort();
    expect(await sums(second)).toEqual(await sums(first));
    const home = await realpath(join(dataDir, 'postgres'));
    await rm(home, { recursive: true, force: true });
    await world.stop();
  }, 60_000);

  it.each<['backup' | 'restore', string[], string | RegExp]>([
    ['restore', [], /^Usage: npm run restore -- DIR\n$/],
    ['backup', ['x'], /^There is nothing to back up: no database in .*\n$/],
    ['restore', ['nowhere'], /^There is no complete backup in .*nowhere: manifest.json cannot be read \(ENOENT\)\n$/],
  ])('say in one line what keeps %s %j', async (program, args, words) => {
    const { stdout, stderr, code } = await run(program, args, { DATA_DIR: join(folder, 'none') });
    expect({ stdout, code }).toEqual({ stdout: '', code: 1 });
    expect(stderr).toMatch(words);
  });
});
