import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type Agent, type TestApp } from '../../../tests/support/app';
import { aTailor } from '../../../tests/support/factories';

const missingId = '00000000-0000-4000-8000-000000000000';
const neck = { key: 'neck', name: 'Neck' };
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const aSheet = async (agent: Agent, fields: object = {}) => {
  const { status, body } = await agent.post('/api/sheets', { name: 'Agbada', measures: [neck], ...fields });
  expect(status).toBe(201);
  return body;
};

describe('GET /api/sheets', () => {
  it('answers the sheets by position, and those at the same position as they were added', async () => {
    const { agent } = await aTailor(app);
    for (const name of ['Agbada', 'Blouse', 'Kaftan']) await aSheet(agent, { name });
    await aSheet(agent, { name: 'Suit', position: 0 });
    const list = await agent.get('/api/sheets');
    expect(list.status).toBe(200);
    expect(list.body.map(({ name }: { name: string }) => name)).toEqual(['Suit', 'Agbada', 'Blouse', 'Kaftan']);
  });
});

describe('POST /api/sheets', () => {
  it("stores a sheet with the shop's own words and own measures", async () => {
    const { agent } = await aTailor(app);
    const created = await agent.post('/api/sheets', {
      name: ' Buba  & iro ',
      garment: 'Aso-Ebi',
      measures: [
        { key: 'chest', name: 'Burst' },
        { key: 'own-1f', name: 'Gele', synonyms: ['Head tie', ' Ipele '], guide: 'Round the tied gele' },
      ],
    });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      name: 'Buba & iro',
      garment: 'Aso-Ebi',
      measures: [
        { key: 'chest', name: 'Burst', synonyms: [], guide: null },
        { key: 'own-1f', name: 'Gele', synonyms: ['Head tie', 'Ipele'], guide: 'Round the tied gele' },
      ],
    });
    expect(created.body).not.toHaveProperty('tailorId');
    expect((await agent.get('/api/sheets')).body).toEqual([created.body]);
  });

  it('stores the longest texts in every field', async () => {
    const { agent } = await aTailor(app);
    const quotes = (length: number) => '"'.repeat(length);
    const longest = (_: unknown, n: number) => ({
      key: `own-${n}`.padEnd(40, 'x'),
      name: `${quotes(59)}x`,
      synonyms: Array(4).fill(quotes(60)),
      guide: quotes(120),
    });
    const measures = Array.from({ length: 60 }, longest);
    expect((await aSheet(agent, { name: 'x'.repeat(60), garment: 'g'.repeat(200), measures })).measures).toEqual(
      measures,
    );
  });

  it.each([
    [{}, 'name', 'Name is required'],
    [{}, 'measures', ''],
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ name: 'x'.repeat(61) }, 'name', 'Must be at most 60 characters'],
    [{ name: 'A', measures: [] }, 'measures', 'Add at least one measure'],
    [{ name: 'A', measures: [neck, neck] }, 'measures', 'Contains a measure twice'],
    [{ name: 'A', measures: [{ key: '1', name: 'A' }] }, 'measures', 'Must begin with a letter'],
    [{ name: 'A', measures: [{ key: 'k', name: '' }] }, 'measures', 'Name is required'],
    [{ name: 'A', measures: [{ ...neck, synonyms: Array(5).fill('a') }] }, 'measures', 'At most 4'],
    [{ name: 'A', measures: [{ ...neck, guide: 'g'.repeat(121) }] }, 'measures', 'at most 120'],
    [{ name: 'A', measures: [neck], position: -1 }, 'position', ''],
  ])('refuses %j on its field', async (body, field, message) => {
    const { agent } = await aTailor(app);
    const refused = await agent.post('/api/sheets', body);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.errors)).toContain(field);
    expect(String(refused.body.errors[field])).toContain(message);
  });
});

describe('PUT /api/sheets/:id', () => {
  it('replaces a sheet, and answers 412 with the current one to an earlier version', async () => {
    const { agent } = await aTailor(app);
    const first = await agent.post('/api/sheets', { name: 'Agbada', measures: [neck] });
    const path = `/api/sheets/${first.body.id}`;
    const head = { key: 'head', name: 'Cap' };
    const second = await agent.put(path, { name: 'Agbada', measures: [neck, head] });
    expect(second.body.measures).toHaveLength(2);
    const late = await agent.put(path, { name: 'Late', measures: [neck] }, { 'If-Match': first.headers.etag ?? '' });
    expect(late.status).toBe(412);
    expect((await agent.get('/api/sheets')).body).toEqual([second.body]);
  });

  it('answers 404 for a missing sheet and for another tailor’s', async () => {
    const [owner, stranger] = [await aTailor(app), await aTailor(app)];
    const { id } = await aSheet(owner.agent);
    for (const each of [id, missingId, 'no-id']) {
      expect((await stranger.agent.put(`/api/sheets/${each}`, { name: 'B', measures: [neck] })).status).toBe(404);
    }
  });
});

describe('DELETE /api/sheets/:id', () => {
  it('deletes a sheet; records keep their own measures', async () => {
    const { agent } = await aTailor(app);
    const { id } = await aSheet(agent);
    expect((await agent.delete(`/api/sheets/${id}`)).status).toBe(204);
    expect((await agent.delete(`/api/sheets/${id}`)).status).toBe(404);
    expect((await agent.get('/api/sheets')).body).toEqual([]);
  });
});
