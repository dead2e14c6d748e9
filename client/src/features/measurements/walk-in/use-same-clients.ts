import type { Customer } from '@shared/customers/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { numberOwners } from '../../../customers/number-owners';
import { nameKey } from '../../../lib/text/text-search';
import { useCustomers } from '../../customers/queries';
import { myTailorQuery } from '../../tailor-profile/queries';

/** Returns a search for the clients who may be a walk-in: those with the number first, then those with the name, as an import compares. */
export function useSameClients(): (name: string, phone: string) => Customer[] {
  const { data: customers } = useCustomers();
  const country = useQuery(myTailorQuery).data?.country ?? '';
  const owners = useMemo(() => numberOwners(country, customers), [country, customers]);
  return (name, phone) => {
    const key = nameKey(name);
    const named = key ? (customers ?? []).filter((each) => nameKey(each.name) === key) : [];
    return [...new Set([...(phone ? owners.findAll(phone) : []), ...named])];
  };
}
