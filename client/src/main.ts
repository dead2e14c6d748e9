import { afterFirstPaint } from './lib/after-first-paint';
import './styles/index.css';

// The server's HTML is readable without the app: its style sheet, fonts and first picture come before 75 KB of code.
afterFirstPaint(() => {
  const later = document.querySelectorAll<HTMLLinkElement>('link[rel=later]');
  for (const link of later) link.rel = 'modulepreload';
  void import('./start');
});
