import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../tests/support/database/database';
import { users } from './tables';
import { findOrCreateUser, type Identity } from './users';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.stop());

const signIn = (identity: Partial<Identity>) =>
  findOrCreateUser(database.db, { issuer: 'https://id.example', subject: 'one', ...identity });
const stored = async (...subjects: string[]) => {
  const all = await database.db.select().from(users);
  return subjects.flatMap((subject) => all.filter((user) => user.subject === subject));
};

describe('findOrCreateUser', () => {
  it('keeps values that a later sign-in leaves out, and stores new ones', async () => {
    const id = await signIn({ subject: 'kept', email: 'k@x.example', firstName: 'Ada', lastName: 'Lace' });
    expect(await signIn({ subject: 'kept', firstName: 'Adah' })).toBe(id);
    expect(await stored('kept')).toMatchObject([{ email: 'k@x.example', firstName: 'Adah', lastName: 'Lace' }]);
  });

  it('creates two users for the same subject of two issuers', async () => {
    const one = await signIn({ subject: 'same' });
    expect(await signIn({ subject: 'same', issuer: 'https://other.example' })).not.toBe(one);
  });

  it('creates one user in concurrent sign-ins', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => signIn({ subject: 'busy', email: 'b@x.example' })));
    expect(new Set(ids).size).toBe(1);
  });

  it('stores one e-mail for one of many concurrent new users, and fails for none', async () => {
    const subjects = Array.from({ length: 12 }, (_, index) => `newcomer-${index}`);
    const ids = await Promise.all(subjects.map((subject) => signIn({ subject, email: 'wanted@x.example' })));
    expect(new Set(ids).size).toBe(subjects.length);
    const emails = (await stored(...subjects)).map(({ email }) => email);
    expect(emails.filter(Boolean)).toEqual(['wanted@x.example']);
  });

  it('stores no e-mail if another account has it', async () => {
    await signIn({ subject: 'holder', email: 'held@x.example' });
    const id = await signIn({ subject: 'mover', email: 'old@x.example' });
    expect(await signIn({ subject: 'mover', email: 'held@x.example' })).toBe(id);
    const emails = (await stored('holder', 'mover')).map(({ email }) => email);
    expect(emails).toEqual(['held@x.example', null]);
  });

  it('lets two users take their addresses from each other at once', async () => {
    for (let round = 0; round < 20; round += 1) {
      const [ada, ben] = [`ada-${round}`, `ben-${round}`];
      const [adas, bens] = [`${ada}@x.example`, `${ben}@x.example`];
      await signIn({ subject: ada, email: bens });
      await signIn({ subject: ben, email: adas });
      await Promise.all([
        signIn({ subject: ada, email: adas, emailVerified: true }),
        signIn({ subject: ben, email: bens, emailVerified: true }),
      ]);
      expect(await stored(ada, ben)).toMatchObject([{ email: adas }, { email: bens }]);
    }
  });

  it('gives an address to the account that proves it, and takes it from one that does not', async () => {
    const email = 'operator@x.example';
    await signIn({ subject: 'stranger', email });
    await signIn({ subject: 'owner', email, emailVerified: true });
    expect(await stored('stranger', 'owner')).toMatchObject([{ email: null }, { email, emailVerified: true }]);
    for (const emailVerified of [false, true]) await signIn({ subject: 'stranger', email, emailVerified });
    expect(await stored('stranger', 'owner')).toMatchObject([{ email: null }, { email }]);
  });

  it('gives an address to the account that proves it while others claim it at the same time', async () => {
    const email = 'crowded@x.example';
    const subjects = Array.from({ length: 8 }, (_, index) => `claimant-${index}`);
    for (let round = 0; round < 5; round += 1) {
      const claims = subjects.map((subject) => signIn({ subject, email }));
      await Promise.all([...claims, signIn({ subject: 'prover', email, emailVerified: true })]);
      await signIn({ subject: 'prover', email, emailVerified: true });
      expect(await stored('prover')).toMatchObject([{ email, emailVerified: true }]);
    }
  });

  it('treats an empty e-mail as none', async () => {
    await signIn({ subject: 'empty-1', email: '  ' });
    await signIn({ subject: 'empty-2', email: '' });
    await signIn({ subject: 'long', email: `${'x'.repeat(300)}@x.example` });
    const emails = (await stored('empty-1', 'empty-2', 'long')).map(({ email }) => email);
    expect(emails).toEqual([null, null, null]);
  });
});
