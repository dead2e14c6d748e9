import type { Customer } from '@shared/customers';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useFoundClients } from '../../lib/client-search';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { OpenBook } from '../../ui/open-book';
import { SearchBox } from '../../ui/search-box';
import { myTailorQuery } from '../tailor-profile/queries';
import { ClientTable } from './client-table';

interface ClientBookProps {
  customers: Customer[];
  addButton: ReactNode;
  onEdit: (customer: Customer) => void;
  onDelete: (customer: Customer) => void;
}

/** The list of clients with its search. */
export function ClientBook({ customers, addButton, onEdit, onDelete }: ClientBookProps) {
  const { data: tailor } = useQuery(myTailorQuery);
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed).trim();
  const found = useFoundClients(customers, query);
  if (customers.length === 0) {
    return (
      <Card as="section" pad={false} className="book">
        <BookHead total={0} />
        <EmptyState
          picture={<OpenBook />}
          title="No clients yet"
          text="Add your first client to start managing your customer base"
          action={addButton}
        />
      </Card>
    );
  }
  return (
    <Card as="section" pad={false} className="book" aria-labelledby="your-clients">
      <BookHead total={customers.length}>
        <SearchBox
          label="Search clients"
          placeholder="Search clients by name or phone..."
          value={typed}
          onChange={setTyped}
        />
      </BookHead>
      <p className="sr" role="status">
        {query && (found.length === 1 ? '1 client matches' : `${found.length.toLocaleString('en')} clients match`)}
      </p>
      {found.length > 0 ? (
        <ClientTable
          customers={found}
          query={query}
          country={tailor?.country ?? ''}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      ) : (
        <EmptyState
          picture={<OpenBook />}
          title="No clients match your search"
          action={<Button onClick={() => setTyped('')}>Clear search</Button>}
        />
      )}
    </Card>
  );
}

function BookHead({ total, children }: { total: number; children?: ReactNode }) {
  return (
    <div className="book__head">
      <div>
        <h2 id="your-clients">Your Clients</h2>
        <p>{total === 1 ? '1 total client' : `${total.toLocaleString('en')} total clients`}</p>
      </div>
      {children}
    </div>
  );
}
