import type { Customer } from '@shared/customers/contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSettled } from '../../../lib/use-settled';
import type { MeasurementForm, RecordValues } from '../form/measurement-form';
import { useSameClients } from './use-same-clients';

/** After this pause in typing, in milliseconds, clients with the same name or number are shown. */
const pauseMs = 600;

const keyOf = ({ name, phone }: Pick<RecordValues, 'name' | 'phone'>) => `${name?.trim()}\n${phone?.trim()}`;

/**
 * Finds the clients with the typed name or number, until the user says that the walk-in is a new client.
 * @param isDecided the client is known, or an earlier attempt was sent
 */
export function useTwins(form: MeasurementForm, isDecided: boolean) {
  const search = useSameClients();
  const [name, phone] = useWatch({ control: form.control, name: ['name', 'phone'] });
  const [askedFor, setAskedFor] = useState<string>();
  const [newFor, setNewFor] = useState<string>();
  const typed = keyOf({ name, phone });
  const isShown = useSettled(typed, pauseMs) === typed || askedFor === typed;
  const find = (contact: Pick<RecordValues, 'name' | 'phone'>): Customer[] =>
    isDecided || keyOf(contact) === newFor ? [] : search(contact.name?.trim() ?? '', contact.phone?.trim() ?? '');
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
