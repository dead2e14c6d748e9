import express, { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import * as z from 'zod/mini';
import { orderLinkPath } from '@shared/orders/link-path';
import { isLinkToken } from '@shared/orders/linked-order';
import { oneLine } from '@shared/pages/one-line';
import { addressLine } from '@shared/places/address-line';
import type { AppDeps } from '../../deps';
import { sameOriginForms } from '../../http/security';
import type { VisitorScope } from '../../scope';
import type { Visitors } from '../visitors';
import { calendarFile, type CalendarEvent } from './calendar';
import { linkPageMaker } from './link-page';

/** The path of the client's page. */
export const linkPattern = '/o/:token';

const formPaths = { remind: `${linkPattern}/remind`, collect: `${linkPattern}/collected` };

/** The paths of its forms. */
export const linkFormPaths = Object.values(formPaths);

/** `Retry-After` while the database does not answer. */
const retryAfterSeconds = 2;

type LinkRequest = Request<{ token: string }>;
type Found = NonNullable<Awaited<ReturnType<VisitorScope['orderLinks']['find']>>>;
type FoundOrder = Extract<Found, { isFinished: false }>;

/** Serves the page of an order for its client, behind a link that only the tailor gives. A GET changes nothing: previews fetch it. */
export function linkRoutes(deps: AppDeps, { everyoneTo }: Pick<Visitors, 'everyoneTo'>): Router {
  const pages = linkPageMaker(deps);
  const find = async (req: LinkRequest) => {
    const { token } = req.params;
    return isLinkToken(token) ? everyoneTo(req).orderLinks.find(token) : undefined;
  };
  const sendMissing = async ({ params }: LinkRequest, res: Response) => {
    const html = await pages.ofNoShop({ kind: 'missing', path: pathTo(params.token) });
    res.status(404).type('html').send(html);
  };
  /** Sends what is found if it is not the order: that it is finished, or missing. */
  const withOrder =
    (send: (found: FoundOrder, req: LinkRequest, res: Response) => void | Promise<void>) =>
    async (req: LinkRequest, res: Response) => {
      const found = await find(req);
      if (!found) return sendMissing(req, res);
      if (!found.isFinished) return send(found, req, res);
      const { tailor, isCancelled } = found;
      const html = await pages.ofShop({ kind: 'finished', tailor, isCancelled }, tailor, everyoneTo(req));
      res.status(410).type('html').send(html);
    };

  const router = Router();
  router.get(
    linkPattern,
    withOrder(async ({ order, tailor }, req, res) => {
      const page = { kind: 'order', path: pathTo(req.params.token), order } as const;
      res.type('html').send(await pages.ofShop(page, tailor, everyoneTo(req)));
    }),
  );
  router.get(`${linkPattern}/fitting.ics`, withOrder(sendEvent(fittingOf)));
  router.get(`${linkPattern}/promised.ics`, withOrder(sendEvent(promisedOf)));
  router.get(`${linkPattern}/photos/:photo`, async (req, res) => {
    const { token, photo } = req.params;
    const isPossible = isLinkToken(token) && z.safeParse(z.uuid(), photo).success;
    const file = isPossible ? await everyoneTo(req).orderLinks.photo(token, photo) : undefined;
    if (!file) return sendMissing(req, res);
    // As the store serves pictures, but nothing keeps it: the address stops answering when the tailor hides the photo.
    res.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    res.type(file.type).send(file.bytes);
  });
  const form = (act: 'remind' | 'collect'): RequestHandler<{ token: string }>[] => [
    sameOriginForms(deps.env.publicUrl),
    express.urlencoded({ extended: false, limit: '1kb' }),
    async (req, res) => {
      const { token } = req.params;
      if (isLinkToken(token)) await everyoneTo(req).orderLinks[act](token);
      toPage(req, res);
    },
  ];
  router.post(formPaths.remind, ...form('remind'));
  router.post(formPaths.collect, ...form('collect'));
  // After a reload, or 'Try again' of a refused request.
  router.get(linkFormPaths, toPage);
  // Not the page of the app, whose code, manifest and `Cache-Control` are not for an address with a token in it.
  router.get(`${linkPattern}/*rest`, sendMissing);
  router.use(linkPattern, sayUnavailable(deps, pages));
  return router;
}

/** While the database does not answer: the page says so, as other pages do. A body that Express refuses has its status: 413, 415 or 400. */
function sayUnavailable({ log }: AppDeps, pages: ReturnType<typeof linkPageMaker>): ErrorRequestHandler {
  return async (error: unknown, req, res, next) => {
    const { status } = error as { status?: unknown };
    if (typeof status === 'number' && status < 500) return next(error);
    log.warn({ err: error, requestId: req.id }, "a client's page was sent without its order");
    const html = await pages.ofNoShop({ kind: 'unavailable', path: pathTo(String(req.params.token)) });
    res.status(503).set('Retry-After', String(retryAfterSeconds)).type('html').send(html);
  };
}

/**
 * Sets the headers of every answer under `linkPattern`, also of refusals: no copy is kept, no search engine lists it, and no page that
 * it links to learns its address.
 */
export const linkHeaders: RequestHandler = (_req, res, next) => {
  res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' });
  next();
};

const pathTo = (token: string): string => orderLinkPath(encodeURIComponent(token));

function toPage(req: LinkRequest, res: Response): void {
  res.redirect(303, pathTo(req.params.token));
}

/** Returns the handler that sends an event, or leads to the page if there is none any more: it says what is true now. */
function sendEvent(eventOf: (found: FoundOrder) => { name: string; event: CalendarEvent } | undefined) {
  return (found: FoundOrder, req: LinkRequest, res: Response): void => {
    const file = eventOf(found);
    if (!file) return toPage(req, res);
    res.setHeader('Content-Disposition', `inline; filename="${file.name}"`);
    res.type('text/calendar').send(calendarFile(file.event, new Date(found.order.now)));
  };
}

function fittingOf({ order, uids, ...shop }: FoundOrder) {
  const { fitting } = order;
  if (!fitting || !uids.fitting) return undefined;
  const summary = `Fitting at ${shop.tailor.businessName}`;
  const event = { uid: uids.fitting, summary, day: fitting.onDate, time: fitting.atTime, ...placeOf(shop) };
  return { name: 'fitting.ics', event };
}

function promisedOf({ order, uids, ...shop }: FoundOrder) {
  const { dueOn, dueTime, stage, number } = order;
  if (dueOn === null || stage === 'collected' || stage === 'cancelled') return undefined;
  const summary = `Order ${number} at ${shop.tailor.businessName}: promised day`;
  const event = { uid: uids.promised, summary, day: dueOn, time: dueTime, ...placeOf(shop) };
  return { name: 'promised.ics', event };
}

const placeOf = ({ tailor, timeZone }: Pick<FoundOrder, 'tailor' | 'timeZone'>) => ({
  location: oneLine([tailor.businessName, addressLine(tailor)].join(', ')),
  timeZone,
});
