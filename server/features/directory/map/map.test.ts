import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TailorMapAnswer } from '@shared/directory/map-contract';
import { startApp, type TestApp } from '../../../../tests/support/app';
import { aTailor } from '../../../../tests/support/factories';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  for (const [businessName, city, zipcode, isActive] of [
    ['Brooklyn Needle', 'Brooklyn', '11213'],
    ['Brooklyn Thread', 'Brooklyn', '11213'],
    ['Queens Hem', 'Queens', ''],
    ['Hidden Stitch', 'Queens', '', false],
  ] as const) {
    await aTailor(app, { businessName, city, zipcode, isActive, state: 'New York', country: 'United States' });
  }
  await aTailor(app, { businessName: 'Lagos Cloth', city: 'Lagos', country: 'Nigeria', serviceCategories: ['Agbada'] });
  await aTailor(app, { businessName: 'Nowhere Sewing', city: 'Nowhere at all', country: 'Iceland' });
});
afterAll(() => app.stop());

const map = async (query: Record<string, string>) => {
  const { status, body } = await app.anonymous.get(`/api/map?${new URLSearchParams(query)}`);
  return { status, ...(body as TailorMapAnswer) };
};

describe('GET /api/map', () => {
  it('counts all listed tailors with coordinates by cells, and names a tailor who is alone', async () => {
    const { cells, total, isEstimate } = await map({});
    expect([total, isEstimate]).toEqual([4, false]);
    const lagos = cells.find(({ country }) => country === 'Nigeria');
    expect(lagos).toMatchObject({ count: 1, city: 'Lagos', tailor: { businessName: 'Lagos Cloth' } });
    const [newYork] = cells.filter(({ country }) => country === 'United States');
    expect(newYork).toMatchObject({ count: 3, state: 'New York' });
    expect(newYork?.tailor).toBeUndefined();
  });

  it('has smaller cells within bounds, and a point for the tailors of one postal code', async () => {
    const { cells, total } = await map({ bounds: '-74.2,40.5,-73.7,40.9' });
    expect(total).toBe(3);
    const [brooklyn] = cells.filter(({ city }) => city === 'Brooklyn');
    expect(brooklyn?.count).toBe(2);
    expect(brooklyn?.bounds[0]).toBe(brooklyn?.bounds[2]);
    expect((await map({ bounds: '0,0,1,1' })).cells).toEqual([]);
  });

  it('has the filters and the circle of a search', async () => {
    expect((await map({ garments: 'Agbada' })).total).toBe(1);
    expect((await map({ near: 'Brooklyn, NY', radius: '5000' })).total).toBe(2);
    expect((await map({ near: 'Brooklyn, NY', radius: '40000', bounds: '100,0,120,10' })).total).toBe(0);
    expect((await map({ near: 'Nigeria' })).total).toBe(1);
    expect((await map({ near: 'Xqzzyplonk' })).total).toBe(0);
    expect((await map({ q: 'hem' })).total).toBe(1);
  });

  it.each(['1,2,3', '0,0,0,1', '-190,0,0,1', '0,-91,1,1', 'a,b,c,d', '0,0,361,1'])(
    'refuses bounds %j',
    async (bounds) => {
      expect((await app.anonymous.get(`/api/map?bounds=${bounds}`)).body.errors).toHaveProperty('bounds');
    },
  );

  it('crosses the 180th meridian', async () => {
    expect((await map({ bounds: '-10,0,360,80' })).status).toBe(400);
    expect((await map({ bounds: '170,0,300,80' })).total).toBe(3);
  });
});
