import type { MessageLanguage } from '../../customers/message-languages';
import type { OrderBook } from '../book';
import { messageKinds, type MessageKind } from '../stages';
import { templateOf } from './all-texts';

/** New words of one message; null are those of the product again. */
export interface MessageChange {
  kind: MessageKind;
  language: MessageLanguage;
  words: string | null;
}

/** Returns the shop's own messages after some changes; those of other kinds and languages stay. The product's words are none of its own. */
export function withChanges(messages: OrderBook['messages'], changes: readonly MessageChange[]): OrderBook['messages'] {
  const changed = { ...messages };
  for (const { kind, language, words } of changes) {
    const { [language]: _before, ...others } = changed[kind] ?? {};
    const isOwn = words !== null && words !== templateOf(kind, language);
    changed[kind] = isOwn ? { ...others, [language]: words } : others;
  }
  for (const kind of messageKinds) if (Object.keys(changed[kind] ?? {}).length === 0) delete changed[kind];
  return changed;
}
