import { mkdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CustomerInput } from '@shared/customers/contract';
import { customerLabels } from '@shared/customers/values';
import type { OwnImage } from '@shared/gallery/contract';
import { jpegName } from '@shared/pictures/picture-files';
import type { Agent, TestApp } from '../../../tests/support/app';
import { aCustomer, aMeasurement, aPicture, aTailor, aUser, profileInput } from '../../../tests/support/factories';
import { aPhoto } from '../../../tests/support/pictures/pictures';
import { onDisk, onS3, type PictureWorld } from '../../../tests/support/pictures/picture-world';
import { anUpload } from '../../../tests/support/pictures/uploads';
import type { Database } from '../../db/client';
import { figures } from '../figures/tables';
import { customers } from '../customers/tables';
import { nounList } from '../../nouns';
import { userScope } from '../../scope';
import { pictureKeyIn } from '../../storage/picture-names';

const path = '/api/account/archive';

const textsOf = (files: Record<string, Uint8Array>) =>
  Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));

async function archiveOf(app: TestApp, agent: Agent) {
  const answer = await fetch(app.origin + path, { headers: { cookie: agent.cookie } });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return { answer, files, texts: textsOf(files) };
}

const userIdOf = async (agent: Agent) => (await agent.get('/api/auth/user')).body.id as string;

/** Inserts eight megabytes that do not compress: more than all buffers on the way can hold. */
async function aLongBook(world: PictureWorld) {
  const { agent, tailor } = await aTailor(world.app);
  await world.app.database.db.execute(
    sql`insert into customers (tailor_id, name, notes)
      select ${tailor.id}, 'Client ' || n, (select string_agg(md5(n::text || part), '') from generate_series(1, 40) part)
      from generate_series(1, 6000) n`,
  );
  return { agent, tailor, userId: await userIdOf(agent) };
}

