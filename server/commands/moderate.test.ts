import { execFile } from 'node:child_process';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../tests/support/app';
import { startApp } from '../../tests/support/app';
import { bundledProgram } from '../../tests/support/bundled-program';
import { aPicture, aTailor } from '../../tests/support/factories';
import { decisionsOf, report } from '../../tests/support/moderation';
import { parseEnv } from '../env';
import { openCase } from '../features/moderation/cases/open-case';
import { HttpError } from '../http/errors';
import { CommandError, moderate } from './moderate-command';

let program: string;
let app: TestApp;
beforeAll(async () => {
  program = await bundledProgram('server/commands/moderate.ts');
  app = await startApp();
});
afterAll(() => app.stop());

const environment = () => ({ ...process.env, DATA_DIR: app.env.dataDir, DATABASE_URL: app.database.url });

/** Runs the command in this process. @throws as the command does */
const runTo = (output: PassThrough, parameters: string[]) =>
  moderate({ env: parseEnv(environment()), log: pino({ enabled: false }), parameters, output });

/** Runs the command in this process. Returns what it prints. @throws as the command does */
async function run(...parameters: string[]): Promise<string> {
  const output = new PassThrough();
  const printed = text(output);
  await runTo(output, parameters);
  output.end();
  return printed;
}

/** Runs the whole program as a process of its own. Resolves when it ends, whatever its exit code. */
async function runProgram(...parameters: string[]) {
  const ended = promisify(execFile)(process.execPath, [program, ...parameters], {
    env: environment(),
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
    const list = await run('list');
    expect(list).toContain(`Spam: page ${slug} (1 report, open)`);
    expect(list).toMatch(/\nOpen: 1 reported, 0 found by the server, 0 with an appeal\n$/);
    const [number = ''] = list.split(' ');
    const shown = await run('show', number);
    expect(shown).toMatch(/Spam: No \[2Jtailor <me@x\.example>/);
    expect(shown).toContain('  Bio: Suits [2J\n');
    expect(shown).toContain(`  Picture: ${picture.imageUrl}, Lapel\n`);
    const status = async () => (await app.anonymous.get(`/api/tailors/${slug}`)).status;

    await expect(run('hide', number)).rejects.toThrow('--reason is one of');
    const hidden = await run('hide', number, '--reason', 'not-a-tailor', '--words', 'No tailor', '--note', 'Seen');
    expect(hidden).toContain(`/tailors/${slug}, hidden`);
    expect(await status()).toBe(404);
    const [decision] = await decisionsOf(agent);
    expect(decision).toMatchObject({ act: 'hide page', ground: 'not a tailor', explanation: 'No tailor' });

    await agent.post(`/api/decisions/${decision?.id}/appeal`, { text: 'I am' });
    expect(await run('list', 'appeals')).toContain(`page ${slug}`);
    expect(await run('answer', number, '--grant', '--words', 'Sorry')).toContain('Granted: Sorry');
    expect(await status()).toBe(200);
    expect(await run('log')).toContain(',appeal granted,command line,not a tailor,');
  });

  it('acts on a page or a picture without a report', async () => {
    const { agent, tailor } = await aTailor(app);
    const picture = await aPicture(agent);
    await run('hide', tailor.profileSlug, '--picture', picture.id, '--reason', 'not-own-work');
    expect((await agent.get('/api/gallery')).body).toMatchObject([{ hiddenAt: expect.any(String) }]);
    const profile = run('hide', tailor.profileSlug, '--picture', 'profile', '--reason', 'spam');
    await expect(profile).rejects.toThrow('has no picture profile');
    const suspended = await run('suspend', tailor.profileSlug, '--reason', 'spam');
    expect(suspended).toContain('hidden, account suspended');
    const [number = ''] = suspended.split(' ');
    expect(await run('restore', number, '--reason', 'other')).toContain('public');
    const again = run('restore', number, '--reason', 'other');
    await expect(again).rejects.toThrow(/^This case has nothing to restore\.$/);
  });

  it('hides the other one of two pictures, and dismisses without a reason', async () => {
    const [first, later] = [await aTailor(app), await aTailor(app)];
    const [original, copy] = [await aPicture(first.agent), await aPicture(later.agent)];
    const numberOf = async (imageId: string) => {
      const about = { kind: 'same picture', tailorId: later.tailor.id, imageId, reason: 'same picture' } as const;
      const details = { tailorId: first.tailor.id, imageId: original.id };
      return String((await openCase(app.database.db, { ...about, details, actor: 'server' })).number);
    };
    const number = await numberOf(copy.id);
    expect(await run('list', 'flags')).toContain(`same picture: picture ${copy.id}`);
    await expect(run('hide', number, '--other')).rejects.toThrow('--reason is one of');
    expect(await run('hide', number, '--other', '--reason', 'not-own-work')).toMatch(/Other Picture: .*, hidden/);
    expect((await first.agent.get('/api/gallery')).body).toMatchObject([{ hiddenAt: expect.any(String) }]);
    const dismissed = await run('dismiss', await numberOf(copy.id));
    expect(dismissed).toMatch(/Log .* dismiss by the command line/);
  });

  it('prints a list of more than one page', async () => {
    const { tailor } = await aTailor(app);
    await app.database.db.execute(sql`
      insert into cases (kind, tailor_id, image_id)
      select 'new profile', ${tailor.id}, gen_random_uuid() from generate_series(1, 120)`);
    expect((await run('list', 'flags')).match(new RegExp(`of ${tailor.profileSlug} `, 'g'))).toHaveLength(120);
  });

  it.each([
    [[], CommandError, 'Usage: npm run moderate'],
    [['list', 'all'], CommandError, 'There are the lists open, reports, appeals, flags, closed'],
    [['show', '99999'], HttpError, 'Case not found'],
    [['hide', 'nobody', '--reason', 'spam'], CommandError, 'There is no page nobody'],
    [['dismiss', 'nobody', '--reason', 'spam'], CommandError, 'Name the number of a case'],
    [['list', '--all'], CommandError, "Unknown option '--all'"],
  ])('refuses %j', async (parameters, kind, message) => {
    const output = new PassThrough();
    const refusal = await runTo(output, parameters).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(kind);
    expect(refusal).toHaveProperty('message', expect.stringContaining(message));
    expect(await text(output.end())).toBe('');
  });

  it('prints a list to its output, and only the message of a refusal to its errors', async () => {
    expect(await runProgram('list', 'appeals')).toEqual({ stdout: 'No cases\n', stderr: '', code: 0 });
    expect(await runProgram('show', '99999')).toEqual({ stdout: '', stderr: 'Case not found\n', code: 1 });
    const unknown = 'There are the lists open, reports, appeals, flags, closed\n';
    expect(await runProgram('list', 'all')).toEqual({ stdout: '', stderr: unknown, code: 1 });
  });
});
