import { jpegName, webpNames } from '@shared/pictures/picture-files';
import { noPlaces } from '../no-places';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { galleryImages } from '../../../server/features/gallery/tables';
import { orderPhotos } from '../../../server/features/order-photos/tables';
import { tailors } from '../../../server/features/tailor/tables';
import { uploads } from '../../../server/features/objects/tables';
import type { Swept } from '../../../server/noun';
import type { StoreDeps } from '../../../server/deps';
import { sweep } from '../../../server/sweep';
import { createStorage } from '../../../server/storage/create-storage';
import { startApp, type TestApp } from '../app';
import { everyNth } from '../nightly';
import { pictureWorkers } from './picture-workers';
import { filesBelow, startS3Server } from '../stores';

/** The real app on one of the two stores, and the contents of the store. */
export interface PictureWorld {
  app: TestApp;
  /** The app's dependencies, for a store with replaced parts. */
  deps: StoreDeps;
  /** 'staging/{key}', 'public/{name}', and on disk 'unfinished/{name}.{random}.part'. */
  files: () => Promise<string[]>;
  sweep: () => Promise<Swept | undefined>;
  /** Moves all uploads into the past. */
  later: (hours: number) => Promise<void>;
  stop: () => Promise<void>;
}

export async function onDisk(environment?: Record<string, string>): Promise<PictureWorld> {
  const app = await startApp({ environment });
  return worldOf(app, () => filesBelow(`${app.env.dataDir}/objects`), app.stop);
}

export async function onS3(more?: Record<string, string>): Promise<PictureWorld> {
  const { environment, files, stop } = await startS3Server();
  const app = await startApp({ environment: { ...environment, ...more } });
  return worldOf(app, files, async () => {
    await app.stop();
    await stop();
  });
}

/** For what lies above the stores, which `object-storage.test.ts` compares: S3 is tried each night, as its server takes longer. */
export const pictureStores = everyNth(2, [
  ['disk', onDisk],
  ['S3', onS3],
] as const);

/** Returns the differences between store and database: two lists, empty if there are none. */
export async function inconsistencies({ app: { database }, files }: PictureWorld) {
  const rows = await database.db.select().from(uploads);
  const pictures = rows.filter(({ publishedAt }) => publishedAt !== null);
  const published = pictures.flatMap(({ publicKey, widths }) =>
    [jpegName(publicKey), ...webpNames(publicKey, widths)].map((name) => `public/${name}`),
  );
  const open = rows.filter(({ claimedAt, expiresAt }) => !claimedAt && expiresAt && expiresAt > new Date());
  const waiting = open.map(({ stagingKey }) => `staging/${stagingKey}`);
  const held = await files();
  const shown = [
    ...(await database.db.select({ key: galleryImages.pictureKey }).from(galleryImages)),
    ...(await database.db.select({ key: orderPhotos.pictureKey }).from(orderPhotos)),
    ...(await database.db.select({ key: tailors.profilePictureKey }).from(tailors)),
  ].flatMap(({ key }) => key ?? []);
  const known = new Set(pictures.map(({ publicKey }) => publicKey));
  return {
    orphans: held.filter((path) => !published.includes(path) && !waiting.includes(path)),
    missing: [
      ...published.filter((path) => !held.includes(path)),
      ...shown.filter((key) => !known.has(key) || !held.includes(`public/${jpegName(key)}`)),
    ],
  };
}

/** The expected result of `inconsistencies`. */
export const noInconsistencies = { orphans: [], missing: [] };

function worldOf(app: TestApp, files: PictureWorld['files'], stop: PictureWorld['stop']): PictureWorld {
  const { env } = app;
  const { db } = app.database;
  const noLog = pino({ enabled: false });
  const deps = {
    db,
    jobs: db,
    env,
    storage: createStorage(env),
    pictures: pictureWorkers,
    places: noPlaces,
    log: noLog,
  };
  const later = async (hours: number) => {
    const earlier = (column: 'created_at' | 'claimed_at' | 'expires_at') =>
      sql`${sql.identifier(column)} - make_interval(secs => ${hours * 3_600})`;
    await db.update(uploads).set({
      createdAt: earlier('created_at'),
      claimedAt: earlier('claimed_at'),
      expiresAt: earlier('expires_at'),
    });
  };
  return { app, deps, files, sweep: () => sweep(deps), later, stop };
}
