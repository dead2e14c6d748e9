import type { Customer } from '@shared/customers/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { numberOwners } from '../../../customers/number-owners';
import { useSettled } from '../../../lib/use-settled';
import { nameKey } from '../../../lib/text/text-search';
import { Button } from '../../../ui/controls/button';
import { labelClass, TextField } from '../../../ui/controls/field';
import { FigureField } from '../../../ui/controls/figure-field';
import { Name } from '../../../ui/display/name';
import { useCustomers } from '../../customers/queries';
import { myTailorQuery } from '../../tailor-profile/queries';
import type { FieldsProps } from './order-fields';

/** After this pause in typing, in milliseconds, clients with the same name or number are shown. */
const pauseMs = 600;

/** More clients of one name are found by their number. */
const shown = 3;

interface NewClientFieldsProps extends FieldsProps {
  /** As they are typed. */
  name: string;
  phone: string;
  onUse: (customerId: string) => void;
  onChange: () => void;
}

/** The name and the number of a client who is added together with the order. Clients who may be the same are offered. */
export function NewClientFields({ form, name, phone, onUse, onChange }: NewClientFieldsProps) {
  const same = useSameClients(useSettled(name, pauseMs).trim(), useSettled(phone, pauseMs).trim());
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between">
        <span className={labelClass()}>For a new client</span>
        <Button
          variant="action"
          size="s"
          className="-my-1.5 -me-3"
          aria-label={`Change client, now new: ${name}`}
          onClick={onChange}
        >
          Change
        </Button>
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
        {same.slice(0, shown).map((client) => (
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

/** Returns the clients with the number, then those with the name. */
function useSameClients(name: string, phone: string): Customer[] {
  const { data: customers } = useCustomers();
  const country = useQuery(myTailorQuery).data?.country ?? '';
  const owners = useMemo(() => numberOwners(country, customers), [country, customers]);
  return useMemo(() => {
    const key = nameKey(name);
    const named = key ? (customers ?? []).filter((each) => nameKey(each.name) === key) : [];
    return [...new Set([...(phone ? owners.findAll(phone) : []), ...named])];
  }, [name, phone, customers, owners]);
}