describe.each([
  ['disk', onDisk],
  ['S3', onS3],
])('GET /api/account/archive on %s', (_name, start) => {
  let world: PictureWorld;
  beforeAll(async () => {
    world = await start();
  });
  afterAll(() => world.stop());

  it('has everything that a tailor stored', async () => {
    const { app } = world;
    const facts = { turnaround: { from: 2, to: 3, unit: 'weeks' }, homeVisits: true, languages: ['yo'] };
    const { agent, tailor } = await aTailor(app, { businessName: 'Wahala & Sons', profileSlug: 'wahala', ...facts });
    await aPicture((await aTailor(app)).agent);
    const moved = profileInput({ businessName: 'Wahala & Sons', profileSlug: 'wahala-and-sons' });
    const url = (await agent.post(`/api/objects/${await anUpload(agent)}/picture`)).body.profilePictureUrl as string;
    await agent.put(`/api/tailors/${tailor.id}`, { ...moved, profilePictureUrl: url });
    await agent.post(`/api/objects/${await anUpload(agent)}/picture`);
    const client = await aCustomer(agent, { name: 'Zoë "Zee" Ọlá', phone: '+44 20', notes: '=HYPERLINK("x")\n@home' });
    const lengths = { neck: '15 1/2', chest: '101,5 cm', waist: '-loose', notes: 'Left\nlower' };
    const ownMeasures = [{ key: 'agbadaLength', name: 'Agbada', value: '54' }];
    await aMeasurement(agent, client.id, { measurements: lengths, tags: 'Agbada', ownMeasures });
    const sheet = await agent.post('/api/sheets', {
      name: 'Agbada',
      measures: [{ key: 'agbadaLength', name: 'Agbada' }],
    });
    const photo = await anUpload(agent, await aPhoto({ width: 2400, height: 1200 }));
    await agent.post('/api/gallery', { objectId: photo, caption: 'Aso-oke' });
    const figuresOf = { tailorId: tailor.id, day: '2026-03-01', views: 3, appearances: 12 };
    await app.database.db.insert(figures).values([figuresOf, { ...figuresOf, day: '2026-02-28', contacts: 1 }]);

    const { answer, files, texts } = await archiveOf(app, agent);
    const day = new Date().toISOString().slice(0, 10);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="seamfolk-wahala-and-sons-${day}.zip"`,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const both = (noun: string) => [`${noun}.json`, `${noun}.csv`];
    const nouns = [
      ...both('clients'),
      'clients.vcf',
      ...both('measurements'),
      'sheets.json',
      ...both('portfolio'),
      'decisions.json',
      ...both('figures'),
    ];
    const pictures = ['portfolio-0001', 'profile', 'unsaved-0001'].flatMap((name) => [
      `pictures/${name}.webp`,
      `pictures/${name}.jpg`,
    ]);
    const ofNouns = nounList.flatMap(([, { archive }]) =>
      (archive?.files ?? []).flatMap(({ name }) =>
        name.endsWith('.*') ? both(name.slice(0, -2)) : name.endsWith('/') ? [] : name,
      ),
    );
    expect(ofNouns).toEqual(expect.arrayContaining(['account.json', 'profile.json', ...nouns]));
    expect(Object.keys(files)).toEqual(['README.txt', ...ofNouns, ...pictures]);

    const parsed = (name: string): unknown => JSON.parse(texts[name] ?? '');
    expect(parsed('account.json')).toMatchObject({ id: tailor.userId, firstName: 'Ada' });
    expect(parsed('profile.json')).toMatchObject({
      businessName: 'Wahala & Sons',
      formerAddresses: [{ slug: 'wahala' }],
      ...facts,
    });
    expect(parsed('clients.json')).toEqual([client]);
    expect(parsed('measurements.json')).toMatchObject([
      {
        clientId: client.id,
        clientName: client.name,
        tags: 'Agbada',
        notes: 'Left\nlower',
        ownMeasures,
        measurements: {
          neck: { written: '15 1/2', inches: 15.5, centimetres: 39.4 },
          chest: { written: '101,5 cm', inches: 40, centimetres: 101.5 },
          waist: { written: '-loose', inches: null, centimetres: null },
        },
      },
    ]);
    const cells = { name: '"Zoë ""Zee"" Ọlá"', phone: "'+44 20", notes: `"'=HYPERLINK(""x"")\n'@home"` };
    const fields = Object.keys(customerLabels) as (keyof CustomerInput)[];
    expect(texts['clients.csv']).toBe(
      `\uFEFF${fields.map((field) => customerLabels[field]).join()},Added,Changed\r\n` +
        `${fields.map((field) => ({ ...client, ...cells })[field]).join()},${client.createdAt},${client.updatedAt}\r\n`,
    );
    expect(texts['clients.vcf']?.split('\r\n')).toEqual([
      ...['BEGIN:VCARD', 'VERSION:3.0', 'PRODID:-//Seamfolk//EN', `UID:urn:uuid:${client.id}`],
      ...[`REV:${client.updatedAt}`, 'FN:Zoë "Zee" Ọlá', 'N:;Zoë "Zee" Ọlá;;;', 'TEL;TYPE=CELL:+44 20'],
      ...['NOTE:=HYPERLINK("x")\\n@home', 'END:VCARD', ''],
    ]);
    const [names = '', line = ''] = (texts['measurements.csv'] ?? '').split('\r\n');
    expect(texts['measurements.csv']).toContain(',Agbada: 54,');
    expect(parsed('sheets.json')).toEqual([sheet.body]);
    expect(names).toContain('Client,Taken,Changed,Tag,Neck,Neck (in),Neck (cm),Chest,');
    expect(line).toContain(`,Agbada,15 1/2,15.5,39.4,"101,5 cm",40,101.5,'-loose,,,`);
    expect(parsed('portfolio.json')).toMatchObject([{ file: pictures[0], caption: 'Aso-oke' }]);
    expect(texts['portfolio.csv']).toContain(`${pictures[0]},Aso-oke,,`);
    expect(parsed('figures.json')).toEqual([
      { day: '2026-02-28', views: 3, contacts: 1, appearances: 12 },
      { day: '2026-03-01', views: 3, contacts: 0, appearances: 12 },
    ]);
    expect(texts['figures.csv']).toBe(
      '\uFEFFDay,Views,Contact taps,In searches\r\n2026-02-28,3,1,12\r\n2026-03-01,3,0,12\r\n',
    );
    const largest = await sharp(files['pictures/portfolio-0001.webp']).metadata();
    expect([largest.format, largest.width]).toEqual(['webp', 1600]);
    const jpeg = await sharp(files['pictures/portfolio-0001.jpg']).metadata();
    expect([jpeg.format, jpeg.width]).toEqual(['jpeg', 1024]);
  });

  it('lists pictures that are missing in the store and continues', async () => {
    const { agent } = await aTailor(world.app);
    const images = [await aPicture(agent), await aPicture(agent), await aPicture(agent)];
    const names = images.map(nameOf);
    const webp = (name = '') => name.replace('.jpg', '-320.webp');
    await world.deps.storage.removePublished([names[0] ?? '', webp(names[0]), webp(names[1])]);
    const { files, texts } = await archiveOf(world.app, agent);
    const pictures = Object.keys(files).filter((name) => name.startsWith('pictures/'));
    expect(pictures).toEqual(['0002.jpg', '0003.webp', '0003.jpg'].map((name) => `pictures/portfolio-${name}`));
    const missing = ['0001.webp', '0001.jpg', '0002.webp'];
    expect(texts['missing-pictures.txt']).toBe(
      missing.map((name) => `pictures/portfolio-${name} is missing in the store\n`).join(''),
    );
  });
});

