import { messageLanguages, type MessageLanguage } from '@shared/customers/message-languages';
import type { OrderBook } from '@shared/orders/book';
import { templateOf } from '@shared/orders/messages/all-texts';
import type { MessageChange } from '@shared/orders/messages/own-messages';
import { templateProblem } from '@shared/orders/messages/placeholders';
import { messageKinds, type MessageKind } from '@shared/orders/stages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDraft } from '../../../forms/use-draft';

/** The kind of the form, for its draft. */
export const messagesDraft = 'messages';

/** Words that are typed and not saved, by kind and language: 'ready yo'. */
type Typed = Readonly<Record<string, string>>;

const keyOf = (kind: MessageKind, language: MessageLanguage) => `${kind} ${language}`;

/** All messages in the order of the form. */
const all = messageLanguages.flatMap((language) => messageKinds.map((kind) => ({ kind, language })));

/** Returns the words of each message: those that are typed, saved or of the product. What is typed survives a reload. */
export function useOwnMessages({ messages }: OrderBook) {
  const draft = useDraft<Typed>(messagesDraft, 'own');
  const [typed, setTyped] = useState<Typed>(() => draft.found?.values ?? {});
  const [isRestored, setRestored] = useState(() => Object.keys(typed).length > 0);
  const saved = (kind: MessageKind, language: MessageLanguage) =>
    messages[kind]?.[language] ?? templateOf(kind, language);
  const changed = all.filter(({ kind, language }) => {
    const text = typed[keyOf(kind, language)];
    return text !== undefined && text !== saved(kind, language);
  });
  const unsaved = useEffectEvent(() => (changed.length > 0 ? { values: typed } : undefined));
  useEffect(() => draft.follow(() => unsaved()), [draft]);
  useEffect(() => draft.storeSoon(), [draft, typed]);
  const words = (kind: MessageKind, language: MessageLanguage) => typed[keyOf(kind, language)] ?? saved(kind, language);
  return {
    words,
    change: (kind: MessageKind, language: MessageLanguage, text: string) =>
      setTyped((before) => ({ ...before, [keyOf(kind, language)]: text })),
    /** Whether the message is in words of the tailor. */
    isOwn: (kind: MessageKind, language: MessageLanguage) => words(kind, language) !== templateOf(kind, language),
    isDirty: changed.length > 0,
    /** The first message that cannot be saved. */
    wrong: () => changed.find(({ kind, language }) => templateProblem(words(kind, language), kind) !== undefined),
    changes: (): MessageChange[] =>
      changed.map(({ kind, language }) => ({ kind, language, words: words(kind, language).trim() })),
    /** Forgets what is typed, because it is saved or unwanted. */
    clear: () => {
      setTyped({});
      setRestored(false);
    },
    isRestored: isRestored && changed.length > 0,
  };
}
