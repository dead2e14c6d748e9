import fc from 'fast-check';
import { foreignKinds } from './page/foreign-answers';
import type { Fault } from './page/network';

/** Where an act happens: on one of two devices, in one of its tabs. */
interface At {
  device: number;
  tab: number;
}

/** What happens in a day of work. `row` chooses one of the rows that the tab shows. */
export type Act = At &
  (
    | { kind: 'network'; to: Fault | 'full-read-breaks' }
    /** A fault of the next write alone. */
    | { kind: 'one-fault'; fault: Fault }
    /** The page dies at its step with this number from now. */
    | { kind: 'crash'; step: number }
    | { kind: 'wait'; ms: number }
    | { kind: 'clock'; aheadMs: number }
    | { kind: 'restart' | 'sync' | 'open-tab' | 'close-tab' | 'add-client' | 'walk-in' | 'switch' }
    /** The server was replaced: devices read everything again. */
    | { kind: 'failover' }
    | { kind: 'session-ends' | 'sign-out-everywhere' | 'sign-in' | 'other-user' }
    /** The form of a draft is opened again and saved: as it is, or with the next text typed in it. */
    | { kind: 'reopen-draft'; isChanged: boolean }
    | { kind: 'edit-client'; row: number; field: 'phone' | 'notes' }
    | { kind: 'remeasure'; row: number; field: 'chest' | 'waist' }
    | { kind: 'measure' | 'pay' | 'delete-client'; row: number }
    | { kind: 'order'; row: number; isPaid: boolean }
    | { kind: 'stage'; row: number; stage: 'cutting' | 'sewing' | 'ready' }
  );

/** The act of one kind. */
export type ActOf<K extends Act['kind'], Each extends Act = Act> = Each extends { kind: infer Kinds }
  ? K extends Kinds
    ? Each & { kind: K }
    : never
  : never;

const dayMs = 24 * 3_600_000;

const reachesServer = fc.boolean();
const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc.constantFrom<Fault>('offline', 'silent', 'half-open', 'request-lost', 'answers-lost', 'sent-twice'),
  fc.record({ cut: fc.nat(2_000), by: fc.constantFrom('connection' as const, 'proxy' as const) }),
  fc.record({ late: fc.constantFrom('next request' as const, 1_000, 4_000, 30_000) }),
  fc.record({ answer: fc.constantFrom(...foreignKinds, '500 of ours' as const), reachesServer }),
);

const at = { device: fc.nat(1), tab: fc.nat(1) };
const row = fc.nat(1_000);

/** Returns acts of a kind, with what they have besides. */
const act = <K extends Act['kind']>(
  kind: K,
  rest: { [P in Exclude<keyof ActOf<K>, 'kind' | keyof At>]: fc.Arbitrary<ActOf<K>[P]> },
): fc.Arbitrary<Act> => fc.record({ kind: fc.constant(kind), ...at, ...rest }) as unknown as fc.Arbitrary<Act>;

const aSave = fc.oneof(
  act('add-client', {}),
  act('walk-in', {}),
  act('edit-client', { row, field: fc.constantFrom('phone' as const, 'notes' as const) }),
  act('measure', { row }),
  act('remeasure', { row, field: fc.constantFrom('chest' as const, 'waist' as const) }),
  act('order', { row, isPaid: fc.boolean() }),
  act('pay', { row }),
  act('stage', { row, stage: fc.constantFrom('cutting' as const, 'sewing' as const, 'ready' as const) }),
);
const aCrash = act('crash', { step: fc.integer({ min: 1, max: 40 }) });
const aFaultOfOneWrite = act('one-fault', { fault });
const aReopenedDraft = act('reopen-draft', { isChanged: fc.boolean() });

const goesOnline = act('network', { to: fc.constant('online' as const) });
const goesOffline = act('network', { to: fc.constant('offline' as const) });
const aSync = act('sync', {});
const aRestart = act('restart', {});
const aClock = act('clock', { aheadMs: fc.constantFrom(0, 40 * dayMs, -5 * dayMs) });
const aFailover = act('failover', {});
const fullReadBreaks = act('network', { to: fc.constant('full-read-breaks' as const) });
const aSignOutEverywhere = act('sign-out-everywhere', {});

/** What happens to a network or a page, without which little is worth a test. */
const aDisturbance = fc.oneof(
  goesOnline,
  goesOffline,
  act('network', { to: fault }),
  aFaultOfOneWrite,
  aCrash,
  aReopenedDraft,
  aRestart,
  aSync,
);

/** What happens seldom: to devices, sessions and the server. */
const anEvent = fc.oneof(
  fullReadBreaks,
  act('delete-client', { row }),
  act('wait', { ms: fc.constantFrom(3_000, 20_000, 120_000) }),
  aClock,
  act('open-tab', {}),
  act('close-tab', {}),
  act('switch', {}),
  aFailover,
  act('session-ends', {}),
  aSignOutEverywhere,
  act('sign-in', {}),
  act('other-user', {}),
);

/** Acts that follow each other in one tab. */
const inOneTab = (...acts: fc.Arbitrary<Act>[]): fc.Arbitrary<Act[]> =>
  fc.tuple(...acts).map(([first, ...others]) => {
    const { device, tab } = first as Act;
    return [first as Act, ...others.map((each): Act => ({ ...each, device, tab }))];
  });

const aScene = fc.oneof(
  { weight: 8, arbitrary: inOneTab(aSave) },
  { weight: 7, arbitrary: inOneTab(aDisturbance) },
  { weight: 4, arbitrary: inOneTab(anEvent) },
  { weight: 1, arbitrary: inOneTab(aCrash, aSave, aReopenedDraft) },
  { weight: 1, arbitrary: inOneTab(aFaultOfOneWrite, aSave, aReopenedDraft) },
  { weight: 1, arbitrary: inOneTab(fullReadBreaks, aFailover, aSync, goesOffline) },
  { weight: 1, arbitrary: inOneTab(goesOffline, aSave, aSignOutEverywhere, goesOnline, aSync) },
  { weight: 1, arbitrary: inOneTab(goesOffline, aClock, aRestart, aSave) },
);

/** Without a size, days would have ten scenes at most. */
export const aDay: fc.Arbitrary<Act[]> = fc
  .array(aScene, { maxLength: 25, size: 'max' })
  .map((scenes) => scenes.flat());
