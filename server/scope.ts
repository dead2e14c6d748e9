import type { TailorId } from './db/owned';
import { inTurnOfTailor } from './db/owner-turns';
import type { PooledDeps, StoreDeps } from './deps';
import { drawingStore } from './features/drawings/store';
import type { ContactWay, Counted } from './features/figures/counter';
import { linkedOrderStore } from './features/orders/linked-orders';
import { reportStore } from './features/moderation/reports/store';
import type { VisitorDeps } from './noun';
import { nounList, type nouns } from './nouns';

type Nouns = typeof nouns;
type ScopeName = 'everyone' | 'me' | 'mine' | 'desk';

/** The stores of one scope by noun: `Stores<'mine'>` has `customers`, `measurements` and so on. */
type Stores<Scope extends ScopeName> = {
  [Name in keyof Nouns as Nouns[Name] extends Record<Scope, unknown> ? Name : never]: Nouns[Name] extends Record<
    Scope,
    (...dependencies: never[]) => infer Store
  >
    ? Store
    : never;
};

export type TailorScope = Stores<'mine'>;
export type UserScope = Stores<'me'>;
export type OperatorScope = Stores<'desk'>;
export type DrawingScope = ReturnType<typeof drawingScope>;

/** What a visitor can reach. `auth/visitor.ts` adds what depends on the request. */
export type VisitorScope = Stores<'everyone'> & {
  figures: VisitorFigures;
  /** Writes, so it never uses the replica. */
  reports: ReturnType<typeof reportScope>;
  /** The orders behind links. Never uses the replica, so that the page says at once what was pressed there. */
  orderLinks: ReturnType<typeof orderLinkScope>;
};

/** Counts what a visitor does with tailors. Does nothing for signed-in users and for programs. */
export interface VisitorFigures {
  count: (counted: Counted) => void;
  contact: (tailorId: string, by: ContactWay) => void;
}

declare module './http/entered' {
  interface Entered {
    everyone: VisitorScope;
    me?: UserScope;
    mine?: TailorScope;
    desk?: OperatorScope;
  }
}

/** Makes the stores that a visitor may use. */
export const visitorScope = (deps: VisitorDeps): Stores<'everyone'> => storesOf('everyone', deps);

/**
 * Makes the stores that a signed-in user may use, with or without a tailor profile. `network` identifies the internet connection
 * for the limit of new profiles that are shown at once; without it there is no limit.
 */
export const userScope = (deps: StoreDeps, userId: string, network?: string): UserScope =>
  storesOf('me', deps, userId, network);

/** Makes the stores of one tailor's rows, whose transactions run one at a time. Handlers receive it as `mine`. */
export const tailorScope = (deps: StoreDeps, tailorId: TailorId, userId: string): TailorScope =>
  storesOf('mine', { ...deps, db: inTurnOfTailor(deps.db, tailorId) }, tailorId, userId);

/** Makes the stores of an operator, whose user id is written into the log. Handlers receive it as `desk`. */
export const operatorScope = (deps: PooledDeps, userId: string): OperatorScope => storesOf('desk', deps, userId);

/** Makes the store of a visitor's reports, on the primary. `network` tells the senders within a case apart. */
export const reportScope = (deps: PooledDeps, network: string) => reportStore(deps, network);

/** Makes the store of the orders behind links, on the primary. */
export const orderLinkScope = (deps: Pick<StoreDeps, 'db' | 'storage'>) => linkedOrderStore(deps);

/** Makes the store of files that are drawn from pages, on the primary. */
export const drawingScope = (deps: Pick<StoreDeps, 'db' | 'storage'>) => drawingStore(deps);

function storesOf<Scope extends ScopeName>(scope: Scope, ...dependencies: unknown[]): Stores<Scope> {
  const stores = nounList.flatMap(([name, noun]) => {
    const make = noun[scope] as ((...dependencies: unknown[]) => object) | undefined;
    return make ? [[name, make(...dependencies)]] : [];
  });
  return Object.fromEntries(stores) as Stores<Scope>;
}
