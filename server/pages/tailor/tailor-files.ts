import { Router, type Request, type Response } from 'express';
import type { PublicTailor } from '@shared/directory/contract';
import { oneLine } from '@shared/pages/one-line';
import { pathOf } from '@shared/pages/pages';
import type { AppDeps } from '../../deps';
import { HttpError } from '../../http/errors';
import type { VisitorScope } from '../../scope';
import { drawnFiles, type DrawnFile } from '../drawn-files';
import { passiveFileHeaders, tailorBySlug } from './found-tailor';
import { qrPng, qrSvg } from './qr';
import { vcard } from './vcard';
import type { Visitors } from '../visitors';

/** Short, because a profile can change and its slug can get another owner. */
const cacheControl = 'public, max-age=300';

interface FileRequest {
  tailor: PublicTailor;
  everyone: VisitorScope;
  req: Request<{ slug: string }>;
  res: Response;
}

/** Serves the files of a tailor's page, below its path: QR code, contact, status picture and shop sign. */
export function tailorFileRoutes(deps: AppDeps, { everyoneTo, requesterOf, drawings }: Visitors): Router {
  const absolute = (path: string) => new URL(path, deps.env.publicUrl).href;
  const drawn = drawnFiles(deps, drawings);

  const file =
    (name: string, send: (request: FileRequest) => void | Promise<void>) =>
    async (req: Request<{ slug: string }>, res: Response) => {
      const everyone = everyoneTo(req);
      const tailor = await tailorBySlug(everyone, req.params.slug);
      const { profileSlug } = tailor;
      res.set({ ...passiveFileHeaders, 'Cache-Control': cacheControl });
      if (req.params.slug === profileSlug) return send({ tailor, everyone, req, res });
      res.redirect(301, `${pagePath(profileSlug)}/${name}${new URL(req.originalUrl, deps.env.publicUrl).search}`);
    };

  const router = Router();
  router.get(
    '/tailors/:slug/qr.svg',
    file('qr.svg', ({ tailor: { profileSlug }, req, res }) => {
      offerFor(req, res, `${profileSlug}-qr.svg`);
      res.type('image/svg+xml').send(qrSvg(absolute(pagePath(profileSlug))));
    }),
  );
  router.get(
    '/tailors/:slug/qr.png',
    file('qr.png', async ({ tailor: { profileSlug }, req, res }) => {
      offerFor(req, res, `${profileSlug}-qr.png`);
      res.type('image/png').send(await qrPng(absolute(pagePath(profileSlug))));
    }),
  );
  router.get(
    '/tailors/:slug/contact.vcf',
    file('contact.vcf', ({ tailor, everyone, res }) => {
      everyone.figures.contact(tailor.id, 'card');
      const picture = tailor.profilePictureUrl ? absolute(tailor.profilePictureUrl) : undefined;
      offer(res, `${tailor.profileSlug}.vcf`, `${oneLine(tailor.businessName)}.vcf`);
      res
        .type('text/vcard; charset=utf-8')
        .send(vcard(tailor, { page: absolute(pagePath(tailor.profileSlug)), picture }));
    }),
  );
  router.get(
    '/tailors/:slug/status.jpg',
    file('status.jpg', async ({ tailor, everyone, req, res }) => {
      const url = absolute(pagePath(tailor.profileSlug));
      const status = await drawn.status({ tailor, url }, everyone, requesterOf(req, res));
      offerFor(req, res, `${tailor.profileSlug}-status.jpg`);
      sendDrawn(res, 'image/jpeg', status);
    }),
  );
  router.get(
    '/tailors/:slug/sign.pdf',
    file('sign.pdf', async ({ tailor, req, res }) => {
      const paper = paperOf(req.query.size);
      const url = absolute(pagePath(tailor.profileSlug));
      const sign = await drawn.sign({ tailor, url }, paper, requesterOf(req, res));
      // Always saved: Chrome shows no PDF under a CSP with `sandbox`.
      offer(res, `${tailor.profileSlug}-sign-${paper}.pdf`);
      sendDrawn(res, 'application/pdf', sign);
    }),
  );
  return router;
}

/** Has an ETag of the content only if no picture is missing. */
function sendDrawn(res: Response, type: string, { file, isWhole, version }: DrawnFile): void {
  if (isWhole) res.setHeader('ETag', `"${version}"`);
  res.type(type).send(file);
}

/** @throws HttpError 400 */
function paperOf(size: unknown = 'a5') {
  if (size === 'a5' || size === 'a4') return size;
  throw new HttpError(400, 'invalid', 'The size is a5 or a4');
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
