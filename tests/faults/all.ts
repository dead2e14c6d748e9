import { archiveReaders } from './archive-readers';
import { crashedTab, killedBeforeAnswer, killedBeforeSending } from './book-killed';
import { busyMachine, savesBesideOthers } from './busy';
import { hungPostgres, stoppedPostgres, swallowedConnections } from './database-away';
import { drawings } from './drawings';
import { eightStarts } from './eight-starts';
import { fullDisk } from './full-disk';
import { fullPhone } from './full-phone';
import { importsBesideOthers } from './imports-beside-others';
import { keptAlive } from './kept-alive';
import { killedApp, killedPostgres } from './killed';
import { lockedTable } from './locked-table';
import { longLists } from './long-lists';
import { nat } from './nat';
import { halfThere } from './half-there';
import { hungProvider } from './provider-hung';
import { races } from './races';
import { reminders } from './reminders';
import { killedWhileOrdering } from './orders-killed';
import { slowHeaders } from './slow-headers';
import { hungStore } from './store-hung';
import { terminated } from './terminated';
import { wholeBooks } from './whole-books';

/** Faults that leave the rest of the product working, so they can run together. */
export const harmless = [hungStore, hungProvider, slowHeaders];

/** Faults that have to run alone. */
export const harmful = [
  stoppedPostgres,
  hungPostgres,
  swallowedConnections,
  lockedTable,
  longLists,
  drawings,
  nat,
  importsBesideOthers,
  wholeBooks,
  savesBesideOthers,
  busyMachine,
  reminders,
  archiveReaders,
  races,
  killedPostgres,
  killedApp,
  killedWhileOrdering,
  killedBeforeAnswer,
  killedBeforeSending,
  crashedTab,
  halfThere,
  terminated,
  keptAlive,
  eightStarts,
  fullDisk,
  fullPhone,
];
