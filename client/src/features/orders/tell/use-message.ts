import { languageFor, type MessageLanguage } from '@shared/customers/message-languages';
import { orderLinkPath } from '@shared/orders/link-path';
import { templateOf } from '@shared/orders/messages/all-texts';
import { templateFrom } from '@shared/orders/messages/kept-words';
import { type MessageFacts, messageOf, valuesOf } from '@shared/orders/messages/message';
import type { Order } from '@shared/orders/order';
import { type MessageKind, messageKinds } from '@shared/orders/stages';
import { openStateAt } from '@shared/tailor/opening-hours';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { piecesOf, textOf } from '../../../sharing/message-pieces';
import { useCustomers } from '../../customers/queries';
import { myTailorQuery } from '../../tailor-profile/queries';
import { useBook, useToday } from '../queries';
import { addDays, type Day } from '@shared/orders/days';
import { isInHand } from '@shared/orders/from-client';
import { balanceOf } from '@shared/orders/money';
import { nextFitting } from '@shared/orders/next-fitting';
import { isLate } from '../words';

/** Returns the message to the client of an order, with what the tailor chooses and changes in it. */
export function useMessage(order: Order, first: MessageKind | undefined) {
  const today = useToday();
  const { data: book } = useBook();
  const { data: tailor } = useQuery(myTailorQuery);
  const { data: customers } = useCustomers();
  const customer = customers?.find(({ id }) => id === order.customerId);
  const [now] = useState(() => new Date());
  const [kind, setKind] = useState(() => first ?? messagesFor(order, today)[0]);
  const [chosen, setLanguage] = useState<MessageLanguage>();
  const [ownWords, setOwnWords] = useState<Readonly<Record<string, string | undefined>>>({});

  const usual = languageFor(customer, tailor);
  const language = chosen ?? usual;
  const hours = tailor?.openingHours ? openStateAt(tailor.openingHours, now) : undefined;
  const facts: MessageFacts = {
    order,
    today,
    clientName: customer?.name ?? '',
    businessName: tailor?.businessName ?? '',
    openUntil: hours?.isOpen ? hours.until : undefined,
    link: order.linkToken === null ? undefined : new URL(orderLinkPath(order.linkToken), location.href).href,
  };
  const pieces = piecesOf(messageOf(kind, language, facts, book?.messages));
  const key = `${kind} ${language}`;
  const words = ownWords[key];
  return {
    today,
    tailor,
    customer,
    kind,
    setKind,
    language,
    setLanguage,
    /** Whether the language is another one than that of the client, or of the tailor for a client without one. */
    isOtherLanguage: language !== usual,
    pieces,
    /** The tailor's words for this message alone. */
    words,
    setWords: (changed: string | undefined) => setOwnWords((all) => ({ ...all, [key]: changed })),
    text: words ?? textOf(pieces),
    /** Whether words of any message are changed. */
    isChanged: Object.values(ownWords).some((each) => each !== undefined),
    /** The shop's own template of this message. */
    own: book?.messages[kind]?.[language],
    /** Returns the changed words as a template for all clients. */
    template: (changed: string) => {
      const begun = book?.messages[kind]?.[language] ?? templateOf(kind, language);
      return templateFrom(changed, begun, valuesOf(kind, language, facts));
    },
  };
}

export type TellMessage = ReturnType<typeof useMessage>;

/** Returns the messages that fit the state of an order, the one that fits best first. */
export function messagesFor(order: Order, today: Day): [best: MessageKind, ...others: MessageKind[]] {
  const fits = messageKinds.filter((kind) => fitting[kind](order, today));
  const best = bestFor(order, today);
  return [best, ...fits.filter((kind) => kind !== best)];
}

const fitting: Readonly<Record<MessageKind, (order: Order, today: Day) => boolean>> = {
  taken: ({ stage }) => isInHand(stage),
  fitting: (order, today) => nextFitting(order, today) !== undefined,
  late: ({ stage }) => isInHand(stage),
  ready: (order) => order.stage === 'ready',
  waiting: (order) => order.stage === 'ready',
  owed: (order) => order.stage !== 'cancelled' && (balanceOf(order) ?? 0) > 0,
  thanks: (order) => order.stage === 'collected',
};

function bestFor(order: Order, today: Day): MessageKind {
  if (order.stage === 'ready') return order.told.ready === undefined ? 'ready' : 'waiting';
  if (!isInHand(order.stage)) return fitting.owed(order, today) ? 'owed' : 'thanks';
  const next = nextFitting(order, today);
  if (next && next.onDate <= addDays(today, 1)) return 'fitting';
  if (isLate(order, today)) return 'late';
  if (order.told.taken === undefined || !next) return 'taken';
  return 'fitting';
}
