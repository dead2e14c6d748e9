import type { MessageLanguage } from '../../customers/message-languages';
import type { OrderBook } from '../book';
import { messageKinds, type MessageKind } from '../stages';

/** New words of one message; null are those of the product again. */
export interface MessageChange {
  kind: MessageKind;
  language: MessageLanguage;
  words: string | null;
}

/** Returns the shop's own messages after some changes; those of other kinds and languages stay. */
export function withChanges(messages: OrderBook['messages'], changes: readonly MessageChange[]): OrderBook['messages'] {
  const changed = { ...messages };
  for (const { kind, language, words } of changes) {
    const { [language]: _before, ...others } = changed[kind] ?? {};
    changed[kind] = words === null ? others : { ...others, [language]: words };
  }
  for (const kind of messageKinds) if (Object.keys(changed[kind] ?? {}).length === 0) delete changed[kind];
  return changed;
}
