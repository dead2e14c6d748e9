import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { Router } from 'express';
import { escaped, weave } from '@seamfolk/cloth';
import { BRAND } from '@shared/brand';
import { logo } from '@shared/logo';
import { fromPackageRoot } from '../package-root';

const folder = fromPackageRoot('dist/sign-in');
const cloth = weave('door', { kind: 'ikat', palette: 'teal', width: 720, height: 1000, scale: 1.4, drape: true });
const brandMark = logo({ size: 28, ink: 'var(--action)', needle: 'var(--orange)' });

/** The path of these pages' files. It contains a hash of them. Without a build there is no style sheet. */
const assets = `/sign-in/${digestOf([cloth, readIfThere(join(folder, 'sign-in.css'))])}`;

/** Serves the files of the sign-in pages: style sheet and fonts (bundled by the build) and the drawing of a cloth. */
export function signInAssets(): Router {
  const forEver = { immutable: true, maxAge: '1y', index: false, redirect: false } as const;
  const router = Router();
  router.get(`${assets}/cloth.svg`, (_req, res) => {
    res.type('image/svg+xml').setHeader('Cache-Control', 'public, max-age=31536000, immutable').send(cloth);
  });
  router.use(assets, express.static(folder, forEver));
  return router;
}

function digestOf(texts: string[]): string {
  return createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16);
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Returns the HTML of a sign-in page, which needs no script. `heading` is plain text, `lead` and `content` are HTML. */
export function signInPage({ heading, lead, content }: { heading: string; lead: string; content: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escaped(heading)} - ${BRAND}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${assets}/sign-in.css">
</head>
<body>
<div class="door">
<img class="door-cloth" src="${assets}/cloth.svg" alt="" width="720" height="1000">
<main class="door-main">
<div class="door-form">
<header>
<a class="logo" href="/">${brandMark}${BRAND}</a>
<h1>${escaped(heading)}</h1>
<p class="lead">${lead}</p>
</header>
${content}
</div>
</main>
</div>
</body>
</html>
`;
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
  const links = `<nav class="ways" aria-label="Where to go from here">
<a class="button" href="${escaped(link.href)}">${link.label}</a>
<a class="button button-quiet" href="/">Back to ${BRAND}</a>
</nav>`;
  return signInPage({ heading, lead: escaped(text), content: links });
}
