import { eq } from 'drizzle-orm';
import { users } from '../../auth/tables';
import { valueFile } from '../../archive/files';
import { noun } from '../../noun';
import { sessionRoutes } from './routes';
import { sessionStore } from './store';

/** Logins: users, their sessions, and the accounts of the embedded identity provider. */
export const sessionNoun = noun({
  routes: sessionRoutes,
  me: sessionStore,
  archive: {
    comesBack: { not: 'your sign-in service says who you are' },
    files: [
      valueFile('account.json', 'who you are here, as your sign-in service told us', async ({ tx, userId }) => {
        const [user] = await tx.select().from(users).where(eq(users.id, userId));
        // The archive lies open on a computer; the key locks what waits on the devices.
        return user && { ...user, bookKey: undefined };
      }),
    ],
  },
  kept: [
    {
      name: 'Your account',
      tables: ['users', 'identity.accounts', 'identity.records', 'identity.keys'],
      otherTables: {
        'identity.accounts': 'the deletion of the account, if the sign-in service is part of this server',
        'identity.records': 'the end of a sign-in',
        'identity.keys': 'a new key of the sign-in service',
      },
      what: 'Your identifier at the service that signs you in and, if it sends them, your e-mail address, name and picture. A random key, which your devices get when you are signed in.',
      why: 'To know you when you sign in again, and to tell you decisions about your page. The key locks changes that wait on a device after its session has ended.',
      howLong: 'Until you delete your account.',
      wayOut: 'In your archive, without the key. Removed with your account, under Settings.',
    },
    {
      name: 'Your sessions',
      tables: ['sessions'],
      what: 'A random number for each device that is signed in, also in its cookie, and when you signed in.',
      why: 'To keep you signed in.',
      howLong:
        'Until you log out, a week without a visit, and 30 days at most. If you sign out everywhere or delete your account, until 30 days after the sign-in, so that each device learns it and takes your book and your drafts off. Of a deleted account, nothing that leads to you.',
      wayOut: 'Removed when you log out. After the deletion of your account, removed by themselves.',
    },
  ],
});
