import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../server/local/postgres/process';
import { fromPackageRoot } from '../../server/package-root';
import { startBuiltServer } from '../support/built-server';
import { startTcpProxy } from '../support/network/tcp-proxy';
import { openChromium } from './chromium';
import type { Driver } from './driver';
import { openFirefox } from './firefox';
import { chromiumPath, installDebianPrograms } from './install';
import { walk } from './journey';
import { preload } from './page-tools';
import { openWebkit } from './webkit';

/** `npm run browsers:test [chromium-106 ...]`: one journey through the built product per browser; exit code 1 after a failure. */
const browsers: Record<string, () => Promise<Driver>> = {
  'chromium-106': async () => openChromium(await chromiumPath(106), preload),
  'chromium-109': async () => openChromium(await chromiumPath(109), preload),
  firefox: () => openFirefox('/usr/bin/firefox-esr', preload),
  webkit: () => openWebkit('/usr/bin/WebKitWebDriver', preload),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !browsers[name]);
if (unknown.length > 0)
  throw new Error(`Unknown: ${unknown.join(', ')}; there are ${Object.keys(browsers).join(', ')}`);
installDebianPrograms();
const outcomes: string[] = [];
for (const [name, open] of Object.entries(browsers).filter(([name]) => wanted.length === 0 || wanted.includes(name))) {
  outcomes.push(`${name}: ${await outcomeOf(name, open)}`);
}
console.log(outcomes.join('\n'));
process.exit(outcomes.every((line) => line.endsWith('passed')) ? 0 : 1);

async function outcomeOf(name: string, open: () => Promise<Driver>): Promise<string> {
  const pictures = fromPackageRoot(join('.data/browsers/pictures', name));
  await mkdir(pictures, { recursive: true });
  const port = String(await freePort());
  const network = await startTcpProxy(`http://127.0.0.1:${port}`);
  const origin = new URL(network.through(`http://127.0.0.1:${port}`)).origin;
  const server = await startBuiltServer({ DEMO_DATA: 'true', PORT: port, PUBLIC_URL: origin });
  try {
    const driver = await open();
    try {
      await walk(driver, origin, network, pictures);
      return `${driver.name} passed`;
    } finally {
      await driver.close();
    }
  } catch (error) {
    return `FAILED: ${String(error)}`;
  } finally {
    await server.stop();
    await network.stop();
  }
}
