import { Link } from 'wouter';
import { paths } from '../../paths';
import type { IconComponent } from '../../ui/display/icon';
import { GalleryIcon } from '../../ui/display/later-icons';
import { ClientsIcon, MeasureIcon, SettingsIcon } from '../../ui/display/workroom-icons';

interface Counts {
  images: number | undefined;
  clients: number | undefined;
  measurements: number | undefined;
}

/** The cards of the four sections. */
export function Bench({ counts }: { counts: Counts }) {
  return (
    <div className="grid grid-cols-1 gap-2 xs:grid-cols-2">
      <BenchCard
        icon={ClientsIcon}
        title="Client Management"
        text="Manage your client database"
        href={paths.clients()}
        count={counts.clients}
        noun="client"
      />
      <BenchCard
        icon={MeasureIcon}
        title="Measurements"
        text="Track client measurements"
        href={paths.measurements()}
        count={counts.measurements}
        noun="measurement"
      />
      <BenchCard
        icon={GalleryIcon}
        title="Portfolio Gallery"
        text="Showcase your best work"
        href={paths.gallery()}
        count={counts.images}
        noun="image"
      />
      <BenchCard
        icon={SettingsIcon}
        title="Profile Settings"
        text="Manage your business information and preferences"
        href={paths.settings()}
      />
    </div>
  );
}

interface BenchCardProps {
  icon: IconComponent;
  title: string;
  text: string;
  href: string;
  /** The number of `noun`; undefined while it is unknown. */
  count?: number;
  noun?: string;
}

function BenchCard({ icon: Icon, title, text, href, count, noun }: BenchCardProps) {
  return (
    <Link
      href={href}
      className="group flex min-h-16 min-w-0 flex-wrap items-center gap-3 rounded border border-hairline bg-surface px-4 py-2 text-inherit no-underline transition-paint duration-fast hover:border-ink"
    >
      <Icon className="size-5.5 flex-none text-muted" />
      <span className="min-w-0 flex-1 basis-40">
        <h2 className="font-text text-compact/snug font-semibold tracking-normal decoration-1 underline-offset-3 group-hover:text-action-ink group-hover:underline">
          {title}
        </h2>
        <p className="text-micro/[1.35] text-muted">{text}</p>
      </span>
      {count !== undefined && (
        <span className="font-display text-body/none font-medium text-muted lining-nums tabular-nums">
          {count.toLocaleString('en')}
          <span className="sr-only"> {count === 1 ? noun : `${noun}s`}</span>
        </span>
      )}
    </Link>
  );
}
