import type { Customer } from '@shared/customers/contract';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSettled } from '../../../lib/use-settled';
import type { MeasurementForm, RecordValues } from '../form/measurement-form';
import { useQuery } from '@tanstack/react-query';
import { sameClients } from '../../../customers/number-owners';
import { useCustomers } from '../../customers/queries';
import { myTailorQuery } from '../../tailor-profile/queries';

/** After this pause in typing, in milliseconds, clients with the same name or number are shown. */
const pauseMs = 600;

const keyOf = ({ name, phone }: Pick<RecordValues, 'name' | 'phone'>) => `${name?.trim()}\n${phone?.trim()}`;

/**
 * Finds the clients with the typed name or number, until the user says that the walk-in is a new client.
 * @param isDecided the client is known, or an earlier attempt was sent
 */
export function useTwins(form: MeasurementForm, isDecided: boolean) {
  const { data: customers } = useCustomers();
  const country = useQuery(myTailorQuery).data?.country ?? '';
  const search = useMemo(() => sameClients(country, customers), [country, customers]);
  const [name, phone] = useWatch({ control: form.control, name: ['name', 'phone'] });
  const [askedFor, setAskedFor] = useState<string>();
  const [newFor, setNewFor] = useState<string>();
  const typed = keyOf({ name, phone });
  const isShown = useSettled(typed, pauseMs) === typed || askedFor === typed;
  const find = (contact: Pick<RecordValues, 'name' | 'phone'>): Customer[] =>
    isDecided || keyOf(contact) === newFor ? [] : search(contact.name ?? '', contact.phone ?? '');
  return {
    found: isShown ? find({ name, phone }) : [],
    /** Returns whether there are clients to ask about, and shows them at once. */
    ask: (): boolean => {
      setAskedFor(keyOf(form.getValues()));
      return find(form.getValues()).length > 0;
    },
    /** The user says that the walk-in is a new client. */
    setNew: () => setNewFor(keyOf(form.getValues())),
  };
}
