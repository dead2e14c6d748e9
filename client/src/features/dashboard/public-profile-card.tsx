import type { Tailor } from '@shared/tailor';
import { paths } from '../../paths';
import { ShareButton } from '../../sharing/share-button';
import { Avatar } from '../../ui/display/avatar';
import { LinkButton } from '../../ui/controls/button';
import { Cloth } from '../../ui/display/cloth';
import { OpenIcon } from '../../ui/display/workroom-icons';
import { Skeleton } from '../../ui/feedback/skeleton';
import { BenchIcon } from './bench-icons';
import { BenchText } from './bench-text';
import { PageFigures } from './page-figures';

interface PublicProfileCardProps {
  tailor: Tailor | undefined;
  isPending: boolean;
}

/** The tailor's public page, to view and to share. Disabled while the page is not listed, is hidden or failed to load. */
export function PublicProfileCard({ tailor, isPending }: PublicProfileCardProps) {
  if (!isPending && (!tailor?.isActive || tailor.hiddenAt !== null)) return <DisabledCard tailor={tailor} />;
  return (
    <section
      aria-labelledby="public-profile"
      className="-mt-px grid grid-cols-1 gap-3 border-t border-hairline px-4 py-3 shell:col-start-3 shell:row-span-2 shell:row-start-1 shell:mt-0 shell:content-between shell:rounded shell:border shell:bg-surface shell:p-5"
    >
      <div className="hidden h-26 overflow-hidden rounded-sm shell:block" aria-hidden="true">
        {tailor && <Cloth seed={tailor.id} cut="swatch" className="size-full object-cover cloth" />}
      </div>
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
        <BenchIcon name="profile" className="flex-none shell:hidden" />
        <BenchText id="public-profile" title="Public Profile" text="See how clients discover you" />
      </div>
      {tailor ? <Actions tailor={tailor} /> : <Skeleton className="h-20" />}
    </section>
  );
}

function Actions({ tailor }: { tailor: Tailor }) {
  const { profileSlug } = tailor;
  const path = paths.tailor(profileSlug);
  return (
    <>
      <p className="mt-0.5 text-small/[1.4] wrap-anywhere text-muted shell:text-[0.9375rem]">
        {window.location.host}/tailors/
        <wbr />
        {profileSlug}
      </p>
      <PageFigures />
      <div className="flex flex-wrap gap-2">
        <ShareButton tailor={tailor} variant="primary" label="Share" className="flex-1" />
        <LinkButton className="flex-1" href={path}>
          <OpenIcon />
          View
        </LinkButton>
      </div>
    </>
  );
}

function DisabledCard({ tailor }: { tailor: Tailor | undefined }) {
  return (
    <div
      className="relative -mt-px flex min-h-19 cursor-not-allowed flex-wrap items-center gap-x-3.5 gap-y-1 border-t border-hairline bg-sunken px-4 py-3 max-[350px]:gap-x-3 max-[350px]:px-3 shell:col-start-3 shell:row-span-2 shell:row-start-1 shell:mt-0 shell:grid shell:grid-cols-[minmax(0,1fr)_auto] shell:grid-rows-[1fr_auto] shell:content-start shell:items-start shell:gap-y-5 shell:rounded shell:border-2 shell:border-dashed shell:border-thread shell:bg-transparent shell:p-[calc(1.5rem-2px)]"
      role="group"
      aria-labelledby="public-profile"
      aria-disabled="true"
    >
      <div
        className="relative col-span-full row-start-1 hidden min-h-36 self-stretch opacity-55 saturate-[0.55] shell:block"
        aria-hidden="true"
      >
        {tailor && (
          <>
            <Cloth
              seed={tailor.id}
              cut="sample"
              className="absolute inset-0 h-[calc(100%-1.5rem)] w-full rounded-sm object-cover cloth"
            />
            <Avatar
              seed={tailor.id}
              name={tailor.businessName}
              src={tailor.profilePictureUrl}
              className="absolute start-4 bottom-0 border-3 border-paper [--d:3.75rem]"
            />
          </>
        )}
      </div>
      <BenchIcon name="profile" className="opacity-60 shell:hidden" />
      <BenchText
        id="public-profile"
        title="Public Profile"
        text="Coming soon: See how clients discover you"
        isDisabled
        className="shell:col-span-full shell:row-start-2"
      />
    </div>
  );
}
