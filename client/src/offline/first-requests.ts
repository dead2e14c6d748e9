import { overNetwork, transport } from '../lib/api/transport';
import { isOthersSession, keptUser } from './device';

/**
 * Lets the first requests of a page wait for the book, if this device keeps one: it answers them without a connection. Other
 * devices do not load its code.
 */
export function waitForBook(): void {
  const userId = keptUser();
  if (!userId || isOthersSession(userId) || transport.send !== overNetwork) return;
  const opening = import('./start').then(({ startBook }) => startBook(userId)).catch(() => undefined);
  transport.send = async (address, init) => ((await opening)?.send ?? overNetwork)(address, init);
}
