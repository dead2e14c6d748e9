import { measureLabel, measures, templateOf, type Measure, type RecentMeasurement } from '@shared/measurements';
import { lengthParts } from '@shared/units';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { cva } from 'class-variance-authority';
import { paths } from '../../paths';
import { Name } from '../../ui/name';
import { RelativeTime } from '../../ui/relative-time';
import { recentMeasurementsQuery } from '../measurements/queries';
import { AllLink, List, Note, NoteLink, Section, WaitingList } from './section';

/** How many records are shown, and how many measures of each. */
const shown = { records: 4, measures: 3 };

export function RecentMeasurements() {
  const { data, isPending } = useQuery(recentMeasurementsQuery);
  return (
    <Section
      id="latest-measurements"
      title="Latest measurements"
      aside={data && data.length > 0 && <AllLink href={paths.measurements()}>All measurements</AllLink>}
    >
      {isPending ? <WaitingList /> : <RecordList records={data} />}
    </Section>
  );
}

function RecordList({ records }: { records: RecentMeasurement[] | undefined }) {
  if (!records) return <Note>The measurements could not be loaded.</Note>;
  if (records.length === 0) {
    return (
      <Note>
        No measurements yet. <NoteLink href={paths.measurements()}>Choose a client to measure</NoteLink>
      </Note>
    );
  }
  return (
    <List>
      {records.slice(0, shown.records).map((record) => (
        <li key={record.id}>
          <Record record={record} />
        </li>
      ))}
    </List>
  );
}

function Record({ record }: { record: RecentMeasurement }) {
  return (
    <div className="group relative flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 py-3.5">
      <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          href={paths.measurements(record.customerId)}
          className="text-inherit no-underline after:absolute after:inset-0"
        >
          <Name className="decoration-1 underline-offset-[0.2em] group-hover:underline">{record.customerName}</Name>
        </Link>
        {record.tags && <span className={tag({ template: templateOf(record.measurements) })}>{record.tags}</span>}
      </span>
      <RelativeTime at={record.createdAt} className="relative text-micro/[1.6] text-muted" />
      <span className="flex basis-full flex-wrap gap-x-5 gap-y-0.5 text-small/[1.6] text-muted">
        {firstMeasures(record).map((measure) => (
          <Figure key={measure} label={measureLabel(measure)} text={record.measurements[measure] ?? ''} />
        ))}
      </span>
    </div>
  );
}

/** A record's label: a woven tag, sewn down at both ends, coloured by the template that was used. */
const tag = cva(
  [
    'relative inline-flex min-h-6 max-w-full items-center rounded-[3px] px-3.25 py-0.5 font-display text-micro/[1.25] font-semibold wrap-anywhere',
    'before:absolute before:inset-y-[4px] before:start-[5px] before:w-[2px] before:bg-[repeating-linear-gradient(to_bottom,var(--thread-of-tag)_0_4px,transparent_4px_7px)]',
    'after:absolute after:inset-y-[4px] after:end-[5px] after:w-[2px] after:bg-[repeating-linear-gradient(to_bottom,var(--thread-of-tag)_0_4px,transparent_4px_7px)]',
  ],
  {
    variants: {
      template: {
        suit: 'bg-orange-tint text-orange-ink [--thread-of-tag:var(--orange)]',
        pants: 'bg-orange-tint text-orange-ink [--thread-of-tag:var(--orange)]',
        shirt: 'bg-action-tint text-action-ink [--thread-of-tag:var(--action)]',
        dress: 'bg-purple-tint text-purple-ink [--thread-of-tag:var(--purple)]',
      },
    },
    defaultVariants: { template: 'suit' },
  },
);

function Figure({ label, text }: { label: string; text: string }) {
  const { figure, unit } = lengthParts(text);
  return (
    <span>
      {label}{' '}
      <b className="ms-0.5 font-display text-[1.0625rem]/[1.4] font-[560] text-ink lining-nums tabular-nums">
        {figure}
      </b>{' '}
      {unit}
    </span>
  );
}

/** Those that tell most about a body come first, then the order of the book. */
const telling: readonly Measure[] = ['chest', 'waist', 'hip'];

function firstMeasures({ measurements }: RecentMeasurement): Measure[] {
  const inOrder = [...telling, ...measures.filter((measure) => !telling.includes(measure))];
  return inOrder.filter((measure) => measurements[measure]).slice(0, shown.measures);
}
