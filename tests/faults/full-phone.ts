import { randomBytes } from 'node:crypto';
import { profileInput } from '../support/factories';
import { fault, until } from './fault';
import { addClient, startPhone } from './phone';
import { smallDisk } from './small-disk';
import { signedIn } from './world';

/** The disk of a phone is full: what is written goes over the network as without a book, and without one the form keeps it. */
export const fullPhone = fault(
  "a phone's disk is full",
  { short: { times: 1 }, long: { times: 6 } },
  async (world, { times }, findings) => {
    if (process.getuid?.() !== 0) return 'did nothing: only root may mount a small disk';
    for (let time = 0; time < times; time += 1) {
      const agent = await signedIn(world.app, world.provider, `full-phone-${crypto.randomUUID()}`);
      const created = await agent.post('/api/tailors', profileInput());
      if (created.status !== 201) throw new Error(`No profile: ${created.status} ${created.text}`);
      const disk = await smallDisk(256);
      const phone = await startPhone(agent, (created.body as { userId: string }).userId, { disk: disk.folder });
      try {
        const { page } = phone;
        await page.goto(`${world.app.origin}/clients`);
        await until('the phone had the book', async () => (await phone.book()).isComplete);
        await disk.fill();
        await addClient(phone, 'Funmi', randomText());
        const saved = page.getByText(/^Saved on this/);
        // A busy server can answer later than the form waits.
        await page.getByText('Client added successfully').or(saved).waitFor();
        await saved.waitFor({ state: 'hidden' });
        await page.context().setOffline(true);
        await addClient(phone, 'Tunde', randomText());
        const dialog = page.getByRole('dialog', { name: 'Add New Client' });
        // The database may have found room in its own files: then the change waits on the phone, and is sent from there.
        const kept = page.getByText('No connection. What you typed is kept.');
        await kept.or(saved).waitFor();
        const isKept = await kept.isVisible();
        if (isKept) {
          const name = await dialog.getByLabel('Name').inputValue();
          findings.check(name === 'Tunde', `the form kept '${name}'`);
        }
        await page.context().setOffline(false);
        if (isKept) await dialog.getByRole('button', { name: 'Add Client' }).click();
        await dialog.waitFor({ state: 'hidden' });
        const isThere = async () => JSON.stringify((await agent.get('/api/customers')).body).includes('Tunde');
        await until('the phone had sent the client', isThere);
        const clients = (await agent.get('/api/customers')).body as { name: string }[];
        const names = clients.map(({ name }) => name).sort();
        findings.count(0, 2, ['Funmi', 'Tunde'].filter((name) => !names.includes(name)).length);
        findings.check(names.length === 2, `there are ${names.length} clients`);
      } finally {
        await phone.remove();
        await disk.remove();
      }
    }
    return `filled the disk of a phone ${times} times`;
  },
);

/** Returns text that neither fits into the rest of a page of the disk nor can be compressed. */
function randomText(): string {
  return randomBytes(3_600).toString('base64');
}