it('reads a long portfolio and many unsaved pictures in batches', async () => {
  const world = await onDisk();
  const { agent, tailor } = await aTailor(world.app);
  const { db } = world.app.database;
  await db.execute(sql`insert into gallery_images (tailor_id, picture_key, width, height, widths)
    select ${tailor.id}, md5('hung' || n), 1, 1, '{320}' from generate_series(1, 1000) as n`);
  await db.execute(sql`insert into uploads (user_id, public_key, published_at)
    select ${await userIdOf(agent)}, md5('unsaved' || n), now() from generate_series(1, 1000) as n`);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const { texts } = await archiveOf(world.app, agent);
  const answers = (await Promise.all(query.mock.results.map(({ value }) => value as unknown))) as (
    | pg.QueryResult
    | undefined
  )[];
  query.mockRestore();
  expect(JSON.parse(texts['portfolio.json'] ?? '')).toHaveLength(1000);
  expect(texts['missing-pictures.txt']?.match(/unsaved-\d+\.jpg/g)).toHaveLength(1000);
  expect(Math.max(...answers.map((answer) => answer?.rows?.length ?? 0))).toBe(100);
  await world.stop();
}, 60_000);

describe('an archive in progress', () => {
  let world: PictureWorld;
  beforeAll(async () => {
    world = await onDisk();
  });
  afterAll(() => world.stop());

  /** Requests an archive, and does something while its rows are being read. */
  const whileCollecting = <T>(
    ask: () => T,
    work: (request: T, tx: Database) => Promise<unknown>,
  ): Promise<{ request: T }> =>
    world.app.database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table gallery_images in access exclusive mode`);
      const request = ask();
      const here = sql`(select oid from pg_database where datname = current_database())`;
      const waiting = sql`select from pg_locks where database = ${here} and not granted`;
      await expect.poll(async () => (await tx.execute(waiting)).rowCount).toBe(1);
      await work(request, tx);
      return { request };
    });

  const ready = async (agent: Agent) => (await agent.get(`${path}/ready`)).status;

  it('works for a user without a profile', async () => {
    const agent = await aUser(world.app);
    expect(await agent.request('HEAD', path)).toMatchObject({ status: 200, text: '' });
    await expect.poll(() => ready(agent)).toBe(204);
    const { answer, texts } = await archiveOf(world.app, agent);
    expect(answer.headers.get('content-disposition')).toContain('"seamfolk-account-');
    expect([texts['profile.json'], texts['clients.json']]).toEqual(['null\n', '[]\n']);
  });

  it('is one snapshot, despite changes while it is downloaded', async () => {
    const { userId } = await aLongBook(world);
    const { content } = await userScope(world.deps, userId).account.archive();
    await new Promise((resolve) => content.once('readable', resolve));
    expect(content.readableEnded).toBe(false);
    await world.app.database.db.delete(customers);
    const texts = textsOf(unzipSync(new Uint8Array(await buffer(content))));
    expect(JSON.parse(texts['clients.json'] ?? '')).toHaveLength(6_000);
    expect(texts['clients.csv']?.trim().split('\r\n')).toHaveLength(6_001);
  });

  it('is one snapshot, despite changes while its rows are read', async () => {
    const { agent } = await aTailor(world.app);
    await aCustomer(agent);
    const { request } = await whileCollecting(
      () => archiveOf(world.app, agent),
      (_asked, tx) => tx.delete(customers),
    );
    const { texts } = await request;
    expect(JSON.parse(texts['clients.json'] ?? '')).toHaveLength(1);
    expect(texts['clients.csv']?.trim().split('\r\n')).toHaveLength(2);
  });

  it('is cancelled when the client disconnects before it begins', async () => {
    const agent = await aUser(world.app);
    const ask = () => request(world.app.origin + path, { headers: { cookie: agent.cookie } }).end();
    await whileCollecting(ask, async (request) => {
      request.on('error', () => undefined);
      request.destroy();
      expect(await ready(agent)).toBe(409);
    });
    await expect.poll(() => ready(agent)).toBe(204);
  });

  it('is limited to one per user and eight per process, until the client disconnects', async () => {
    const [first, second] = [await aLongBook(world), await aUser(world.app)];
    const stop = await startReading(world.app, first.agent);
    const again = await first.agent.get(path);
    expect([again.status, again.body.code]).toEqual([409, 'conflict']);
    expect(await ready(first.agent)).toBe(409);
    const others = await Promise.all(
      Array.from({ length: 7 }, async () => {
        expect(await ready(second)).toBe(204);
        const userId = await userIdOf(await aUser(world.app));
        return (await userScope(world.deps, userId).account.archive()).content;
      }),
    );
    expect([await ready(second), (await second.get(path)).status]).toEqual([503, 503]);
    stop();
    await expect.poll(async () => [await ready(second), await ready(first.agent)]).toEqual([204, 204]);
    for (const content of others) content.destroy();
  });

  it('holds no database connection during the download', async () => {
    const stop = await startReading(world.app, (await aLongBook(world)).agent);
    const { rows } = await world.app.database.db.execute(
      sql`select from pg_stat_activity where datname = current_database() and state like 'idle in%'`,
    );
    expect(rows).toEqual([]);
    stop();
  });

  it('breaks the download if it cannot continue', async () => {
    const { agent } = await aLongBook(world);
    const name = nameOf(await aPicture(agent)).replace('.jpg', '-320.webp');
    await world.deps.storage.removePublished([name]);
    await mkdir(join(world.app.env.dataDir, 'objects/public', name));
    const reading = await fetch(world.app.origin + path, { headers: { cookie: agent.cookie } });
    expect(reading.status).toBe(200);
    await expect(reading.arrayBuffer()).rejects.toThrow();
    await expect.poll(() => ready(agent)).toBe(204);
  });
});

/** Returns the name of the JPEG in the store. */
const nameOf = ({ imageUrl }: OwnImage) => jpegName(pictureKeyIn(imageUrl) ?? '');

/** Reads only the headers of the answer. Returns a function that closes the connection. */
async function startReading({ origin }: TestApp, { cookie }: Agent): Promise<() => void> {
  const sent = request(origin + path, { headers: { cookie } }).end();
  await new Promise((resolve) => sent.once('response', resolve));
  sent.on('error', () => undefined);
  return () => sent.destroy();
}
