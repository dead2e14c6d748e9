import { measureLabel, measures, type Measure, type RecentMeasurement } from '@shared/measurements';
import { lengthParts } from '@shared/units';
import { Link } from 'wouter';
import { paths } from '../../paths';
import { Name } from '../../ui/display/name';
import { RecordTag } from '../../ui/display/record-tag';
import { RelativeTime } from '../../ui/display/relative-time';
import { useRecentMeasurements } from '../measurements/queries';
import { AllLink, List, Note, NoteLink, Section, LoadingList } from './section';

/** Number of records shown, and of measures of each. */
const shown = { records: 4, measures: 3 };

export function RecentMeasurements() {
  const { data, isPending } = useRecentMeasurements();
  return (
    <Section
      id="latest-measurements"
      title="Latest measurements"
      aside={data && data.length > 0 && <AllLink href={paths.measurements()}>All measurements</AllLink>}
    >
      {isPending ? <LoadingList /> : <RecordList records={data} />}
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
        {record.tags && <RecordTag record={record} size="s" />}
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

/** The most informative measures come first, the others in the order of the book. */
const informativeMeasures: readonly Measure[] = ['chest', 'waist', 'hip'];

function firstMeasures({ measurements }: RecentMeasurement): Measure[] {
  const inOrder = [...informativeMeasures, ...measures.filter((measure) => !informativeMeasures.includes(measure))];
  return inOrder.filter((measure) => measurements[measure]).slice(0, shown.measures);
}
