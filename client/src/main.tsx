import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, loadFirstScreen } from './app';
import { rememberSignedOut } from './features/session/queries';
import { keepAnswers, readPageData } from './lib/page-data';
import { queryClient } from './lib/query-client';
import { reloadForNewRelease } from './lib/release';
import { ErrorBoundary } from './ui/feedback/error-boundary';
import './styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

reloadForNewRelease();
const pageData = readPageData();
const isVisitor = pageData.signedIn === false;
keepAnswers(queryClient, pageData);
if (isVisitor) rememberSignedOut(queryClient);

const app = (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary>
        <App />
      </ErrorBoundary>
    </QueryClientProvider>
  </StrictMode>
);
const show = () => createRoot(root).render(app);
// If a screen's code fails to load, the error boundary shows it.
loadFirstScreen({ isVisitor }).then(show, show);
