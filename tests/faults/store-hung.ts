import { aPicture } from '../support/factories';
import { anUpload } from '../support/pictures/uploads';
import { fault } from './fault';

/** More claims than run at once (four), at most 20 with earlier reservations. */
const parameters = { short: { times: 1, claims: 6 }, long: { times: 5, claims: 15 } };

/** The object store accepts connections and does not answer. */
export const hungStore = fault('the object store hangs', parameters, async (world, { times, claims }, findings) => {
  const { tailor, toStore } = world;
  const claim = (objectId: string) => findings.timed(() => tailor.post('/api/gallery', { objectId }));
  for (let time = 0; time < times; time += 1) {
    const shown = await aPicture(tailor);
    const ids = await Promise.all(Array.from({ length: claims }, () => anUpload(tailor)));
    toStore.hang();
    const claiming = ids.map(async (id) => findings.refused('a claim', await claim(id), 10));
    const deleting = findings.timed(() => tailor.delete(`/api/gallery/${shown.id}`));
    const others = {
      'a reservation': () => tailor.post('/api/objects/upload', {}),
      'a write': () => tailor.post('/api/customers', { name: 'Somebody' }),
      'a read': () => tailor.get('/api/gallery'),
      'a search': () => world.visitor.get('/api/tailors/search'),
    };
    for (const [what, send] of Object.entries(others)) {
      const { status, seconds } = await findings.timed(send);
      findings.check(status === 200 || status === 201, `${what} was answered ${status}`);
      findings.check(seconds < 3, `${what} took ${seconds.toFixed(1)} s`);
    }
    findings.refused('/readyz', await findings.timed(() => world.visitor.get('/readyz')));
    await Promise.all(claiming);
    const { status, seconds } = await deleting;
    findings.check(status === 204 && seconds <= 10, `a deletion: ${status} after ${seconds.toFixed(1)} s`);
    toStore.pass();
    for (const id of ids) await findings.recovers('a claim', async () => (await claim(id)).status === 201, 10);
    const again = await findings.timed(async () => claim(await anUpload(tailor)));
    findings.check(again.status === 201, `a new picture was answered ${again.status}`);
  }
  return `hung the object store ${times} times under ${claims} claims`;
});
