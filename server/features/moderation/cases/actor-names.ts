import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { users } from '../../../auth/tables';
import type { Actor } from '../log/write-log';

const partNames: Readonly<Record<string, string>> = {
  visitor: 'a visitor',
  owner: 'the owner',
  server: 'the server',
  'command line': 'the command line',
};

/** Returns a function that names actors of the log: 'the server', or the name or e-mail address of an operator. */
export async function actorNames(db: Database, actors: readonly Actor[]): Promise<(actor: Actor) => string> {
  const ids = [...new Set(actors)].filter((actor) => !Object.hasOwn(partNames, actor));
  const rows = ids.length > 0 ? await db.select().from(users).where(inArray(users.id, ids)) : [];
  const operators = new Map(
    rows.map(({ id, firstName, lastName, email }) => [
      id,
      [firstName, lastName].filter(Boolean).join(' ') || email || 'an operator without a name',
    ]),
  );
  return (actor) => (Object.hasOwn(partNames, actor) ? partNames[actor] : operators.get(actor)) ?? 'a former operator';
}
