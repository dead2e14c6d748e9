import type { Customer } from '@shared/customers/contract';
import type { RecentMeasurement } from '@shared/measurements/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { format } from 'date-fns';
import { Link } from 'wouter';
import { paths } from '../../paths';
import { Initials } from '../../ui/display/initials';
import { Name } from '../../ui/display/name';
import { relativeTime } from '../../ui/display/relative-time';
import { AllLink, List, LoadingList, Note, NoteLink, Section } from '../../ui/layout/section';
import { latestMeasurementsQuery, useRecentMeasurements } from '../measurements/queries';
import { TapeLink } from './tape-link';

/** Number of clients shown. */
const shown = 4;

/** The clients that were measured or added last. */
export function RecentClients({ clients }: { clients: UseQueryResult<Customer[]> }) {
  const latest = useQuery(latestMeasurementsQuery);
  const recent = useRecentMeasurements();
  const isPending = clients.isPending || latest.isPending || recent.isPending;
  const { data } = clients;
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
      {isPending ? <LoadingList /> : <ClientList clients={data} latest={latest.data} records={recent.data} />}
    </Section>
  );
}

interface ClientListProps {
  clients: Customer[] | undefined;
  /** The time of each client's newest record; undefined if the times could not be loaded. */
  latest: Record<string, string> | undefined;
  /** The newest records of all clients. */
  records: RecentMeasurement[] | undefined;
}

function ClientList({ clients, latest, records = [] }: ClientListProps) {
  if (!clients) return <Note>Your clients could not be loaded.</Note>;
  if (clients.length === 0) {
    return (
      <Note>
        No clients yet. <NoteLink href={paths.addClient()}>Add your first client</NoteLink>
      </Note>
    );
  }
  const lastAt = ({ id, createdAt }: Customer) => latest?.[id] ?? createdAt;
  const newest = [...clients].sort((one, other) => lastAt(other).localeCompare(lastAt(one))).slice(0, shown);
  return (
    <List>
      {newest.map((client) => (
        <li key={client.id} className="flex min-w-0 items-center gap-1">
          <Link
            href={paths.client(client.id)}
            className="group flex min-h-16 min-w-0 flex-1 items-center gap-3 py-1.5 text-inherit no-underline"
          >
            <Initials of={client.name} />
            <span className="grid min-w-0 grid-cols-1">
              <Name className="text-name wrap-anywhere decoration-1 underline-offset-3 group-hover:underline">
                {client.name}
              </Name>
              <LastRecord
                at={latest && (latest[client.id] ?? null)}
                tag={records.find(({ customerId }) => customerId === client.id)?.tags ?? null}
              />
            </span>
          </Link>
          <TapeLink client={client} />
        </li>
      ))}
    </List>
  );
}

/** `at` is null if there is no record, and undefined if that is unknown. */
function LastRecord({ at, tag }: { at: string | null | undefined; tag: string | null }) {
  if (at === undefined) return null;
  return (
    <span className="text-micro/[1.35] wrap-anywhere text-muted">
      {at === null ? (
        'No measures yet'
      ) : (
        <>
          {tag ? `${tag}, ` : 'Measured '}
          <time dateTime={at} title={format(at, 'EEEE d MMMM yyyy, HH:mm')}>
            {relativeTime(at)}
          </time>
        </>
      )}
    </span>
  );
}
