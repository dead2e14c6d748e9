import { BRAND } from '@shared/brand';
import type { Tailor } from '@shared/tailor';
import { paths } from '../../paths';
import { Avatar } from '../../ui/avatar';
import { Button, LinkButton } from '../../ui/button';
import { Cloth } from '../../ui/cloth';
import { Icon } from '../../ui/icon';
import { shareOrCopy } from '../../ui/share-or-copy';
import { Skeleton } from '../../ui/skeleton';
import { BenchIcon } from './bench-icons';

interface PublicProfileCardProps {
  tailor: Tailor | undefined;
  isPending: boolean;
}

/** The tailor's own page, to look at and to share. Disabled while the page is not listed or could not be loaded. */
export function PublicProfileCard({ tailor, isPending }: PublicProfileCardProps) {
  if (!isPending && !tailor?.isActive) return <DisabledCard tailor={tailor} />;
  return (
    <section
      aria-labelledby="public-profile"
      className="-mt-px grid grid-cols-1 gap-3 border-t border-hairline px-4 py-3 shell:col-start-3 shell:row-span-2 shell:row-start-1 shell:mt-0 shell:content-between shell:rounded shell:border shell:bg-surface shell:p-5"
    >
      <div className="hidden h-26 overflow-hidden rounded-s shell:block" aria-hidden="true">
        {tailor && <Cloth seed={tailor.id} width={320} height={104} className="size-full object-cover cloth" />}
      </div>
      <div className="flex items-center gap-3.5">
        <span className="shell:hidden">
          <BenchIcon name="profile" />
        </span>
        <div className="min-w-0">
          <h2 id="public-profile">Public Profile</h2>
          <p>See how clients discover you</p>
        </div>
      </div>
      {tailor ? <Actions tailor={tailor} /> : <Skeleton className="h-20" />}
    </section>
  );
}

function Actions({ tailor: { businessName, profileSlug } }: { tailor: Tailor }) {
  const path = paths.tailor(profileSlug);
  return (
    <>
      <p className="wrap-anywhere">
        {window.location.host}/tailors/
        <wbr />
        {profileSlug}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          className="flex-1"
          onClick={() => void shareOrCopy(`${businessName} - ${BRAND}`, path)}
        >
          <Icon name="share" />
          Share
        </Button>
        <LinkButton className="flex-1" href={path}>
          <Icon name="open" />
          View
        </LinkButton>
      </div>
    </>
  );
}

function DisabledCard({ tailor }: { tailor: Tailor | undefined }) {
  return (
    <div className="bench__card soon" role="group" aria-labelledby="public-profile" aria-disabled="true">
      <div className="peek" aria-hidden="true">
        {tailor && (
          <>
            <Cloth seed={tailor.id} width={320} height={216} className="cloth" />
            <Avatar seed={tailor.id} name={tailor.businessName} src={tailor.profilePictureUrl} />
          </>
        )}
      </div>
      <BenchIcon name="profile" />
      <div className="txt">
        <h2 id="public-profile">Public Profile</h2>
        <p>Coming soon: See how clients discover you</p>
      </div>
    </div>
  );
}
