import type { Tailor } from '@shared/tailor';
import { Link } from 'wouter';
import { paths } from '../../paths';
import { BenchIcon, type BenchIconName } from './bench-icons';
import { BenchText } from './bench-text';
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
  /** The number of `noun`; undefined while it is unknown. */
  count?: number;
  noun?: string;
}

interface BenchProps {
  tailor: Tailor | undefined;
  isPending: boolean;
  counts: Counts;
}

/** The five cards. An unknown count leaves its space empty, so that the layout does not shift when it arrives. */
export function Bench({ tailor, isPending, counts }: BenchProps) {
  return (
    <div className="grid grid-cols-1 overflow-hidden rounded border border-hairline bg-surface shell:grid-cols-[repeat(2,minmax(0,1fr))_minmax(0,0.92fr)] shell:gap-4 shell:overflow-visible shell:rounded-none shell:border-0 shell:bg-transparent">
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
    <Link
      href={href}
      className="group relative -mt-px flex min-h-19 flex-wrap items-center gap-x-3.5 gap-y-1 border-t border-hairline px-4 py-3 text-inherit no-underline focus-visible:shadow-none focus-visible:-outline-offset-4 max-[350px]:gap-x-3 max-[350px]:px-3 shell:mt-0 shell:grid shell:min-h-38 shell:grid-cols-[minmax(0,1fr)_auto] shell:grid-rows-[auto_1fr] shell:content-start shell:items-start shell:gap-y-5 shell:rounded shell:border shell:bg-surface shell:px-6 shell:pt-5.5 shell:pb-5 shell:transition-[border-color] shell:duration-fast shell:hover:border-ink"
    >
      <BenchIcon name={icon} />
      <BenchText title={title} text={text} className="shell:col-span-full shell:row-start-2" />
      {count !== undefined && (
        <span className="font-display text-[1.125rem]/none font-medium text-muted shell:col-start-2 shell:row-start-1 shell:text-[2.25rem] shell:font-[420] shell:tracking-[-0.02em] shell:text-ink">
          {count.toLocaleString('en')}
          <span className="sr-only"> {count === 1 ? noun : `${noun}s`}</span>
        </span>
      )}
    </Link>
  );
}
