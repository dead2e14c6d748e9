import { measureLabel, measures, templateOf, type Measure, type RecentMeasurement } from '@shared/measurements';
import { lengthParts } from '@shared/units';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { cx } from 'class-variance-authority';
import { paths } from '../../paths';
import { Name } from '../../ui/name';
import { RelativeTime } from '../../ui/relative-time';
import { ListSkeleton } from '../../ui/skeleton';
import { recentMeasurementsQuery } from '../measurements/queries';

/** How many records are shown, and how many measures of each. */
const shown = { records: 4, measures: 3 };

export function RecentMeasurements() {
  const { data, isPending } = useQuery(recentMeasurementsQuery);
  return (
    <section aria-labelledby="latest-measurements">
      <div className="stitle">
        <h2 id="latest-measurements">Latest measurements</h2>
        {data && data.length > 0 && <Link href={paths.measurements()}>All measurements</Link>}
      </div>
      {isPending ? <ListSkeleton rows={3} /> : <RecordList records={data} />}
    </section>
  );
}

function RecordList({ records }: { records: RecentMeasurement[] | undefined }) {
  if (!records) return <p className="note">The measurements could not be loaded.</p>;
  if (records.length === 0) {
    return (
      <p className="note">
        No measurements yet. <Link href={paths.measurements()}>Choose a client to measure</Link>
      </p>
    );
  }
  return (
    <ul className="list" role="list">
      {records.slice(0, shown.records).map((record) => (
        <li key={record.id}>
          <Record record={record} />
        </li>
      ))}
    </ul>
  );
}

function Record({ record }: { record: RecentMeasurement }) {
  return (
    <div className="recent relative">
      <span className="who">
        <Link
          href={paths.measurements(record.customerId)}
          className="text-inherit no-underline after:absolute after:inset-0"
        >
          <Name>{record.customerName}</Name>
        </Link>
        {record.tags && <span className={cx('tag', `tag--${templateOf(record.measurements)}`)}>{record.tags}</span>}
      </span>
      <RelativeTime at={record.createdAt} className="end relative" />
      <span className="nums">
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
      {label} <b>{figure}</b> {unit}
    </span>
  );
}

/** Those that tell most about a body come first, then the order of the book. */
const telling: readonly Measure[] = ['chest', 'waist', 'hip'];

function firstMeasures({ measurements }: RecentMeasurement): Measure[] {
  const inOrder = [...telling, ...measures.filter((measure) => !telling.includes(measure))];
  return inOrder.filter((measure) => measurements[measure]).slice(0, shown.measures);
}
