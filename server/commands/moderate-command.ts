import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { z } from 'zod';
import { actsWithReason, caseLists, type Act, type CaseList } from '@shared/moderation/acts';
import { reportReasons, type ReportReason } from '@shared/moderation/report-reasons';
import { openDatabase, type PooledDatabase } from '../db/client';
import { migrateDatabase } from '../db/migrate';
import { tailors } from '../features/tailor/tables';
import type { Env } from '../env';
import { pictureAt, profilePictureId } from '../features/moderation/cases/case-picture';
import { openCase } from '../features/moderation/cases/open-case';
import { operatorCases } from '../features/moderation/cases/operator-cases';
import { findDatabase } from '../find-database';
import { openMail } from '../mail/mail';
import { startPictureWorkers } from '../pictures/workers';
import { databaseProblem } from '../start-error';
import { createStorage } from '../storage/create-storage';
import { caseText, countsText, lineText } from './moderate-texts';

/** Thrown for parameters that cannot be understood. Its message says how the command is used. */
export class CommandError extends Error {}

interface Options {
  env: Env;
  log: Logger;
  parameters: string[];
  output: Writable;
}

const usage = `Usage: npm run moderate -- COMMAND
  list [${caseLists.join('|')}]
  show CASE
  hide CASE|PAGE --reason REASON [--picture ID|profile | --page | --other]
  suspend CASE|PAGE --reason REASON
  restore CASE [--reason REASON]
  dismiss CASE [--reason REASON]
  answer CASE --grant|--refuse [--words TEXT]
  log
CASE is a number, PAGE the last part of a page's address. --other is the other one of two pictures that are the same. REASON is one of ${reportReasons.map(hyphened).join(', ')}.
Every act takes --words TEXT, which the owner reads, and --note TEXT, which only operators read.`;

const options = {
  reason: { type: 'string' },
  words: { type: 'string' },
  note: { type: 'string' },
  picture: { type: 'string' },
  page: { type: 'boolean' },
  other: { type: 'boolean' },
  grant: { type: 'boolean' },
  refuse: { type: 'boolean' },
} as const;

/** Runs one command on the server's database, whether or not the server runs. @throws CommandError, HttpError, StartError */
export async function moderate({ env, log, parameters, output }: Options): Promise<void> {
  const command = parsed(parameters);
  const database = await findDatabase(env, log);
  if (!database) throw new CommandError('There is no database yet. Start the server once.');
  const { db, pool } = openDatabase(database.url);
  const mail = openMail(env, log);
  const pictures = startPictureWorkers();
  try {
    if (database.isOurs) await migrateDatabase(database.url, { log });
    await run(command, { db, env, log, mail, pictures, storage: createStorage(env) }, output);
  } catch (error) {
    throw databaseProblem(database.url, error);
  } finally {
    await pictures.stop();
    await mail.stop();
    await pool.end();
    await database.stop();
  }
}

function parsed(parameters: string[]) {
  try {
    const { values, positionals } = parseArgs({ args: parameters, options, allowPositionals: true });
    return { values, name: positionals[0], about: positionals[1] };
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n${usage}`);
  }
}

type Command = ReturnType<typeof parsed>;

const actsByName: Readonly<Record<string, Act>> = {
  hide: 'hide page',
  suspend: 'suspend',
  restore: 'restore',
  dismiss: 'dismiss',
};

async function run(command: Command, deps: Parameters<typeof operatorCases>[0], output: Writable) {
  const { name = '', about, values } = command;
  const { db } = deps;
  const cases = operatorCases(deps, 'command line');
  const print = (text: string) => void output.write(`${text}\n`);
  if (name === 'list') return printList(cases, listNamed(about), print);
  if (name === 'log') return pipeline(cases.log(), output, { end: false });
  if (name === 'show') return print(caseText(await cases.get(await caseNamed(about, cases))));
  if (name === 'answer') {
    if (values.grant === values.refuse) throw new CommandError('Say --grant or --refuse');
    const { decisions } = await cases.get(await caseNamed(about, cases));
    const open = decisions.find(({ appeal }) => appeal && !appeal.answeredAt);
    if (!open) throw new CommandError('This case has no appeal to answer');
    const answered = await cases.answer(open.id, { granted: values.grant ?? false, answer: values.words ?? null });
    return print(caseText(answered));
  }
  const act = Object.hasOwn(actsByName, name) ? actsByName[name] : undefined;
  if (!act) throw new CommandError(usage);
  const words = { explanation: values.words ?? null, note: values.note ?? null };
  if (!actsWithReason.includes(act)) {
    const ground = values.reason === undefined ? undefined : reasonNamed(values.reason);
    return print(caseText(await cases.decide(await caseNamed(about, cases), { act, ground, ...words })));
  }
  const reason = { ground: reasonNamed(values.reason), ...words };
  if (act === 'hide page' && values.other) {
    return print(caseText(await cases.hideOther(await caseNamed(about, cases), reason)));
  }
  const id = isNumber(about) ? await cases.idOf(Number(about)) : await opened(db, command, reason.ground);
  const { imageId } = await cases.get(id);
  const hidesPicture = act === 'hide page' && imageId && !values.page;
  print(caseText(await cases.decide(id, { act: hidesPicture ? 'hide picture' : act, ...reason })));
}

/** Prints a list page by page, and what waits in all. */
async function printList(cases: ReturnType<typeof operatorCases>, list: CaseList, print: (text: string) => void) {
  let page = await cases.list(list);
  if (page.cases.length === 0) return print('No cases');
  while (page.cases.length > 0) {
    print(page.cases.map(lineText).join('\n'));
    if (!page.next) break;
    page = await cases.list(list, page.next);
  }
  print(countsText(await cases.counts()));
}

/** Opens a case about a page or a picture, for an operator who acts without a report. */
async function opened(db: PooledDatabase, { about = '', values }: Command, reason: ReportReason) {
  const [page] = await db.select({ id: tailors.id }).from(tailors).where(eq(tailors.profileSlug, about));
  if (!page) throw new CommandError(`There is no page ${about}`);
  const { picture } = values;
  const imageId = picture === 'profile' ? await profilePictureId(db, page.id) : picture;
  if (picture) {
    const isId = z.uuid().safeParse(imageId).success;
    if (picture !== 'profile' && !isId) throw new CommandError("--picture is the id of a picture, or 'profile'");
    const isThere = imageId && (await pictureAt(db, { tailorId: page.id, imageId }));
    if (!isThere) throw new CommandError(`The page ${about} has no picture ${picture}`);
  }
  const entry = { kind: 'report', tailorId: page.id, imageId, reason, actor: 'command line' } as const;
  return (await openCase(db, entry)).id;
}

async function caseNamed(about: string | undefined, cases: ReturnType<typeof operatorCases>): Promise<string> {
  if (!isNumber(about)) throw new CommandError(`Name the number of a case\n${usage}`);
  return cases.idOf(Number(about));
}

function listNamed(name = 'open'): CaseList {
  const list = caseLists.find((each) => each === name);
  if (!list) throw new CommandError(`There are the lists ${caseLists.join(', ')}`);
  return list;
}

function reasonNamed(name = ''): ReportReason {
  const reason = reportReasons.find((each) => each === name || hyphened(each) === name);
  if (!reason) throw new CommandError(`--reason is one of ${reportReasons.map(hyphened).join(', ')}`);
  return reason;
}

const isNumber = (text: string | undefined): boolean => /^\d{1,9}$/.test(text ?? '');

function hyphened(reason: string): string {
  return reason.replaceAll(' ', '-');
}
