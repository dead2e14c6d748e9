import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadFirstScreen } from './app';
import { canTakeOver, readPageData } from './lib/page-data';
import { reloadForNewRelease } from './lib/release';
import { loadSession, Root } from './root';
import './styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

reloadForNewRelease();
const pageData = readPageData();
const isVisitor = pageData.signedIn === false;

const app = <Root data={pageData} />;
const show = () => {
  if (canTakeOver(root, pageData)) hydrateRoot(root, app);
  else createRoot(root).render(app);
};
// If a screen's code fails to load, the error boundary shows it.
Promise.all([loadSession(pageData), loadFirstScreen(window.location.pathname, { isVisitor })]).then(show, show);
