import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express, { Router, type RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';

/** The client as the server sees it: files, and the one document that every page is. */
export interface Site {
  /** Serves files whose names change with their content, and passes on other paths. The rate limits do not count these. */
  hashedFiles: RequestHandler;
  /** Serves the client's other files, such as icons, and passes on other paths. */
  otherFiles: RequestHandler;
  /** index.html for this address; `filled` completes it. */
  document: (address: string) => Promise<string>;
  /** The built files that a module of the client needs beside those in every page. Nothing in development. */
  codeOf: (module: string) => Code;
}

/** Addresses of files. */
export interface Code {
  scripts: string[];
  styles: string[];
}

/** What stands in index.html in the place of a page's own head and data. */
const placeOf = { head: '<!--head-->', data: '<!--data-->' } as const;

/** The document with a page's own tags in it. */
export function filled(document: string, tags: Record<keyof typeof placeOf, string>): string {
  // Functions, since a text may hold what `replace` reads as a pattern of its own, such as $&.
  return document.replace(placeOf.head, () => tags.head).replace(placeOf.data, () => tags.data);
}

/**
 * The built client: hashed files for ever, as they were compressed by the build, what has no hash for an hour. The hashed
 * files of earlier builds, which open tabs may still ask for, stand beside it in `earlier-assets`.
 */
export async function builtSite(clientDir: string): Promise<Site> {
  const index = await readFile(join(clientDir, 'index.html'), 'utf8');
  const codeOf = codeIn(await manifestIn(clientDir));
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
  return { hashedFiles, otherFiles: await filesBesideIndex(clientDir), document: async () => index, codeOf };
}

/** The folder's own files by their exact paths. index.html is a template, and no way of writing its path leads to it. */
async function filesBesideIndex(clientDir: string): Promise<RequestHandler> {
  const entries = await readdir(clientDir, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== 'index.html');
  const paths = new Set(files.map(({ name }) => `/${name}`));
  const send = express.static(clientDir, { index: false, redirect: false, maxAge: '1h' });
  return (req, res, next) => (paths.has(req.path) ? send(req, res, next) : next());
}

/** What the build says of each module, by its path in the client's folder. */
type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[]; css?: string[] } | undefined>;

async function manifestIn(clientDir: string): Promise<Manifest> {
  const text = await readFile(join(clientDir, '.vite/manifest.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Manifest;
}

function codeIn(manifest: Manifest): Site['codeOf'] {
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const inEveryPage = filesOf(manifest, entries);
  const known = new Map<string, Code>();
  return (module) => {
    const code =
      known.get(module) ?? codeFrom([...filesOf(manifest, [module])].filter((file) => !inEveryPage.has(file)));
    known.set(module, code);
    return code;
  };
}

/** The modules' own files and all that they need before they can run; what they load later is left out. */
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
