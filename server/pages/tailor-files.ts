import { Router, type Request, type Response } from 'express';
import type { PublicTailor } from '@shared/directory';
import { oneLine } from '@shared/one-line';
import { pathOf } from '@shared/pages';
import type { AppDeps } from '../deps';
import { visitorScopeOf } from '../auth/visitor';
import { passiveFileHeaders, tailorBySlug } from './found-tailor';
import { qrPng, qrSvg } from './qr';
import { vcard } from './vcard';

/** Short, because a profile can change and its slug can get another owner. */
const cacheControl = 'public, max-age=300';

/** Serves the downloads of a tailor's page, below its path: a QR code of its URL to print, and a contact file. */
export function tailorFileRoutes(deps: AppDeps): Router {
  const everyoneTo = visitorScopeOf(deps);
  const absolute = (path: string) => new URL(path, deps.env.publicUrl).href;

  const file =
    (name: string, send: (tailor: PublicTailor, req: Request<{ slug: string }>, res: Response) => void) =>
    async (req: Request<{ slug: string }>, res: Response) => {
      const tailor = await tailorBySlug(everyoneTo(req), req.params.slug);
      const { profileSlug } = tailor;
      res.set({ ...passiveFileHeaders, 'Cache-Control': cacheControl });
      if (req.params.slug === profileSlug) return send(tailor, req, res);
      res.redirect(301, `${pagePath(profileSlug)}/${name}${new URL(req.originalUrl, deps.env.publicUrl).search}`);
    };

  const router = Router();
  router.get(
    '/tailors/:slug/qr.svg',
    file('qr.svg', ({ profileSlug }, req, res) => {
      offerFor(req, res, `${profileSlug}-qr.svg`);
      res.type('image/svg+xml').send(qrSvg(absolute(pagePath(profileSlug))));
    }),
  );
  router.get(
    '/tailors/:slug/qr.png',
    file('qr.png', ({ profileSlug }, req, res) => {
      offerFor(req, res, `${profileSlug}-qr.png`);
      res.type('image/png').send(qrPng(absolute(pagePath(profileSlug))));
    }),
  );
  router.get(
    '/tailors/:slug/contact.vcf',
    file('contact.vcf', (tailor, _req, res) => {
      const picture = tailor.profilePictureUrl ? absolute(tailor.profilePictureUrl) : undefined;
      offer(res, `${tailor.profileSlug}.vcf`, `${oneLine(tailor.businessName)}.vcf`);
      res
        .type('text/vcard; charset=utf-8')
        .send(vcard(tailor, { page: absolute(pagePath(tailor.profileSlug)), picture }));
    }),
  );
  return router;
}

const pagePath = (slug: string) => pathOf({ name: 'tailor', params: { slug } });

/** Makes the browser save the file if the URL has `?download=1`. Otherwise the file can be shown in a page. */
function offerFor(req: Request, res: Response, name: string): void {
  if (req.query.download !== undefined) offer(res, name);
}

/** Makes the browser save the file. Sends an ASCII name and a UTF-8 name (RFC 6266). */
function offer(res: Response, asciiName: string, name = asciiName): void {
  const named = /[^.\s]/.test(name.replace(/\.[a-z]+$/, '')) ? name : asciiName;
  const safe = named.replace(/[/\\:*?"<>|]/g, '-');
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  res.setHeader('Content-Disposition', `attachment; filename="${asciiName}"; filename*=UTF-8''${encoded}`);
}
