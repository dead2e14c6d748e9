import { StrictMode } from 'react';
import type { PageData } from '@shared/pages/page-data';
import { App, type AppProps } from './app';
import { lazyScreen } from './lib/navigation/lazy-screen';
import { PageDataContext } from './lib/api/page-data';
import { ErrorBoundary } from './ui/feedback/error-boundary';

const AskedSession = lazyScreen(() => import('./features/session/asked-session'), 'AskedSession');

/** Loads the code that the session needs. */
export async function loadSession({ signedIn }: PageData): Promise<void> {
  if (signedIn !== false) await AskedSession.load();
}

interface RootProps extends AppProps {
  data: PageData;
}

/** The app with its providers: the same in the browser and on the server, so that the browser can take over the HTML. */
export function Root({ data, address }: RootProps) {
  const app = <App address={address} />;
  return (
    <StrictMode>
      <PageDataContext value={data}>
        <ErrorBoundary>{data.signedIn === false ? app : <AskedSession>{app}</AskedSession>}</ErrorBoundary>
      </PageDataContext>
    </StrictMode>
  );
}
