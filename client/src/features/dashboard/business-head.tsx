import type { Tailor } from '@shared/tailor';
import { StandIn } from '../../ui/avatar';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { LogoutLink } from '../../ui/logout-link';
import { Name } from '../../ui/name';
import { Skeleton } from '../../ui/skeleton';

/** Whose workroom this is, and the way out. Without a profile to show, the page still has its title. */
export function BusinessHead({ tailor, isPending }: { tailor: Tailor | undefined; isPending: boolean }) {
  return (
    <header className="hello">
      <div className="hello__cloth">
        {tailor && <Picture tailor={tailor} />}
        {isPending && <Skeleton />}
      </div>
      <div className="hello__text">
        {tailor ? (
          <>
            <Name as="h1">{tailor.businessName}</Name>
            <p>
              {tailor.city}, {tailor.country}
            </p>
          </>
        ) : (
          <>
            <h1 className={isPending ? 'sr' : undefined}>Dashboard</h1>
            {isPending && <Skeleton className="hello__wait" />}
          </>
        )}
      </div>
      <LogoutLink className={buttonClass({}, 'hello__out')}>
        <Icon name="logout" />
        <span>Logout</span>
      </LogoutLink>
    </header>
  );
}

function Picture({ tailor }: { tailor: Tailor }) {
  if (!tailor.profilePictureUrl) return <StandIn seed={tailor.id} name={tailor.businessName} />;
  return <img src={tailor.profilePictureUrl} width={88} height={88} alt="" decoding="async" />;
}
