import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { fromPackageRoot } from '../../server/package-root';
import { browserPath } from '../../tests/e2e/browser-path';

const folder = fromPackageRoot('bench/pages');
const program = 'node_modules/lighthouse/cli/index.js';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The measures of one load of a page by a phone. Times in milliseconds, sizes in compressed bytes without headers. */
export interface Measures {
  scores: Record<(typeof categories)[number], number>;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  script: number;
  fonts: number;
  pictures: number;
  css: number;
  /** Number of script files. */
  files: number;
  requests: number;
  /** Lighthouse's benchmark of this machine's processor before the load: its `benchmarkIndex`, larger on a faster one. */
  processor: number;
}

/** Installs Lighthouse at its first run. @throws Error if the installation fails */
export function installLighthouse(): void {
  if (existsSync(`${folder}/${program}`)) return;
  console.log('Installing Lighthouse in bench/pages ...');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('Lighthouse could not be installed');
}

/** Loads the page once, with Lighthouse's own settings for phones: a slow processor and a slow mobile network. */
export async function measurePage(url: string): Promise<Measures> {
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
  ];
  const args = [program, url, '--output=json', '--quiet', `--chrome-flags=${flags.join(' ')}`];
  const environment = { ...process.env, CHROME_PATH: browserPath() };
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: folder,
    env: environment,
    maxBuffer: 100_000_000,
    timeout: 180_000,
  });
  return measuresIn(JSON.parse(stdout) as Result);
}

/** The used parts of Lighthouse's result. */
interface Result {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number; details?: { items?: Request[] } } | undefined>;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
}

interface Request {
  url: string;
  resourceType?: string;
  transferSize: number;
}

function measuresIn({ categories: found, audits, environment, runtimeError }: Result): Measures {
  if (runtimeError) throw new Error(runtimeError.message);
  const number = (audit: string) => audits[audit]?.numericValue ?? NaN;
  const score = (name: string) => Math.round((found[name]?.score ?? NaN) * 100);
  const requests = (audits['network-requests']?.details?.items ?? []).filter(({ url }) => url.startsWith('http'));
  const ofType = (type: string) => requests.filter(({ resourceType }) => resourceType === type);
  const bytes = (type: string) => ofType(type).reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    scores: Object.fromEntries(categories.map((name) => [name, score(name)])) as Measures['scores'],
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    script: bytes('Script'),
    fonts: bytes('Font'),
    pictures: bytes('Image'),
    css: bytes('Stylesheet'),
    files: ofType('Script').length,
    requests: requests.length,
    processor: environment.benchmarkIndex,
  };
}
