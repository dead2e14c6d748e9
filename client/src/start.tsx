import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadFirstScreen, loadRenderedScreen } from './app';
import { canTakeOver, readPageData } from './lib/api/page-data';
import { reloadForNewRelease } from './lib/pages/release';
import { loadSession, Root } from './root';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

reloadForNewRelease();
const pageData = readPageData();
const path = window.location.pathname;
const app = <Root data={pageData} />;

// If a screen's code fails to load, the error boundary shows it.
if (canTakeOver(root, pageData)) {
  const show = () => hydrateRoot(root, app);
  loadRenderedScreen(path).then(show, show);
} else {
  const show = () => createRoot(root).render(app);
  const isVisitor = pageData.signedIn === false;
  Promise.all([loadSession(pageData), loadFirstScreen(path, { isVisitor })]).then(show, show);
}
