import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const root = fileURLToPath(new URL('..', import.meta.url));
const forAll = ['package-lock.json', 'tsconfig.json', 'scripts/build.mjs'];

/** The parts of the built product: their sources, a file that shows that they are built, and their build function. */
const parts = [
  {
    name: 'client',
    sources: [
      'client',
      'shared',
      'packages/cloth/src',
      'packages/world-outline/src',
      'vite.config.ts',
      'tailwind.config.ts',
      ...forAll,
    ],
    result: 'dist/client/index.html',
    make: buildClient,
  },
  {
    name: 'rendering',
    sources: ['client', 'shared', 'packages/cloth/src', 'vite.config.ts', 'tailwind.config.ts', ...forAll],
    result: 'dist/rendering/render-page.js',
    make: buildRendering,
  },
  {
    name: 'server',
    sources: ['server', 'shared', 'packages/cloth/src', 'packages/gazetteer/src', 'packages/lettering/src', ...forAll],
    result: 'dist/server/index.js',
    make: buildServer,
  },
  {
    name: 'sign-in pages',
    sources: [
      'server/auth/sign-in.css',
      'server/auth/page.ts',
      'server/local/identity/sign-in-form.ts',
      'server/pages/report/report-form-page.ts',
      'client/layer-blocks.ts',
      'client/src/styles',
      'client/src/assets/fonts',
      'vite.sign-in.config.ts',
      'tailwind.config.ts',
      ...forAll,
    ],
    result: 'dist/sign-in/.vite/manifest.json',
    make: buildSignInPages,
  },
  {
    name: 'places',
    sources: [
      'packages/gazetteer/src/compile',
      ...['distance', 'name-key', 'packed', 'point-number', 'region-codes', 'sound'].map(
        (name) => `packages/gazetteer/src/${name}.ts`,
      ),
      'scripts/places.mjs',
      ...forAll,
    ],
    result: 'dist/places/gazetteer.gz',
    make: buildPlaces,
  },
];

/** Builds the parts whose sources have changed since their last build, all at once; `force` builds all parts. */
export async function build({ force = false, only = parts.map(({ name }) => name) } = {}) {
  const chosen = parts.filter((part) => only.includes(part.name));
  await inProduction(() => Promise.all(chosen.map((part) => buildPart(part, force))));
}

async function buildPart({ name, sources, result, make }, force) {
  const stamp = join(root, 'dist/stamps', name);
  const digest = await digestOf(sources);
  const made = existsSync(join(root, result)) && (await readFile(stamp, 'utf8').catch(() => ''));
  if (!force && made === digest) return;
  console.log(`Building the ${name} ...`);
  await rm(stamp, { force: true });
  await make();
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, digest);
}

async function buildClient() {
  await keepEarlierAssets(join(root, 'dist/client/assets'), join(root, 'dist/earlier-assets'));
  await viteBuild('client', 'vite.config.ts');
  await compressTexts(join(root, 'dist/client/assets'));
}

/** Builds the client's components for Node, with their dependencies, so that the server renders public pages. */
async function buildRendering() {
  const build = { ssr: 'src/render-page.tsx', outDir: '../dist/rendering', manifest: false, license: false };
  // Without `define`, React's development code would run wherever NODE_ENV is not set.
  const define = { 'process.env.NODE_ENV': '"production"' };
  await viteBuild('client', 'vite.config.ts', { build, define, ssr: { noExternal: true } });
}

async function buildSignInPages() {
  await viteBuild('.', 'vite.sign-in.config.ts');
}

async function viteBuild(folder, config, options = {}) {
  const vite = await import('vite');
  await vite.build({
    root: join(root, folder),
    configFile: join(root, config),
    // Lets the configuration use the import paths of the sources.
    configLoader: 'runner',
    logLevel: 'warn',
    ...options,
  });
}

/**
 * Moves the files of the last build to a folder that the server also serves, and removes those moved more than a day ago: a
 * tab that was opened before the new release loads its chunks from there. A file's mtime is when it was moved.
 */
export async function keepEarlierAssets(assets, earlier, now = new Date()) {
  await mkdir(earlier, { recursive: true });
  const made = existsSync(assets) ? await readdir(assets) : [];
  for (const name of made.filter((each) => !/\.(br|gz)$/.test(each))) {
    await rename(join(assets, name), join(earlier, name));
    await utimes(join(earlier, name), now, now);
  }
  for (const name of await readdir(earlier)) {
    const { mtimeMs } = await stat(join(earlier, name));
    if (now.getTime() - mtimeMs > 24 * 3_600_000) await rm(join(earlier, name));
  }
}

/** Sets NODE_ENV, since a test may start the build, and React would be built for development. */
async function inProduction(work) {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await work();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/** Compresses at the highest level once, instead of quickly per request. */
async function compressTexts(folder) {
  for (const file of (await readdir(folder)).filter((name) => /\.(m?js|css|svg)$/.test(name))) {
    const text = await readFile(join(folder, file));
    await writeFile(join(folder, `${file}.br`), await brotli(text));
    await writeFile(join(folder, `${file}.gz`), await gzipped(text, { level: 9 }));
  }
}

async function buildServer() {
  await rm(join(root, 'dist/server'), { recursive: true, force: true });
  await bundlePrograms('dist/server', {
    index: 'server/index.ts',
    sweep: 'server/commands/sweep.ts',
    moderate: 'server/commands/moderate.ts',
    backup: 'server/backup/backup.ts',
    restore: 'server/backup/restore.ts',
    'picture-worker': 'server/pictures/worker.ts',
  });
}

/** Bundles programs for Node, without the packages that are not our own. Entries are sources by the names of their bundles. */
export async function bundlePrograms(outdir, entryPoints) {
  const esbuild = await import('esbuild');
  await esbuild.build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    plugins: [bundleOwnPackages],
    sourcemap: true,
    logLevel: 'warning',
  });
}

/** Bundles `@seamfolk/*`, whose entries are TypeScript; all other packages stay imports. */
const bundleOwnPackages = {
  name: 'bundle-own-packages',
  setup({ onResolve }) {
    const { resolve } = createRequire(import.meta.url);
    onResolve({ filter: /^@seamfolk\// }, ({ path }) => ({ path: resolve(path), sideEffects: false }));
  },
};

/** Runs in its own process, since reading all towns of the world takes 500 MB of memory. */
async function buildPlaces() {
  await promisify(execFile)(process.execPath, [join(root, 'scripts/places.mjs')], { cwd: root });
}

/** Hashes names and contents, not times, which differ in a fresh clone or a copy. */
async function digestOf(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesIn(source)) hash.update(`${file}\0`).update(await readFile(join(root, file)));
  }
  return hash.digest('hex');
}

async function filesIn(source) {
  const entries = await readdir(join(root, source), { withFileTypes: true, recursive: true }).catch(() => undefined);
  if (!entries) return existsSync(join(root, source)) ? [source] : [];
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length))
    .sort();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await build({ force: !process.argv.includes('--stale') });
}
