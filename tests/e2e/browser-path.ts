import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The first is Chromium without a window, which is what Playwright runs by default: the same engine for two thirds of the CPU. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns the path of a Chromium for the browser journeys: an installed one, or Debian's, which it installs if this user can.
 * @throws Error that says what to install
 */
export function browserPath(): string {
  const found = places.find((path) => existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No browser found; installing chromium-headless-shell with apt-get.');
    const apt = (...args: string[]) =>
      spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell');
    const installed = places.find((path) => existsSync(path));
    if (installed) return installed;
  }
  throw new Error(
    `The browser journeys need Chromium or Chrome. Install one ("apt-get install chromium-headless-shell"), at one of:\n  ${places.join('\n  ')}`,
  );
}
