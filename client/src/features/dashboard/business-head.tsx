import type { Tailor } from '@shared/tailor';
import { StandIn } from '../../ui/display/avatar';
import { buttonClass } from '../../ui/controls/button';
import { LogoutIcon } from '../../ui/display/workroom-icons';
import { LogoutLink } from '../../ui/controls/logout-link';
import { Name } from '../../ui/display/name';
import { Skeleton } from '../../ui/feedback/skeleton';

const titleClass = 'text-[clamp(1.5rem,1.2rem+2vw,2.5rem)] max-[350px]:text-[1.375rem]';

/** The tailor's name and the logout link. Without a loaded profile, the page still has its title. */
export function BusinessHead({ tailor, isPending }: { tailor: Tailor | undefined; isPending: boolean }) {
  return (
    <header className="mt-2 mb-6 flex flex-wrap items-center gap-3 xs:gap-4 sm:mt-4 sm:mb-8 sm:gap-6">
      <div className="size-14 overflow-hidden rounded-sm font-display text-[1.0625rem]/none font-semibold empty:hidden max-[350px]:size-11 sm:size-22">
        {tailor && <Picture tailor={tailor} />}
        {isPending && <Skeleton className="size-full" />}
      </div>
      <div className="min-w-0 grow basis-32">
        {tailor ? (
          <>
            <Name as="h1" className={titleClass}>
              {tailor.businessName}
            </Name>
            <p className="text-muted">
              {tailor.city}, {tailor.country}
            </p>
          </>
        ) : (
          <>
            <h1 className={isPending ? 'sr-only' : titleClass}>Dashboard</h1>
            {isPending && <Skeleton className="h-9 w-72 max-w-full" />}
          </>
        )}
      </div>
      <LogoutLink className={buttonClass({}, 'max-xs:w-tap max-xs:p-0')}>
        <LogoutIcon />
        <span className="max-xs:sr-only">Logout</span>
      </LogoutLink>
    </header>
  );
}

function Picture({ tailor }: { tailor: Tailor }) {
  if (!tailor.profilePictureUrl) return <StandIn seed={tailor.id} name={tailor.businessName} />;
  return (
    <img
      src={tailor.profilePictureUrl}
      width={88}
      height={88}
      alt=""
      decoding="async"
      className="size-full object-cover"
    />
  );
}
