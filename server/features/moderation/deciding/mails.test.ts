import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, type Agent, type TestApp } from '../../../../tests/support/app';
import { aPicture, aTailor, profileInput } from '../../../../tests/support/factories';
import { startMailServer, type MailServer } from '../../../../tests/support/network/mail-server';
import { casesOf, decide, decisionsOf, report, startAppWithOperator } from '../../../../tests/support/moderation';
import { users } from '../../../auth/tables';

let app: TestApp;
let operator: Agent;
let server: MailServer;
let owner: Agent;
let tailorId: string;
beforeAll(async () => {
  server = await startMailServer();
  const environment = { SMTP_URL: server.url, CONTACT_EMAIL: 'help@seamfolk.example' };
  ({ app, operator } = await startAppWithOperator(environment));
  owner = await signIn(app, { email: 'ada@needle.example', firstName: 'Ada' });
  tailorId = (await owner.post('/api/tailors', profileInput({ businessName: 'Plain Needle' }))).body.id as string;
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});

/** Waits for mails. Returns their recipients and texts, and forgets them. */
async function received(count: number) {
  await expect.poll(() => server.mails.length).toBe(count);
  return server.mails.splice(0).map(({ to, raw }) => ({ to: to.join(), raw }));
}

const caseId = async () => (await casesOf(operator, tailorId))[0]?.id ?? '';

describe('mails about cases', () => {
  it('acknowledge a report, and tell reporters and the owner the decision', async () => {
    const reference = await report(app.anonymous, { tailorId }, { email: 'zoe@x.example' });
    await report(app.anonymous, { tailorId });
    const [acknowledged] = await received(1);
    expect(acknowledged?.to).toBe('zoe@x.example');
    expect(acknowledged?.raw).toContain(`Subject: Your report ${reference} on Seamfolk`);

    await decide(operator, await caseId(), 'hide page', { explanation: 'Nobody sews there.' });
    const mails = await received(2);
    const toOwner = mails.find(({ to }) => to === 'ada@needle.example')?.raw;
    expect(toOwner).toContain('your page is hidden');
    expect(toOwner).toContain('Nobody sews there.');
    expect(toOwner).toContain(`You can appeal once: ${app.publicUrl}/decisions`);
    const toReporter = mails.find(({ to }) => to === 'zoe@x.example')?.raw;
    expect(toReporter).toContain(`Your report ${reference} on Seamfolk: decided`);
    expect(toReporter).toContain('It is hidden from visitors. Because: It is spam.');
  });

  it('tell the owner the answer to an appeal', async () => {
    const [decision] = await decisionsOf(owner);
    await owner.post(`/api/decisions/${decision?.id}/appeal`, { text: 'I do sew' });
    await operator.post(`/api/operator/decisions/${decision?.id}/answer`, { granted: true, answer: 'You are right.' });
    const [mail, ...more] = await received(1);
    expect(more).toEqual([]);
    expect(mail?.to).toBe('ada@needle.example');
    expect(mail?.raw).toMatch(/Your appeal on Seamfolk: granted[^]*Your appeal was granted[^]*You are right\./);
  });

  it('tell the owner in words that nothing changes, and that a decision has ended', async () => {
    await report(app.anonymous, { tailorId });
    const hidden = await decide(operator, await caseId(), 'hide page');
    const [decision] = await decisionsOf(owner);
    await owner.post(`/api/decisions/${decision?.id}/appeal`, { text: 'I do sew' });
    await operator.post(`/api/operator/decisions/${decision?.id}/answer`, { granted: false });
    const [, refused] = await received(2);
    expect(refused?.raw).toMatch(/Your appeal on Seamfolk: refused[^]*the decision was upheld, and nothing changes/);
    const id = (hidden.body as { id: string }).id;
    await decide(operator, id, 'suspend');
    await received(1);
    await decide(operator, id, 'restore');
    const [restored] = await received(1);
    expect(restored?.raw).toMatch(/visible again[^]*no longer holds\. Visitors see it again\./);
  });

  it('tell a reporter that the page stays, and the owner nothing', async () => {
    const { id: imageId } = await aPicture(owner);
    await report(app.anonymous, { tailorId, imageId }, { email: 'zoe@x.example' });
    await received(1);
    await decide(operator, await caseId(), 'dismiss');
    const mails = await received(1);
    expect(mails[0]?.to).toBe('zoe@x.example');
    expect(mails[0]?.raw).toContain('It stays as it is.');
  });

  it('never go to an address that the owner has only claimed', async () => {
    await app.database.db.update(users).set({ emailVerified: false }).where(eq(users.email, 'ada@needle.example'));
    await report(app.anonymous, { tailorId }, { email: 'zoe@x.example' });
    await decide(operator, await caseId(), 'hide page');
    expect((await received(2)).map(({ to }) => to)).toEqual(['zoe@x.example', 'zoe@x.example']);
    const [decision] = await decisionsOf(owner);
    await owner.post(`/api/decisions/${decision?.id}/appeal`, { text: 'I do sew' });
    await operator.post(`/api/operator/decisions/${decision?.id}/answer`, { granted: false, answer: null });
    const { tailor } = await aTailor(app);
    await report(app.anonymous, { tailorId: tailor.id }, { email: 'yan@x.example' });
    expect((await received(1)).map(({ to }) => to)).toEqual(['yan@x.example']);
  });
});
