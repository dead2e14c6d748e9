import type { Tailor } from '@shared/tailor/contract';
import { buttonClass } from '../../ui/controls/button';
import { LogoutIcon } from '../../ui/display/workroom-icons';
import { LogoutLink } from '../../ui/controls/logout-link';
import { Name } from '../../ui/display/name';
import { Skeleton } from '../../ui/feedback/skeleton';

const titleClass = 'text-title';

/** The tailor's name and the logout link, below it where large text needs the width. Without a loaded profile, the page still has its title. */
export function BusinessHead({ tailor, isPending }: { tailor: Tailor | undefined; isPending: boolean }) {
  return (
    <header className="mt-1 mb-3.5 flex flex-wrap items-start gap-3 shell:mt-4 shell:mb-6">
      <div className="min-w-0 grow basis-48">
        {tailor ? (
          <>
            <Name as="h1" className={titleClass}>
              {tailor.businessName}
            </Name>
            <p className="text-compact/snug text-muted">
              {tailor.city}, {tailor.country}
            </p>
          </>
        ) : (
          <>
            <h1 className={isPending ? 'sr-only' : titleClass}>Dashboard</h1>
            {isPending && <Skeleton className="h-12 w-72 max-w-full" />}
          </>
        )}
      </div>
      <LogoutLink className={buttonClass({}, 'flex-none max-xs:px-3 max-xs:text-small')}>
        <LogoutIcon />
        Logout
      </LogoutLink>
    </header>
  );
}
