import pngToIco from 'png-to-ico';
import sharp from 'sharp';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { logo } from '../shared/site/logo';
import { paper, siteManifest, workroomManifest } from './web-manifests';

const ink = '#0B6B4F';

/** Every file by its name, with the function that generates it. */
const files: Record<string, () => string | Promise<Uint8Array>> = {
  'favicon.svg': () => mark({ corner: 14, size: 48 }),
  'favicon.ico': async () => pngToIco(await Promise.all([16, 32, 48].map((size) => png(size, 14)))),
  // Apple and Android devices crop the icon themselves. In the maskable icon, the mark fits into their smallest circle.
  'apple-touch-icon.png': () => png(180, 0),
  'icon-192.png': () => png(192, 14),
  'icon-512.png': () => png(512, 14),
  'icon-maskable-512.png': () => png(512, 0, 34),
  'site.webmanifest': () => JSON.stringify(siteManifest),
  // The server names it in pages of the workroom (server/pages/workroom-document.ts).
  'manifest.webmanifest': () => JSON.stringify(workroomManifest),
};

const links: HtmlTagDescriptor[] = [
  { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
].map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' }));

const types: Record<string, string> = {
  svg: 'image/svg+xml',
  ico: 'image/vnd.microsoft.icon',
  png: 'image/png',
  webmanifest: 'application/manifest+json',
};

/** Draws the icons from the logo, writes the web manifests, and names icons and the site's manifest in index.html; in development on request. */
export function icons(): Plugin {
  return {
    name: 'icons',
    transformIndexHtml: { order: 'post', handler: () => links },
    async generateBundle() {
      for (const [fileName, make] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source: await make() });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((req, res, next) => {
        const name = req.url?.split('?')[0]?.slice(1) ?? '';
        const make = Object.hasOwn(files, name) ? files[name] : undefined;
        if (!make) return next();
        res.setHeader('Content-Type', types[name.split('.').at(-1) ?? ''] ?? 'text/plain');
        Promise.resolve(make()).then((file) => res.end(file), next);
      });
    },
  };
}

interface MarkShape {
  /** How round the corners of the ground are, of its 64 units. */
  corner: number;
  /** The mark itself, of the same 64 units, in the middle. */
  size: number;
}

function mark({ corner, size }: MarkShape): string {
  const start = (64 - size) / 2;
  const placed = logo({ size, ink }).replace('<svg ', `<svg x="${start}" y="${start}" `);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">` +
    `<rect width="64" height="64" rx="${corner}" fill="${paper}"/>${placed}</svg>`
  );
}

function png(pixels: number, corner: number, size = 48): Promise<Buffer> {
  // Drawn at its own size: a small picture made larger would be blurred.
  return sharp(Buffer.from(mark({ corner, size })), { density: (72 * pixels) / 64 })
    .resize(pixels, pixels)
    .png()
    .toBuffer();
}
