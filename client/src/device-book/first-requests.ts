import { carryOverNetwork, transport } from '../lib/api/transport';
import { isOthersSession, keptUser } from './device';

/**
 * Lets the first requests of a page wait for the book, if this device keeps one: it answers them without a connection. Other
 * devices do not load its code.
 */
export function waitForBook(): void {
  const userId = keptUser();
  if (!userId || isOthersSession(userId) || transport.carry !== carryOverNetwork) return;
  const opening = import('./start').then(({ startBook }) => startBook(userId)).catch(() => undefined);
  transport.carry = async (address, parts) => ((await opening)?.carry ?? carryOverNetwork)(address, parts);
}
