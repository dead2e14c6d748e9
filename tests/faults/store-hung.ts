import { anUpload } from '../support/uploads';
import { fault } from './fault';

/** More than are claimed at once: four. */
const parameters = { short: { times: 1, claims: 6 }, long: { times: 5, claims: 20 } };

/** The object store takes connections and says nothing. */
export const hungStore = fault('the object store hangs', parameters, async (world, { times, claims }, findings) => {
  const { tailor, toStore } = world;
  const claim = (objectId: string) => findings.timed(() => tailor.post('/api/gallery', { objectId }));
  for (let time = 0; time < times; time += 1) {
    const ids = await Promise.all(Array.from({ length: claims }, () => anUpload(tailor)));
    toStore.hang();
    const claiming = ids.map(async (id) => findings.refused('a claim', await claim(id), 10));
    const others = {
      'a reservation': () => tailor.post('/api/objects/upload', {}),
      'a write': () => tailor.post('/api/customers', { name: 'Somebody' }),
      'a read': () => tailor.get('/api/gallery'),
      'a search': () => world.visitor.get('/api/tailors/search'),
    };
    for (const [what, send] of Object.entries(others)) {
      const { status, seconds } = await findings.timed(send);
      findings.hold(status === 200 || status === 201, `${what} was answered ${status}`);
      findings.hold(seconds < 3, `${what} took ${seconds.toFixed(1)} s`);
    }
    findings.refused('/readyz', await findings.timed(() => world.visitor.get('/readyz')));
    await Promise.all(claiming);
    toStore.pass();
    for (const id of ids) {
      await findings.recovers('a claim', async () => [201, 409].includes((await claim(id)).status), 10);
    }
  }
  return `hung the object store ${times} times under ${claims} claims`;
});
