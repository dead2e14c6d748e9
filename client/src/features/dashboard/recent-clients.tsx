import type { Customer } from '@shared/customers';
import type { UseQueryResult } from '@tanstack/react-query';
import { format, isToday, isYesterday } from 'date-fns';
import { Link } from 'wouter';
import { Initials } from '../../ui/initials';
import { paths } from '../../paths';
import { Name } from '../../ui/name';
import { ListSkeleton } from '../../ui/skeleton';

/** How many of the newest clients are shown. */
const shown = 5;

export function RecentClients({ clients }: { clients: UseQueryResult<Customer[]> }) {
  const { data, isPending } = clients;
  return (
    <section aria-labelledby="recent-clients">
      <div className="stitle">
        <h2 id="recent-clients">Recent clients</h2>
        {data && data.length > 0 && (
          <Link href={paths.clients()}>
            {data.length === 1 ? 'Your client' : `All ${data.length.toLocaleString('en')} clients`}
          </Link>
        )}
      </div>
      {isPending ? <ListSkeleton rows={3} /> : <ClientList clients={data} />}
    </section>
  );
}

function ClientList({ clients }: { clients: Customer[] | undefined }) {
  if (!clients) return <p className="note">Your clients could not be loaded.</p>;
  if (clients.length === 0) {
    return (
      <p className="note">
        No clients yet. <Link href={paths.clients()}>Add your first client</Link>
      </p>
    );
  }
  const newest = [...clients].sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, shown);
  return (
    <ul className="list" role="list">
      {newest.map((client) => (
        <li key={client.id}>
          <Link href={paths.measurements(client.id)} className="lrow">
            <Initials of={client.name} />
            <span className="txt">
              <Name>{client.name}</Name>
              <span className="small muted num">{client.phone ?? client.whatsapp}</span>
            </span>
            <time
              className="end"
              dateTime={client.createdAt}
              title={format(client.createdAt, 'EEEE d MMMM yyyy, HH:mm')}
            >
              {day(new Date(client.createdAt))}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function day(date: Date): string {
  if (isToday(date)) return 'Today';
  if (isYesterday(date)) return 'Yesterday';
  return format(date, date.getFullYear() === new Date().getFullYear() ? 'd MMM' : 'd MMM yyyy');
}
