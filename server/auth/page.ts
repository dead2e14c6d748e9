import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cx } from 'class-variance-authority';
import express, { Router } from 'express';
import { escaped, weave } from '@seamfolk/cloth';
import { BRAND } from '@shared/site/brand';
import { logo } from '@shared/site/logo';
import { fromPackageRoot } from '../package-root';

const folder = fromPackageRoot('dist/sign-in');
const cloth = weave('door', { kind: 'ikat', palette: 'teal', width: 720, height: 1000, scale: 1.4, drape: true });
const brandMark = logo({ size: 28, ink: 'var(--action)', needle: 'var(--orange)' });

/** The paths of these pages' files contain a hash of the file. Without a build there is no style sheet. */
const clothFile = `/sign-in/cloth-${createHash('sha256').update(cloth).digest('hex').slice(0, 16)}.svg`;
const sheet = builtSheet();

/** Serves the drawing of a cloth and the built style sheet; also its fonts, which the built client has at the same URLs. */
export function signInAssets(): Router {
  const router = Router();
  router.get(clothFile, (_req, res) => {
    res.type('image/svg+xml').setHeader('Cache-Control', 'public, max-age=31536000, immutable').send(cloth);
  });
  const forEver = { immutable: true, maxAge: '1y', index: false, redirect: false } as const;
  return router.use('/assets', express.static(join(folder, 'assets'), forEver));
}

/** Returns the path of the style sheet, which Vite's manifest has. */
function builtSheet(): string {
  const manifest = join(folder, '.vite/manifest.json');
  const files = existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, ManifestEntry>)
    : {};
  return `/${files['server/auth/sign-in.css']?.file ?? 'sign-in.css'}`;
}

interface ManifestEntry {
  file: string;
}

/** Returns the HTML of a sign-in page, which needs no script. `heading` is plain text, `lead` and `content` are HTML. */
export function signInPage({ heading, lead, content }: { heading: string; lead: string; content: string }): string {
  return /* HTML */ `<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${escaped(heading)} - ${BRAND}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${sheet}" />
      </head>
      <body>
        <div
          class="grid min-h-window grid-rows-[7.5rem_1fr] nav:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] nav:grid-rows-1"
        >
          <img class="size-full min-h-0 object-cover cloth" src="${clothFile}" alt="" width="720" height="1000" />
          <main class="grid content-start justify-items-center px-gutter pt-6 pb-12 nav:content-center nav:pt-12">
            <div class="grid w-full max-w-100 gap-6">
              <header class="grid justify-items-start gap-3">
                <a
                  class="inline-flex min-h-tap items-center gap-2 font-display text-h3/none font-semibold tracking-tight text-inherit no-underline"
                  href="/"
                >
                  ${brandMark} ${BRAND}
                </a>
                <h1 class="text-h2">${escaped(heading)}</h1>
                <p class="text-muted">${lead}</p>
              </header>
              ${content}
            </div>
          </main>
        </div>
      </body>
    </html>`;
}

/** The class of an input in the full width. */
export const inputClass =
  'min-h-field w-full min-w-0 rounded border border-edge bg-surface px-3.5 py-2.5 text-body/[1.4] hover:border-ink focus-visible:border-action focus-visible:shadow-none focus-visible:-outline-offset-1 focus-visible:outline-action aria-invalid:border-danger aria-invalid:outline-danger';

/** The class of a button in the full width. */
export const buttonClass = {
  primary: button('border-transparent bg-action text-action-on hover:bg-action-hover active:bg-action-press'),
  secondary: button('border-edge bg-surface text-ink hover:border-ink'),
};

function button(colours: string): string {
  return cx(
    'inline-flex min-h-13 w-full items-center justify-center rounded border px-6 py-2 text-center leading-tight font-semibold no-underline transition-paint duration-fast',
    colours,
  );
}

/** Returns the page of a failed sign-in, with links to try again and to the landing page. */
export function signInErrorPage(heading: string, text: string): string {
  return pageWithLinks(heading, text, { label: 'Log in again', href: '/api/login' });
}

/** Returns the page for a refused request (429). `address` is the requested path on this site. */
export function tooManyPage(address: string): string {
  const text = 'There were too many requests in one minute. Please wait a moment, then try again.';
  return pageWithLinks('One moment, please', text, { label: 'Try again', href: address });
}

function pageWithLinks(heading: string, text: string, link: { label: string; href: string }): string {
  const links = /* HTML */ `<nav class="grid gap-3" aria-label="Where to go from here">
    <a class="${buttonClass.primary}" href="${escaped(link.href)}">${link.label}</a>
    <a class="${buttonClass.secondary}" href="/">Back to ${BRAND}</a>
  </nav>`;
  return signInPage({ heading, lead: escaped(text), content: links });
}
