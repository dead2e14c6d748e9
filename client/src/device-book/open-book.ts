import type { RenumberedOrder } from '../lib/offline-state';
import { serverClock } from './clock';
import { emptyStores, openDatabase } from './db';
import { deletedRows } from './deleted-rows';
import { exchangeOf } from './exchange';
import { unlessFull } from './full-disk';
import { keptAnswersOn } from './kept-answers';
import { lineTo } from './line';
import { creationOf } from './nouns/nouns';
import { mirrorOn, shownOf } from './mirror';
import type { BookOptions, OpenedBook } from './opened-book';
import { outboxOn } from './outbox';
import { ownChanges } from './own-changes';
import { questionsOf } from './questions';
import { readingOf } from './reading';
import { rowsHereOf } from './rows-here';
import { awaitedSaves } from './saves';
import { askBookKey, hasSealed, keepBookKey, openSealed, sealBook } from './sealed';
import { syncWith } from './sync';
import { writingOf } from './writing';

/** Opens the book of a user on this device. @throws DOMException where the browser has no storage for it */
export async function openBook(options: BookOptions): Promise<OpenedBook> {
  const { userId, now, isKept, onState, onChanged } = options;
  const run = await openDatabase(userId, async (db) => {
    if (!options.hasLeft()) await outbox.restore(db);
  });
  const [mirror, deleted, own, saves] = [mirrorOn(run), deletedRows(run), ownChanges(run), awaitedSaves()];
  const clock = await serverClock(run, now);
  const outbox = await outboxOn(run, (entries) => onState({ entries }));
  const kept = await keptAnswersOn(run, isKept);
  const line = lineTo({ userId, network: options.network, onState, onAnswer: clock.answered });
  const rows = rowsHereOf({ mirror, outbox, deleted, kept });
  let renumbered = ((await run((db) => db.get('meta', 'renumbered'))) as RenumberedOrder[] | undefined) ?? [];
  onState({ ...shownOf(await mirror.feed()), renumbered });

  const keepRenumbered = async (orders: RenumberedOrder[]) => {
    renumbered = orders;
    await unlessFull(run((db) => db.put('meta', orders, 'renumbered')));
    onState({ renumbered });
  };
  const clear = async () => {
    await deleted.takeNeeded(now());
    await mirror.clear();
    await kept.clear();
    await own.forget();
    await deleted.sweep(Infinity);
    onState(shownOf(await mirror.feed()));
  };

  const sync = syncWith({
    ...{ mirror, outbox, deleted, own, line, clock, saves, now, shown: rows.shown, clear, isKept },
    sending: (entry) => onState({ sending: entry }),
    onSent: async (entry, row) => {
      const order = creationOf(entry.call)?.renumbered?.(entry, row);
      if (order) await keepRenumbered([...renumbered, order]);
    },
    onRefused: async ({ code }) => {
      if (code === 'other_user') return options.onOtherUser();
      if (code !== 'ended_everywhere' && code !== 'account_deleted') return;
      await (code === 'account_deleted' ? wipe() : seal());
      options.onEnded(code);
    },
    onSignedIn: async () => {
      if (await openSealed(run, () => askBookKey(line))) await outbox.read();
    },
  });

  const seal = async () => {
    await sealBook(run);
    await reread();
  };
  const wipe = async () => {
    await run(emptyStores);
    renumbered = [];
    await reread();
    options.tellOthers();
  };
  const reread = async () => {
    await outbox.read();
    onState({ isKept: isKept(), ...shownOf(await mirror.feed()) });
    onChanged('all');
  };

  const { joinRound, syncNow } = exchangeOf({
    ...{ options, mirror, outbox, line, kept, sync, clear },
    keepBookKey: () => keepBookKey(run, line),
    hasSealed: () => hasSealed(run),
  });
  const read = readingOf({ line, outbox, here: rows.answer, keepAnswer: kept.put, joinRound, syncNow });
  const write = writingOf({
    ...{ line, outbox, clock, saves, rows, syncNow },
    ...{
      zone: kept.zone,
      onStored: options.onStored,
      onSavedHere: options.onSavedHere,
      tellOthers: options.tellOthers,
    },
  });

  return {
    carry: (address, parts) => {
      // In another user's session the server refuses it, because it names this user.
      if (!isKept() || options.isOthersSession()) return line.carry(address, parts);
      return (address.method === 'GET' ? read : write)(address, parts);
    },
    sync: syncNow,
    probe: line.probe,
    reread: async () => {
      await reread();
      await saves.settle(outbox.all(), rows.answerTo);
    },
    mirrored: mirror.all,
    sendNow: async () => {
      sync.passNoneBy();
      await syncNow();
    },
    ...questionsOf({ mirror, outbox, deleted, onChanged, sync: syncNow }),
    noteRenumbered: (orderId) => keepRenumbered(renumbered.filter((each) => each.orderId !== orderId)),
    unsentFile: () => new Blob([JSON.stringify({ unsent: outbox.all() }, null, 2)], { type: 'application/json' }),
    keep: async (isKeptHere) => {
      if (!isKeptHere) await clear();
      onState({ isKept: isKeptHere });
      options.tellOthers();
      if (isKeptHere) await syncNow();
    },
    wipe,
    seal,
    size: rows.size,
  };
}
