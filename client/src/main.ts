import { afterFirstPaint } from './lib/pages/after-first-paint';
import './styles/index.css';

const later = document.querySelectorAll<HTMLLinkElement>('link[rel=later]');

function start() {
  for (const link of later) link.rel = 'modulepreload';
  void import('./start');
}

// The HTML of a page that the server rendered is readable without the app: its style sheet, fonts and first picture come before
// 75 KB of code. Other pages have nothing to paint before.
if (later.length > 0) afterFirstPaint(start);
else start();
