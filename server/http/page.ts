import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express, { Router, type RequestHandler } from 'express';
import { pathToFileURL } from 'node:url';
import expressStaticGzip from 'express-static-gzip';
import type { LinkPage } from '@shared/orders/linked-order';
import type { PageRequest } from '@shared/pages/page-data';
import { workerPath } from '@shared/pages/workroom-shell';

/** The client as the server needs it: its files and index.html. */
export interface Site {
  /** Serves files with a content hash in their names and passes on other paths. No rate limit applies to them. */
  hashedFiles: RequestHandler;
  /** Serves the client's other files, such as icons, and passes on other paths. */
  otherFiles: RequestHandler;
  /** Returns index.html for this URL, with the placeholders that `filled` replaces. */
  document: (address: string) => Promise<string>;
  /** Returns the built files that client modules need in addition to those of every page. Empty in development. */
  codeOf: (modules: string[]) => Code;
  /** Returns the HTML of a public page's first view, made by the client's components. */
  render: (page: PageRequest, onError: (error: unknown) => void) => Promise<string>;
  /** Returns the HTML of the page behind a link of an order, by the same components. */
  renderLink: (page: LinkPage) => Promise<string>;
}

/** Root-relative URLs of files. */
export interface Code {
  scripts: string[];
  styles: string[];
}

/** The placeholders in index.html of a page's head, content and data. */
const placeholderOf = { head: '<!--head-->', content: '<!--content-->', data: '<!--data-->' } as const;

/** Replaces the placeholders of the document with a page's tags. */
export function filled(document: string, tags: Record<keyof typeof placeholderOf, string>): string {
  // Functions, because `replace` interprets patterns such as $& in a replacement string.
  const insert = (html: string, name: keyof typeof placeholderOf) =>
    html.replace(placeholderOf[name], () => tags[name]);
  return insert(insert(insert(document, 'head'), 'content'), 'data');
}

/** Removes the scripts of the document, and what is there for them: no app takes this page over. */
export function withoutScripts(html: string): string {
  return html
    .replace(/\n? *<(script|noscript)\b[\s\S]*?<\/\1>|\n? *<link rel="modulepreload"[^>]*>/g, '')
    .replace('<div id="root">', '<div>');
}

/**
 * Lets the browser load a page's scripts after its style sheet, fonts and pictures: a page that the server has rendered is readable
 * without them. `afterFirstPaint` of the client turns a link with `rel="later"` into one with `rel="modulepreload"`.
 */
export function withLateScripts(html: string): string {
  return html
    .replaceAll('<script type="module"', '$& fetchpriority="low"')
    .replaceAll('<link rel="modulepreload"', '<link rel="later" fetchpriority="low"');
}

/**
 * Serves the built client: hashed files with an unlimited cache time, compressed by the build, and other files with one hour, except
 * the worker, which is asked for each time.
 * Hashed files of earlier builds are in `earlier-assets` beside it, for tabs that are still open.
 */
export async function builtSite(clientDir: string): Promise<Site> {
  const index = await readFile(join(clientDir, 'index.html'), 'utf8');
  const codeOf = codeIn(await manifestIn(clientDir), index);
  // Loaded now, because it takes longer than a request should. If it cannot be loaded, each page reports it.
  const rendering = import(
    pathToFileURL(join(clientDir, '../rendering/render-page.js')).href
  ) as Promise<RenderingModule>;
  rendering.catch(() => undefined);
  const hashed = { immutable: true, maxAge: '1y', redirect: false } as const;
  const hashedFiles = Router().use(
    '/assets',
    expressStaticGzip(join(clientDir, 'assets'), {
      enableBrotli: true,
      orderPreference: ['br'],
      index: false,
      serveStatic: hashed,
    }),
    express.static(join(clientDir, '../earlier-assets'), { ...hashed, index: false }),
  );
  return {
    hashedFiles,
    otherFiles: await filesBesideIndex(clientDir),
    document: async () => index,
    codeOf,
    render: async (...page) => (await rendering).renderPage(...page),
    renderLink: async (page) => (await rendering).renderLink(page),
  };
}

/** client/src/render-page.tsx, built for Node. */
export interface RenderingModule {
  renderPage: Site['render'];
  renderLink: (page: LinkPage) => string;
}

/** Serves the folder's files by their exact paths, so that no spelling of a path leads to the template index.html. */
async function filesBesideIndex(clientDir: string): Promise<RequestHandler> {
  const entries = await readdir(clientDir, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== 'index.html');
  const paths = new Set(files.map(({ name }) => `/${name}`));
  const options = { index: false, redirect: false } as const;
  const send = express.static(clientDir, { ...options, maxAge: '1h' });
  // A browser that kept the worker for an hour would not notice that the operator has switched it off.
  const sendWorker = express.static(clientDir, {
    ...options,
    setHeaders: (res) => res.setHeader('Cache-Control', 'no-cache'),
  });
  return (req, res, next) => {
    if (!paths.has(req.path)) return next();
    return req.path === workerPath ? sendWorker(req, res, next) : send(req, res, next);
  };
}

/** Vite's manifest: the built files of each module, by its path in the client's folder. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] } | undefined>;

async function manifestIn(clientDir: string): Promise<Manifest> {
  const text = await readFile(join(clientDir, '.vite/manifest.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Manifest;
}

function codeIn(manifest: Manifest, index: string): Site['codeOf'] {
  const isInEveryPage = (file: string) => index.includes(`"/${file}"`);
  const known = new Map<string, Code>();
  return (modules) => {
    const key = modules.join();
    const code = known.get(key) ?? codeFrom([...filesOf(manifest, modules)].filter((file) => !isInEveryPage(file)));
    known.set(key, code);
    return code;
  };
}

/** Returns the files of modules and their static imports, without dynamic imports. */
function filesOf(manifest: Manifest, modules: string[]): Set<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
    for (const style of chunk.css ?? []) files.add(style);
  };
  modules.forEach(visit);
  return files;
}

function codeFrom(files: string[]): Code {
  const addresses = files.map((file) => `/${file}`);
  const isStyle = (address: string) => address.endsWith('.css');
  return { scripts: addresses.filter((address) => !isStyle(address)), styles: addresses.filter(isStyle) };
}
