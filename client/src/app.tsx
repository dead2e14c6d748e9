import { Suspense, type ReactNode } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import type { PageRequest } from '@shared/pages/page-data';
import { pageAt, pagePatterns, type PageName } from '@shared/pages/pages';
import { TailorScreen } from './features/directory/tailor-page/tailor-screen';
import { Loading } from './features/session/loading';
import { useSession, type SessionState } from './lib/api/session';
import { DraftOwner } from './forms/draft-owner';
import { type LazyScreen, lazyScreen } from './lib/navigation/lazy-screen';
import { askBeforeNavigation, useArrival } from './lib/navigation/navigation';
import { ErrorBoundary } from './ui/feedback/error-boundary';
import { PlainHeader } from './ui/layout/plain-header';
import { Toaster } from './ui/feedback/toast';

const LandingPage = lazyScreen(() => import('./features/landing/landing-page'), 'LandingPage');
const AboutPage = lazyScreen(() => import('./features/landing/about-page'), 'AboutPage');
const ContactPage = lazyScreen(() => import('./features/landing/contact-page'), 'ContactPage');
const TermsPage = lazyScreen(() => import('./features/landing/terms-page'), 'TermsPage');
const PrivacyPage = lazyScreen(() => import('./features/landing/privacy-page'), 'PrivacyPage');
const DiscoverPage = lazyScreen(() => import('./features/directory/search/discover-page'), 'DiscoverPage');
const NotFoundPage = lazyScreen(() => import('./features/session/not-found-page'), 'NotFoundPage');
const Workroom = lazyScreen(() => import('./workroom'), 'Workroom');

/** The states of screens that do not depend on the session. */
const everyone: readonly SessionState[] = ['loading', 'unknown', 'signed-out', 'without-profile', 'with-profile'];

interface Screen {
  /** Left out for every other address. */
  page?: PageName;
  for: readonly SessionState[];
  Shown: LazyScreen;
}

const screens: Screen[] = [
  { page: 'discover', for: everyone, Shown: DiscoverPage },
  { page: 'tailor', for: everyone, Shown: TailorScreen },
  { page: 'about', for: everyone, Shown: AboutPage },
  { page: 'contact', for: everyone, Shown: ContactPage },
  { page: 'terms', for: everyone, Shown: TermsPage },
  { page: 'privacy', for: everyone, Shown: PrivacyPage },
  { page: 'home', for: ['signed-out'], Shown: LandingPage },
  { page: 'register', for: ['signed-out'], Shown: Workroom },
  { for: ['unknown', 'without-profile', 'with-profile'], Shown: Workroom },
];

/** Loads the code of the first screen if the path determines it before the session is known. */
export async function loadFirstScreen(path: string, { isVisitor }: { isVisitor: boolean }): Promise<void> {
  await firstScreen(path, isVisitor)?.load();
}

/** Does the same as `loadFirstScreen` for a screen that the server has rendered: its parts may load later. */
export async function loadRenderedScreen(path: string): Promise<void> {
  await firstScreen(path, true)?.loadWithoutParts();
}

function firstScreen(path: string, isVisitor: boolean): LazyScreen | undefined {
  const name = pageAt(path)?.name;
  const screen = screens.find(({ page, for: users }) => page === name && users === everyone);
  if (screen) return screen.Shown;
  if (name === 'home' && isVisitor) return LandingPage;
  return !name || (isVisitor && name !== 'register') ? NotFoundPage : undefined;
}

export interface AppProps {
  /** The path and query string of the page that the server renders; left out in the browser. */
  address?: Pick<PageRequest, 'path' | 'search'>;
}

/** Every screen of the product; the session decides which of them exist for the user. */
export function App({ address }: AppProps) {
  const { state, user } = useSession();
  return (
    <Router aroundNav={askBeforeNavigation} ssrPath={address?.path} ssrSearch={address?.search}>
      <a className="absolute start-4 -top-20 z-60 rounded bg-ink px-4 py-3 text-paper focus:top-2" href="#main">
        Skip to content
      </a>
      <Toaster />
      <DraftOwner value={user?.id}>
        <Screens state={state} />
      </DraftOwner>
    </Router>
  );
}

function Screens({ state }: { state: SessionState }) {
  const [location] = useLocation();
  return (
    <Suspense fallback={<Loading />}>
      <Arrival pathname={location} />
      <Switch>
        {screens
          .filter((screen) => screen.for.includes(state))
          .map(({ page, Shown }) => (
            <Route key={page ?? '*'} path={page ? pagePatterns[page] : '*'}>
              <ErrorBoundary resetKey={location} around={inPlainPage}>
                <Shown />
              </ErrorBoundary>
            </Route>
          ))}
        <Route>{fallbackFor(state)}</Route>
      </Switch>
    </Suspense>
  );
}

/** Returns the page for a URL that is none of the user's screens, as far as the session is known. */
function fallbackFor(state: SessionState) {
  return state === 'loading' ? <Loading /> : <NotFoundPage />;
}

/** Rendered inside the Suspense, so that its effect runs when the screen's code is loaded. */
function Arrival({ pathname }: { pathname: string }) {
  useArrival(pathname);
  return null;
}

function inPlainPage(content: ReactNode) {
  return (
    <>
      <PlainHeader isUnknown />
      <main id="main" className="wrap" tabIndex={-1}>
        {content}
      </main>
    </>
  );
}
