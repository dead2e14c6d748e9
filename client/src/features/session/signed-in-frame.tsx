import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useDropOtherDrafts } from '../../forms/use-draft';
import { paths } from '../../paths';
import { Avatar } from '../../ui/avatar';
import { Cloth } from '../../ui/cloth';
import { ErrorBoundary } from '../../ui/error-boundary';
import { Icon, type IconName } from '../../ui/icon';
import { Logo } from '../../ui/logo';
import { Name } from '../../ui/name';
import { myTailorQuery } from '../tailor-profile/queries';
import '../../styles/workroom.css';
import '../../ui/app-frame.css';

const places: { label: string; href: string; icon: IconName }[] = [
  { label: 'Home', href: paths.dashboard(), icon: 'home' },
  { label: 'Clients', href: paths.clients(), icon: 'clients' },
  { label: 'Measure', href: paths.measurements(), icon: 'measure' },
  { label: 'Gallery', href: paths.gallery(), icon: 'gallery' },
  { label: 'Settings', href: paths.settings(), icon: 'settings' },
];

/** What surrounds every screen of a tailor: their own cloth, the header, and below 900 px the bottom bar. */
export function SignedInFrame({ children }: { children: ReactNode }) {
  const { data: tailor } = useQuery(myTailorQuery);
  const [location] = useLocation();
  useDropOtherDrafts();
  return (
    <div className="app">
      <div className="selvedge" aria-hidden="true">
        {tailor && <Cloth seed={tailor.id} width={1440} height={16} scale={0.4} />}
      </div>
      <header className="header">
        <div className="header__in wrap">
          <Logo href={paths.dashboard()} />
          <nav className="header__nav" aria-label="Main">
            <PlaceLinks />
          </nav>
          {tailor && (
            <span className="header__me">
              {location !== paths.dashboard() && <Name>{tailor.businessName}</Name>}
              <Avatar
                seed={tailor.id}
                name={tailor.businessName}
                src={tailor.profilePictureUrl}
                className="avatar--s"
              />
            </span>
          )}
        </div>
      </header>
      <main id="main" className="wrap" tabIndex={-1}>
        <ErrorBoundary resetKey={location}>{children}</ErrorBoundary>
      </main>
      <nav className="bottombar" aria-label="Main">
        <PlaceLinks withIcons />
      </nav>
    </div>
  );
}

function PlaceLinks({ withIcons = false }) {
  const [location] = useLocation();
  return places.map(({ label, href, icon }) => (
    <Link key={href} href={href} aria-current={isWithin(location, href) ? 'page' : undefined}>
      {withIcons && <Icon name={icon} />}
      <span>{label}</span>
    </Link>
  ));
}

const isWithin = (location: string, href: string) => location === href || location.startsWith(`${href}/`);
