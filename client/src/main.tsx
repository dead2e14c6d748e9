import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, loadFirstScreen } from './app';
import { rememberSignedOut } from './features/session/queries';
import { keepAnswers, readPageData } from './lib/page-data';
import { queryClient } from './lib/query-client';
import './styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const pageData = readPageData();
const isVisitor = pageData.signedIn === false;
keepAnswers(queryClient, pageData);
if (isVisitor) rememberSignedOut(queryClient);

const app = (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>
  </StrictMode>
);
const show = () => createRoot(root).render(app);
// A screen whose code does not come says so itself.
loadFirstScreen({ isVisitor }).then(show, show);
