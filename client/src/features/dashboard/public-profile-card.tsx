import type { Tailor } from '@shared/tailor/contract';
import { paths } from '../../paths';
import { ShareButton } from '../../sharing/share-button';
import { LinkButton } from '../../ui/controls/button';
import { Badge } from '../../ui/display/badge';
import { Cloth } from '../../ui/display/cloth';
import { OpenIcon } from '../../ui/display/workroom-icons';
import { Skeleton } from '../../ui/feedback/skeleton';
import { PageFigures } from './page-figures';

interface PublicProfileCardProps {
  tailor: Tailor | undefined;
  isPending: boolean;
}

const place = 'overflow-hidden rounded border shell:col-start-2 shell:row-span-2 shell:row-start-1';

/** The tailor's public page, to view and to share. Disabled while the page is not listed or is hidden. */
export function PublicProfileCard({ tailor, isPending }: PublicProfileCardProps) {
  if (tailor && (!tailor.isActive || tailor.hiddenAt !== null)) return <DisabledCard tailor={tailor} />;
  return (
    <section aria-labelledby="public-profile" className={`${place} border-hairline bg-surface`}>
      <TopCloth tailor={tailor} />
      <div className="grid grid-cols-1 gap-2 px-4 pt-2 pb-4 shell:px-5 shell:pt-3 shell:pb-5">
        <div>
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <h2 id="public-profile" className="text-h3">
              Public Profile
            </h2>
            {tailor && <Badge tone="ok">Listed</Badge>}
          </div>
          <p className="text-small/[1.4] text-muted">See how clients discover you</p>
        </div>
        {tailor && <Actions tailor={tailor} />}
        {!tailor && (isPending ? <Skeleton className="h-40" /> : <p>Your page could not be loaded.</p>)}
      </div>
    </section>
  );
}

function Actions({ tailor }: { tailor: Tailor }) {
  const { profileSlug } = tailor;
  return (
    <>
      <p className="text-small/[1.4] wrap-anywhere text-muted">
        {window.location.host}/tailors/
        <wbr />
        {profileSlug}
      </p>
      <PageFigures />
      <div className="mt-1 flex flex-wrap gap-2">
        <ShareButton tailor={tailor} isOwn variant="primary" label="Share" className="flex-1" />
        <LinkButton className="flex-1" href={paths.tailor(profileSlug)}>
          <OpenIcon />
          View
        </LinkButton>
      </div>
    </>
  );
}

/** The tailor's cloth along the upper edge; its space is there before the cloth is known. */
function TopCloth({ tailor }: { tailor: Tailor | undefined }) {
  return (
    <div className="h-16 shell:h-26" aria-hidden="true">
      {tailor && <Cloth seed={tailor.id} cut="swatch" className="size-full object-cover cloth pinked" />}
    </div>
  );
}

function DisabledCard({ tailor }: { tailor: Tailor }) {
  return (
    <div
      className={`${place} cursor-not-allowed border-dashed border-thread`}
      role="group"
      aria-labelledby="public-profile"
      aria-disabled="true"
    >
      <div className="opacity-55 saturate-50">
        <TopCloth tailor={tailor} />
      </div>
      <div className="px-4 pt-2 pb-4 shell:px-5 shell:pt-3 shell:pb-5">
        <h2 id="public-profile" className="text-h3 text-muted">
          Public Profile
        </h2>
        <p className="text-small/[1.4] text-muted">
          {tailor.hiddenAt ? 'Visitors do not see your page now' : 'Coming soon: See how clients discover you'}
        </p>
      </div>
    </div>
  );
}
