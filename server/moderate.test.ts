import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../tests/support/app';
import { startApp } from '../tests/support/app';
import { aPicture, aTailor } from '../tests/support/factories';
import { decisionsOf, report } from '../tests/support/moderation';

const program = fileURLToPath(new URL('moderate.ts', import.meta.url));

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Runs the command as a separate process. Resolves when it ends, whatever its exit code. */
async function run(...parameters: string[]) {
  const env = { ...process.env, DATA_DIR: app.env.dataDir, DATABASE_URL: app.database.url };
  const ended = promisify(execFile)(process.execPath, ['--no-warnings', '--import', 'tsx', program, ...parameters], {
    env,
  });
  const { stdout, stderr } = await ended.catch((error: { stdout: string; stderr: string }) => error);
  return { stdout, stderr, code: ended.child.exitCode };
}

describe('npm run moderate', () => {
  it('lists and shows a case, hides a page and restores it, with a reason', async () => {
    const { agent, tailor } = await aTailor(app, { bio: 'Suits\u001b[2J' });
    const slug = tailor.profileSlug;
    const picture = await aPicture(agent, { caption: 'Lapel' });
    await report(app.anonymous, { tailorId: tailor.id }, { text: 'No\u001b[2Jtailor', email: 'me@x.example' });
    const { stdout: list } = await run('list');
    expect(list).toContain(`Spam: page ${slug} (1 reports, open)`);
    const [number = ''] = list.split(' ');
    const { stdout: shown } = await run('show', number);
    expect(shown).toMatch(/Spam: No \[2Jtailor <me@x\.example>/);
    expect(shown).toContain('  Bio: Suits [2J\n');
    expect(shown).toContain(`  Picture: ${picture.imageUrl}, Lapel\n`);
    const status = async () => (await app.anonymous.get(`/api/tailors/${slug}`)).status;

    expect(await run('hide', number)).toMatchObject({ code: 1, stderr: expect.stringContaining('--reason is one of') });
    const hidden = await run('hide', number, '--reason', 'not-a-tailor', '--words', 'No tailor', '--note', 'Seen');
    expect(hidden.stdout).toContain(`/tailors/${slug}, hidden`);
    expect(await status()).toBe(404);
    const [decision] = await decisionsOf(agent);
    expect(decision).toMatchObject({ act: 'hide page', ground: 'not a tailor', explanation: 'No tailor' });

    await agent.post(`/api/decisions/${decision?.id}/appeal`, { text: 'I am' });
    expect((await run('list', 'appeals')).stdout).toContain(`page ${slug}`);
    expect((await run('answer', number, '--grant', '--words', 'Sorry')).stdout).toContain('Granted: Sorry');
    expect(await status()).toBe(200);
    expect((await run('log')).stdout).toContain(',appeal granted,command line,not a tailor,');
  }, 60_000);

  it('acts on a page or a picture without a report', async () => {
    const { agent, tailor } = await aTailor(app);
    const picture = await aPicture(agent);
    await run('hide', tailor.profileSlug, '--picture', picture.id, '--reason', 'not-own-work');
    expect((await agent.get('/api/gallery')).body).toMatchObject([{ hiddenAt: expect.any(String) }]);
    const profile = await run('hide', tailor.profileSlug, '--picture', 'profile', '--reason', 'spam');
    expect(profile.stderr).toContain('has no picture profile');
    const suspended = await run('suspend', tailor.profileSlug, '--reason', 'spam');
    expect(suspended.stdout).toContain('hidden, account suspended');
    const [number = ''] = suspended.stdout.split(' ');
    expect((await run('restore', number, '--reason', 'other')).stdout).toContain('public');
    expect((await run('restore', number, '--reason', 'other')).stderr).toBe('This case has nothing to restore.\n');
  }, 60_000);

  it.each([
    [[], 'Usage: npm run moderate'],
    [['list', 'all'], 'There are the lists open, appeals, closed'],
    [['show', '99999'], 'Case not found'],
    [['hide', 'nobody', '--reason', 'spam'], 'There is no page nobody'],
    [['dismiss', 'nobody', '--reason', 'spam'], 'Name the number of a case'],
    [['list', '--all'], "Unknown option '--all'"],
  ])('refuses %j', async (parameters, message) => {
    expect(await run(...parameters)).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(message) });
  });
});
