import express, { Router, type ErrorRequestHandler, type Request } from 'express';
import * as z from 'zod/mini';
import { reportInputSchema } from '@shared/moderation/reports';
import { pathOf } from '@shared/pages/pages';
import type { AppDeps } from '../../deps';
import { HttpError } from '../../http/errors';
import { sameOriginWrites } from '../../http/security';
import { tailorBySlug } from '../tailor/found-tailor';
import type { Visitors } from '../visitors';
import { reportFormPage, reportSentPage, type ReportErrors, type ReportTexts } from './report-form-page';

/** The path of the form that reports a tailor's page. */
export const reportFormPath = '/tailors/:slug/report';

type ReportRequest = Request<{ slug: string }>;

/** Serves the form that reports a tailor's page without scripts. What it sends is parsed and stored as by the API. */
export function reportFormRoutes({ env }: AppDeps, { everyoneTo }: Pick<Visitors, 'everyoneTo'>): Router {
  const router = Router();
  router.use(reportFormPath, (_req, res, next) => {
    res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    next();
  });
  router.get(reportFormPath, async (req: ReportRequest, res) => {
    const tailor = await tailorBySlug(everyoneTo(req), req.params.slug);
    res.type('html').send(reportFormPage(tailor));
  });
  const parseForm = express.urlencoded({ extended: false, limit: '100kb' });
  router.post(reportFormPath, sameOriginWrites(env.publicUrl), parseForm, async (req: ReportRequest, res) => {
    const everyone = everyoneTo(req);
    const tailor = await tailorBySlug(everyone, req.params.slug);
    const sent = textsIn(req.body);
    const profilePicture = sent.profilePicture !== undefined;
    const report = z.safeParse(reportInputSchema, { ...sent, tailorId: tailor.id, profilePicture });
    res.type('html');
    if (!report.success) return void res.status(400).send(reportFormPage(tailor, sent, errorsIn(report.error)));
    const { reference } = await everyone.reports.create(report.data);
    res.status(201).send(reportSentPage(tailor, reference));
  });
  router.use(reportFormPath, showMissingTailor);
  return router;
}

/** A missing or hidden page, or picture: the page itself says so. */
const showMissingTailor: ErrorRequestHandler = (error, req, res, next) => {
  if (!(error instanceof HttpError) || error.status !== 404) return next(error);
  res.redirect(303, pathOf({ name: 'tailor', params: { slug: String(req.params.slug) } }));
};

/** Returns the texts of a sent form, with the line ends that the limits count; ignores everything else in it. */
function textsIn(body: unknown): ReportTexts {
  const sent = (body ?? {}) as Record<string, unknown>;
  const textOf = (field: string) =>
    typeof sent[field] === 'string' ? sent[field].replaceAll('\r\n', '\n') : undefined;
  return {
    reason: textOf('reason'),
    profilePicture: textOf('profilePicture'),
    text: textOf('text'),
    email: textOf('email'),
    homepage: textOf('homepage'),
  };
}

function errorsIn({ issues }: z.core.$ZodError): ReportErrors {
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}
