import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../tests/support/app';
import { aTailor } from '../../../tests/support/factories';
import { tailors } from './tables';
import { openGazetteer } from '../../places/gazetteer';
import { locateEarlierTailors } from './locate-earlier';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

it('adds coordinates to existing tailors, and changes nothing else', async () => {
  const { tailor } = await aTailor(app, { city: 'Ikeja', country: 'Nigeria' });
  const { tailor: elsewhere } = await aTailor(app, { city: 'Nowhere at all', country: 'Iceland' });
  await app.database.db.update(tailors).set({ latitude: null, longitude: null, updatedAt: new Date(tailor.updatedAt) });
  const places = await openGazetteer();
  expect(await locateEarlierTailors({ db: app.database.db, places }, new AbortController().signal)).toBe(1);
  const [located] = await app.database.db.select().from(tailors).where(eq(tailors.id, tailor.id));
  expect(located).toMatchObject({ latitude: tailor.latitude, longitude: tailor.longitude });
  expect(located?.updatedAt).toEqual(new Date(tailor.updatedAt));
  const [unknown] = await app.database.db.select().from(tailors).where(eq(tailors.id, elsewhere.id));
  expect(unknown?.latitude).toBeNull();
  expect(await locateEarlierTailors({ db: app.database.db, places }, new AbortController().signal)).toBe(0);
});
