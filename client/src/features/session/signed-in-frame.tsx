import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { cx } from 'class-variance-authority';
import { useDropOtherDrafts } from '../../forms/use-draft';
import { useStoredOrigins } from '../../lib/navigation/came-from';
import { lazyScreen } from '../../lib/navigation/lazy-screen';
import { useSession } from '../../lib/api/session';
import { useTypingMark } from '../../lib/pages/typing-mark';
import { paths } from '../../paths';
import { AppFrame, AppMain } from '../../ui/layout/app-frame';
import { Avatar } from '../../ui/display/avatar';
import { Cloth } from '../../ui/display/cloth';
import { ErrorBoundary } from '../../ui/feedback/error-boundary';
import { useAction } from '../../ui/feedback/use-action';
import { HeaderBar, headerLinkClass } from '../../ui/layout/header-bar';
import type { IconComponent } from '../../ui/display/icon';
import { EyeIcon, MoreIcon } from '../../ui/display/workroom-icons';
import { Logo } from '../../ui/layout/logo';
import { Name } from '../../ui/display/name';
import { myTailorQuery } from '../tailor-profile/queries';
import { isWithin } from './is-within';
import '../../styles/later.css';

/** A link of the navigation. */
export interface NavigationLink {
  label: string;
  href: string;
  icon: IconComponent;
  /** On a phone it is in the sheet of the bar's last item. */
  isInSheet?: boolean;
}

const MoreSheet = lazyScreen(() => import('./more-sheet'), 'MoreSheet');

/** Only operators have this link. */
const operatorLink: NavigationLink = { label: 'Operator', href: paths.operator(), icon: EyeIcon, isInSheet: true };

interface SignedInFrameProps {
  navigation: readonly NavigationLink[];
  /** A row below the header. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen of a tailor: a strip of their cloth, the header, and below 900 px the bottom bar. */
export function SignedInFrame({ navigation, notice, children }: SignedInFrameProps) {
  const { data: tailor } = useQuery(myTailorQuery);
  const [location] = useLocation();
  const { user } = useSession();
  const links = user?.isOperator ? [...navigation, operatorLink] : navigation;
  useDropOtherDrafts();
  useTypingMark();
  useStoredOrigins();
  return (
    <AppFrame hasBottomBar>
      <div className="h-1.5 overflow-hidden print:hidden" aria-hidden="true">
        {tailor && <Cloth seed={tailor.id} cut="edge" className="h-1.5 w-full object-cover object-left-top" />}
      </div>
      <HeaderBar className="max-shell:hidden print:hidden">
        <Logo href={paths.dashboard()} />
        <nav className="ms-6 flex min-w-0 flex-wrap items-center gap-1" aria-label="Main">
          {links.map(({ label, href }) => (
            <FrameLink key={href} href={href} label={label} className={topLinkClass} />
          ))}
        </nav>
        {tailor && (
          <span className="ms-auto flex min-w-0 items-center gap-2.5 text-small/[1.6] font-medium">
            {location !== paths.dashboard() && <Name className="max-w-64 truncate">{tailor.businessName}</Name>}
            <Avatar seed={tailor.id} name={tailor.businessName} src={tailor.profilePictureUrl} className="[--d:2rem]" />
          </span>
        )}
      </HeaderBar>
      {notice}
      <AppMain>
        <ErrorBoundary resetKey={location}>{children}</ErrorBoundary>
      </AppMain>
      <BottomBar links={links} />
    </AppFrame>
  );
}

/** Navigates on a phone: the first places, and a sheet with the others. */
function BottomBar({ links }: { links: readonly NavigationLink[] }) {
  const [location] = useLocation();
  const [isOpen, setOpen] = useState(false);
  const open = useAction(
    async () => {
      await MoreSheet.load();
      setOpen(true);
    },
    { failed: 'More could not be opened' },
  );
  const inSheet = [...links.filter(({ isInSheet }) => isInSheet).map(({ href }) => href), paths.decisions()];
  return (
    <nav
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-40 grid auto-cols-fr grid-flow-col border-t border-hairline bg-surface pb-safe-0 shell:hidden print:hidden low:in-data-typing:hidden"
      aria-label="Main"
    >
      {links
        .filter(({ isInSheet }) => !isInSheet)
        .map(({ icon: Icon, label, href }) => (
          <FrameLink key={href} href={href} label={label} className={bottomLinkClass}>
            <Icon className="size-5.5" />
          </FrameLink>
        ))}
      <button
        type="button"
        className={bottomLinkClass}
        aria-haspopup="dialog"
        aria-current={inSheet.some((href) => isWithin(location, href)) ? 'page' : undefined}
        onClick={() => void open()}
      >
        <MoreIcon className="size-5.5" />
        <span>More</span>
      </button>
      {isOpen && <MoreSheet hasOperator={links.includes(operatorLink)} onClose={() => setOpen(false)} />}
    </nav>
  );
}

const topLinkClass = cx(headerLinkClass, 'here:rounded-none here:[box-shadow:inset_0_-2px_var(--action)]');

/** Limits the font size, so that all labels fit side by side even with large text. */
const bottomLinkClass =
  'relative grid min-h-bar content-center justify-items-center gap-0.5 text-fit-sm font-medium text-muted no-underline here:font-semibold here:text-action-ink here:before:absolute here:before:inset-x-1/4 here:before:-top-px here:before:h-0.75 here:before:rounded-b-xs here:before:sewn';

interface FrameLinkProps extends Pick<NavigationLink, 'label' | 'href'> {
  className: string;
  children?: ReactNode;
}

function FrameLink({ label, href, className, children }: FrameLinkProps) {
  const [location] = useLocation();
  return (
    <Link href={href} className={className} aria-current={isWithin(location, href) ? 'page' : undefined}>
      {children}
      <span>{label}</span>
    </Link>
  );
}
