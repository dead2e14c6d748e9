import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { pagePatterns } from '@shared/pages';
import { LeaveApp } from './features/session/leave-app';
import { Loading } from './features/session/loading';
import { useProfileJustSaved, useSession, type SessionState } from './features/session/queries';
import { useArrival } from './lib/navigation';
import { paths } from './paths';
import { Toaster } from './ui/toast';

const LandingPage = screen(() => import('./features/landing/landing-page'), 'LandingPage');
const AboutPage = screen(() => import('./features/landing/about-page'), 'AboutPage');
const ContactPage = screen(() => import('./features/landing/contact-page'), 'ContactPage');
const PrivacyPage = screen(() => import('./features/landing/privacy-page'), 'PrivacyPage');
const DiscoverPage = screen(() => import('./features/directory/discover-page'), 'DiscoverPage');
const TailorPage = screen(() => import('./features/directory/tailor-page'), 'TailorPage');
const RegisterPage = screen(() => import('./features/tailor-profile/register-page'), 'RegisterPage');
const SignedInFrame = screen(() => import('./features/session/signed-in-frame'), 'SignedInFrame');
const DashboardPage = screen(() => import('./features/dashboard/dashboard-page'), 'DashboardPage');
const GalleryPage = screen(() => import('./features/gallery/gallery-page'), 'GalleryPage');
const ClientsPage = screen(() => import('./features/clients/clients-page'), 'ClientsPage');
const MeasurementsPage = screen(() => import('./features/measurements/measurements-page'), 'MeasurementsPage');
const SettingsPage = screen(() => import('./features/tailor-profile/settings-page'), 'SettingsPage');
const NotFoundPage = screen(() => import('./features/session/not-found-page'), 'NotFoundPage');

const everyone: readonly SessionState[] = ['signed-out', 'without-profile', 'with-profile'];

interface Screen {
  pattern: string;
  for: readonly SessionState[];
  show: ReactNode;
}

const screens: Screen[] = [
  { pattern: pagePatterns.discover, for: everyone, show: <DiscoverPage /> },
  { pattern: pagePatterns.tailor, for: everyone, show: <TailorPage /> },
  { pattern: pagePatterns.about, for: everyone, show: <AboutPage /> },
  { pattern: pagePatterns.contact, for: everyone, show: <ContactPage /> },
  { pattern: pagePatterns.privacy, for: everyone, show: <PrivacyPage /> },
  { pattern: pagePatterns.home, for: ['signed-out'], show: <LandingPage /> },
  { pattern: pagePatterns.register, for: ['signed-out'], show: <LeaveApp to={paths.login(paths.register())} /> },
  { pattern: pagePatterns.register, for: ['without-profile'], show: <RegisterPage /> },
  { pattern: '*', for: ['without-profile'], show: <Redirect to={paths.register()} replace /> },
  { pattern: pagePatterns.home, for: ['with-profile'], show: <Redirect to={paths.dashboard()} replace /> },
  { pattern: pagePatterns.dashboard, for: ['with-profile'], show: framed(<DashboardPage />) },
  { pattern: pagePatterns.gallery, for: ['with-profile'], show: framed(<GalleryPage />) },
  { pattern: pagePatterns.clients, for: ['with-profile'], show: framed(<ClientsPage />) },
  { pattern: pagePatterns.measurements, for: ['with-profile'], show: framed(<MeasurementsPage />) },
  { pattern: pagePatterns.clientMeasurements, for: ['with-profile'], show: framed(<MeasurementsPage />) },
  { pattern: pagePatterns.settings, for: ['with-profile'], show: framed(<SettingsPage />) },
];

/** Every screen of the product; the session decides which of them exist for this person. */
export function App() {
  const { state } = useSession();
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      {state === 'loading' ? <Loading /> : <Screens state={state} />}
      <Toaster />
    </>
  );
}

function Screens({ state }: { state: SessionState }) {
  const [location] = useLocation();
  const isLeavingSetup = useProfileJustSaved();
  const exists = ({ pattern, for: states }: Screen) =>
    states.includes(state) ||
    (isLeavingSetup && pattern === pagePatterns.register && states.includes('without-profile'));
  return (
    <Suspense fallback={<Loading />}>
      <Arrival pathname={location} />
      <Switch>
        {screens.filter(exists).map(({ pattern, show }) => (
          <Route key={pattern} path={pattern}>
            {show}
          </Route>
        ))}
        <Route>
          <NotFoundPage />
        </Route>
      </Switch>
    </Suspense>
  );
}

/** Stands inside the Suspense, so that it acts once the screen's code is there. */
function Arrival({ pathname }: { pathname: string }) {
  useArrival(pathname);
  return null;
}

function framed(page: ReactNode) {
  return <SignedInFrame>{page}</SignedInFrame>;
}

/** A named export of a module, loaded when it is first shown. */
function screen<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props> {
  return lazy(async () => ({ default: (await load())[name] as ComponentType<unknown> })) as ComponentType<Props>;
}
