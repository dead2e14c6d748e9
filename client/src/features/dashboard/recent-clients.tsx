import type { Customer } from '@shared/customers';
import type { UseQueryResult } from '@tanstack/react-query';
import { format, isToday, isYesterday } from 'date-fns';
import { Link } from 'wouter';
import { Initials } from '../../ui/display/initials';
import { paths } from '../../paths';
import { Name } from '../../ui/display/name';
import { AllLink, List, Note, NoteLink, Section, LoadingList } from './section';

/** Number of newest clients shown. */
const shown = 5;

export function RecentClients({ clients }: { clients: UseQueryResult<Customer[]> }) {
  const { data, isPending } = clients;
  return (
    <Section
      id="recent-clients"
      title="Recent clients"
      aside={
        data &&
        data.length > 0 && (
          <AllLink href={paths.clients()}>
            {data.length === 1 ? 'Your client' : `All ${data.length.toLocaleString('en')} clients`}
          </AllLink>
        )
      }
    >
      {isPending ? <LoadingList /> : <ClientList clients={data} />}
    </Section>
  );
}

function ClientList({ clients }: { clients: Customer[] | undefined }) {
  if (!clients) return <Note>Your clients could not be loaded.</Note>;
  if (clients.length === 0) {
    return (
      <Note>
        No clients yet. <NoteLink href={paths.clients()}>Add your first client</NoteLink>
      </Note>
    );
  }
  const newest = [...clients].sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, shown);
  return (
    <List>
      {newest.map((client) => (
        <li key={client.id}>
          <Link
            href={paths.client(client.id)}
            className="group flex min-h-16 min-w-0 flex-wrap items-center gap-3.5 py-2 text-inherit no-underline"
          >
            <Initials of={client.name} />
            <span className="grid min-w-0 grow basis-32 gap-0.25">
              <Name className="text-[1.0625rem]/[1.3] decoration-1 underline-offset-[0.2em] group-hover:underline">
                {client.name}
              </Name>
              <span className="text-small whitespace-nowrap text-muted lining-nums tabular-nums">
                {client.phone ?? client.whatsapp}
              </span>
            </span>
            <time
              className="text-micro/[1.6] text-muted"
              dateTime={client.createdAt}
              title={format(client.createdAt, 'EEEE d MMMM yyyy, HH:mm')}
            >
              {day(new Date(client.createdAt))}
            </time>
          </Link>
        </li>
      ))}
    </List>
  );
}

function day(date: Date): string {
  if (isToday(date)) return 'Today';
  if (isYesterday(date)) return 'Yesterday';
  return format(date, date.getFullYear() === new Date().getFullYear() ? 'd MMM' : 'd MMM yyyy');
}
