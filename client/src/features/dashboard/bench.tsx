import type { Tailor } from '@shared/tailor';
import { Link } from 'wouter';
import { paths } from '../../paths';
import { BenchIcon, type BenchIconName } from './bench-icons';
import { PublicProfileCard } from './public-profile-card';

interface Counts {
  images: number | undefined;
  clients: number | undefined;
  measurements: number | undefined;
}

interface BenchCardProps {
  icon: BenchIconName;
  title: string;
  text: string;
  href: string;
  /** How many of what; left out while nobody knows. */
  count?: number;
  noun?: string;
}

interface BenchProps {
  tailor: Tailor | undefined;
  isPending: boolean;
  counts: Counts;
}

/** The five cards. A count that is not known yet leaves its place empty, so that nothing moves when it comes. */
export function Bench({ tailor, isPending, counts }: BenchProps) {
  return (
    <div className="bench">
      <BenchCard
        icon="settings"
        title="Profile Settings"
        text="Manage your business information and preferences"
        href={paths.settings()}
      />
      <BenchCard
        icon="gallery"
        title="Portfolio Gallery"
        text="Showcase your best work"
        href={paths.gallery()}
        count={counts.images}
        noun="image"
      />
      <BenchCard
        icon="clients"
        title="Client Management"
        text="Manage your client database"
        href={paths.clients()}
        count={counts.clients}
        noun="client"
      />
      <BenchCard
        icon="measurements"
        title="Measurements"
        text="Track client measurements"
        href={paths.measurements()}
        count={counts.measurements}
        noun="measurement"
      />
      <PublicProfileCard tailor={tailor} isPending={isPending} />
    </div>
  );
}

function BenchCard({ icon, title, text, href, count, noun }: BenchCardProps) {
  return (
    <Link href={href} className="bench__card">
      <BenchIcon name={icon} />
      <div className="txt">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {count !== undefined && (
        <span className="fig">
          {count.toLocaleString('en')}
          <span className="sr"> {count === 1 ? noun : `${noun}s`}</span>
        </span>
      )}
    </Link>
  );
}
