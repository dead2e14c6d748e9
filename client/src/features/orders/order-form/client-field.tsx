import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { newcomerIn } from '../../../customers/newcomer';
import { sameClients } from '../../../customers/number-owners';
import type { Newcomer } from '../../../lib/navigation/history-state';
import { useSettled } from '../../../lib/use-settled';
import { Button } from '../../../ui/controls/button';
import { FieldNotes, fieldClass, labelClass, TextField } from '../../../ui/controls/field';
import { FigureField } from '../../../ui/controls/figure-field';
import { Initials } from '../../../ui/display/initials';
import { Name } from '../../../ui/display/name';
import { useCustomers } from '../../customers/queries';
import { useMeasurements } from '../../measurements/queries';
import { myTailorQuery } from '../../tailor-profile/queries';
import { useClientNames, useToday } from '../queries';
import { ClientSearch } from './client-search';
import { recordDay } from './measures-of-line';
import { changeAndFocus, type FieldsProps } from './order-form';

/** Who the order is for: recent clients and a search, which also begins a new client; then one row. */
export function ClientField({ form, values, put, fold }: FieldsProps) {
  const { customerId, newClient } = values;
  const error = form.formState.errors.customerId?.message;
  const choose = (id: string) =>
    changeAndFocus('order-garments', () => {
      // The measures of another client do not fit.
      const garments = values.garments.map((line) => ({ ...line, measures: 'usual' as const }));
      put({ customerId: id, newClient: null, garments });
      fold();
    });
  const begin = (typed: string) => {
    const typedClient = newcomerIn(typed);
    flushSync(() => {
      form.clearErrors('customerId');
      put({ newClient: typedClient });
      fold();
    });
    document.getElementById(`order-newClient.${typedClient.name ? 'phone' : 'name'}`)?.focus();
  };
  const change = () => changeAndFocus('order-customerId', () => put({ customerId: '', newClient: null }));
  return (
    <div
      id="order-customerId"
      className={cx(fieldClass, 'no-shadow outline-0!')}
      role="group"
      aria-label="For"
      aria-describedby={error && 'order-customerId-error'}
      tabIndex={-1}
    >
      {customerId && <ChosenClient id={customerId} onChange={change} />}
      {!customerId && newClient && <NewClientFields form={form} typed={newClient} onUse={choose} onChange={change} />}
      {!customerId && !newClient && (
        <>
          <span className={labelClass()} aria-hidden="true">
            For
          </span>
          <ClientSearch onChoose={choose} onNew={begin} />
        </>
      )}
      <FieldNotes id="order-customerId" error={error} />
    </div>
  );
}

/** The client of the order, in one row. */
function ChosenClient({ id, onChange }: { id: string; onChange: () => void }) {
  const name = useClientNames()(id);
  const isKnown = useCustomers().isSuccess;
  const today = useToday();
  const newest = useMeasurements(id).data?.[0];
  return (
    <div className="flex min-h-10 items-center gap-3">
      <Initials of={name} />
      <p className="min-w-0 flex-1">
        <Name as="b" className="block text-name wrap-anywhere">
          {name}
        </Name>
        <span className="text-micro/[1.35] text-muted">
          {newest ? `Measured ${recordDay(newest.createdAt, today)}` : isKnown && 'No measures yet'}
        </span>
      </p>
      <ChangeButton className="-me-3 flex-none" now={name} onPress={onChange} />
    </div>
  );
}

function ChangeButton({ className, now, onPress }: { className: string; now: string; onPress: () => void }) {
  return (
    <Button variant="action" size="s" className={className} aria-label={`Change client, now ${now}`} onClick={onPress}>
      Change
    </Button>
  );
}

/** After this pause in typing, in milliseconds, clients with the same name or number are shown. */
const pauseMs = 600;

/** More clients of one name are found by their number. */
const shown = 3;

interface NewClientFieldsProps extends Pick<FieldsProps, 'form'> {
  typed: Newcomer;
  onUse: (customerId: string) => void;
  onChange: () => void;
}

/** The name and the number of a client who is added together with the order. Clients who may be the same are offered. */
function NewClientFields({ form, typed, onUse, onChange }: NewClientFieldsProps) {
  const { data: customers } = useCustomers();
  const country = useQuery(myTailorQuery).data?.country ?? '';
  const search = useMemo(() => sameClients(country, customers), [country, customers]);
  const [name, phone] = [useSettled(typed.name, pauseMs), useSettled(typed.phone, pauseMs)];
  const same = useMemo(() => search(name, phone).slice(0, shown), [search, name, phone]);
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between">
        <span className={labelClass()}>For a new client</span>
        <ChangeButton className="-my-1.5 -me-3" now={`new: ${typed.name}`} onPress={onChange} />
      </div>
      <div className="grid grid-cols-2 items-start gap-2">
        <TextField
          {...form.field('newClient.name')}
          dir="auto"
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="next"
        />
        <FigureField
          {...form.field('newClient.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          enterKeyHint="done"
          optional
        />
      </div>
      <div role="status" className="grid gap-2 empty:hidden">
        {same.map((client) => (
          <div
            key={client.id}
            className="flex items-center justify-between gap-3 rounded bg-orange-tint px-3 py-1.5 text-small text-orange-ink"
          >
            <p className="min-w-0 wrap-anywhere">
              <Name as="b">{client.name}</Name> is already a client
              {(client.phone ?? client.whatsapp) && `, ${client.phone ?? client.whatsapp}`}.
            </p>
            <Button size="compact" className="flex-none" onClick={() => onUse(client.id)}>
              Use
              <span className="sr-only"> {client.name}</span>
            </Button>
          </div>
        ))}
      </div>
    </div>
  );
}
