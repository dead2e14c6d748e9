import type { KeptRow } from '../../client/src/lib/offline-state';
import type { Device, Tab } from './device';
import type { Typed } from './ledger';
import { PageDied } from './page/page';
import { hasText } from './rows-on-server';

/** A tab of a device. */
export interface Place {
  device: Device;
  tab: Tab;
}

/** A form that is saved. */
interface Save {
  typed: readonly Typed[];
  send: () => Promise<KeptRow>;
  /** Returns the addresses whose answers show what was saved. */
  shownAt: (made: KeptRow) => readonly string[];
}

/** Whether the tab has a book to work with: it is kept, was read to its end, and is that of the user who is signed in. */
export const hasBook = ({ device, tab }: Place): boolean =>
  device.isKept && device.hasRead && !tab.isTold && device.isSessionOpen && device.session.userId === tab.userId;

/** Reads what a screen shows. Returns undefined without it, with a complaint if the book is there. */
export async function shown<T>(place: Place, address: string): Promise<{ value?: T; wrong: string[] }> {
  try {
    return { value: await place.tab.read<T>(address), wrong: [] };
  } catch (error) {
    const isRight = error instanceof PageDied || !hasBook(place);
    return { wrong: isRight ? [] : [`The book is on the device, and ${address} does not open: ${String(error)}`] };
  }
}

/** Saves a form, and looks whether the screen then shows what it has called saved. Returns complaints. */
export async function savedAndShown(place: Place, { typed, send, shownAt }: Save): Promise<string[]> {
  const hadBook = hasBook(place);
  let made: KeptRow;
  try {
    made = await send();
  } catch (error) {
    const isRight = error instanceof PageDied || isRefusal(error) || !hadBook || !hasBook(place);
    return isRight ? [] : [`The book is on the device, and a save of ${typed[0]?.what} fails: ${String(error)}`];
  }
  for (const each of typed) {
    Object.assign(each, { isSaved: true, id: made.id, related: [...each.related, made.customerId, made.orderId] });
  }
  if (!hasBook(place)) return [];
  const screens: Awaited<ReturnType<typeof shown>>[] = [];
  for (const address of shownAt(made)) screens.push(await shown(place, address));
  const wrong = screens.flatMap((screen) => screen.wrong);
  const isWhole = wrong.length === 0 && place.tab.page.isAlive() && hasBook(place);
  const missing = isWhole ? typed.filter(({ text }) => !hasText(screens, text)) : [];
  return [
    ...wrong,
    ...missing.map(({ text, what }) => `"${text}" (${what}) was called saved, and no screen shows it.`),
  ];
}

/** Whether the server, or the book in its name, has refused a save with a reason: the form shows it and keeps the text. */
const isRefusal = (error: unknown): boolean => /^4\d\d: .*"code":/.test((error as Error).message);
