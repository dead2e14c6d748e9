import compression from 'compression';
import express, { type Express } from 'express';
import { reportsApi } from '@shared/moderation/reports';
import { accessTo } from './auth/access';
import { knownCallers } from './auth/caller';
import { callbackPath, loginPath, logoutPath } from './auth/provider/oidc';
import { signInAssets, tooManyPage } from './auth/page';
import { pathOnSite } from './auth/return-to';
import { authRoutes, signInErrors } from './auth/routes';
import { hasSessionCookie, sessionMiddleware, sessionPassport, sessionUserId } from './auth/session/session';
import { visitorScopeOf } from './auth/visitor';
import { withRequest } from './current-request';
import { sharedCounter } from './db/shared-counter';
import type { AppDeps } from './deps';
import { searchLoad } from './features/directory/limited-search';
import { workerSwitch } from './http/offline-worker';
import { markedAnswers, unmarked } from './http/response/app-header';
import { brotli } from './http/response/brotli';
import { errorHandler, unknownApiPath } from './http/error-handler';
import { healthRoutes } from './http/load/health';
import { requestLog } from './http/log';
import { metrics } from './http/load/metrics';
import { mount } from './http/mount';
import { openapiRoutes } from './http/openapi/routes';
import { rateLimits } from './http/load/rate-limits';
import { jsonBody, jsonOnly, noStore, sameOriginWrites, securityHeaders } from './http/security';
import { sharedAnswers } from './http/load/shared-answers';
import { cardRoutes } from './pages/card';
import { clothRoutes } from './pages/cloth';
import { crawlerRoutes } from './pages/crawlers/crawlers';
import { linkFormPaths, linkHeaders, linkPattern, linkRoutes } from './pages/order/link-routes';
import { reportFormPath, reportFormRoutes } from './pages/report/report-routes';
import { pageRoutes } from './pages/routes';
import { shellRoutes } from './pages/workroom-shell';
import { tailorFileRoutes } from './pages/tailor/tailor-files';
import { requesters } from './pages/visitors';
import { nounList } from './nouns';
import { drawingScope } from './scope';
import { storageRoutes } from './storage/create-storage';

const routes = nounList.flatMap(([, noun]) => noun.routes ?? []);

/** Makes the Express app, with all middleware in the order in which a request passes it. Does not listen. */
export function createApp(deps: AppDeps): Express {
  const { env, log, storage, identity, site, development } = deps;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', env.trustProxy);
  const passport = sessionPassport();
  const session = sessionMiddleware({ ...deps, passport });
  const callers = knownCallers(env);
  const count = sharedCounter(deps.db);
  const limits = rateLimits({
    limits: env.rateLimits,
    count,
    callerOf: callers.nameOf,
    isUser: callers.isKnown,
    refusalPage: (address) => tooManyPage(pathOnSite(address, env.publicUrl)),
    log,
  });
  app.use(
    markedAnswers,
    requestLog(
      log,
      routes.map(({ endpoint }) => endpoint),
      [linkPattern],
    ),
    ...securityHeaders(env, { store: storage.origins, development }),
    healthRoutes(deps),
    metrics(env.metricsToken, deps.pool, () => ({ searches: searchLoad(env), ...deps.pictures.load() })),
    compression({ brotli }),
  );
  const { countCost } = limits;
  const everyoneTo = visitorScopeOf(deps, countCost);
  const requesterOf = requesters({ callerOf: callers.nameOf, countCost });
  const visitors = { everyoneTo, requesterOf, drawings: drawingScope(deps) };
  // The rate limits apply to all requests except those above (for monitoring: /readyz shares its check, /metrics needs a token)
  // and except files: published pictures, cloth and the client's.
  app.use(unmarked(storageRoutes(env, storage, limits.api), clothRoutes(), workerSwitch(deps)));
  app.use(unmarked(site.hashedFiles, site.otherFiles, signInAssets()));
  if (identity) app.use('/oidc', limits.pages, identity, signInErrors(log));
  app.use('/api', noStore, sameOriginWrites(env.publicUrl), jsonOnly, jsonBody);
  app.use((req, _res, next) => withRequest(callers.nameOf(req), next));
  app.use(loginPath, limits.signIns).use(callbackPath, limits.returns).use(logoutPath, limits.pages);
  app.use(reportsApi.create.path, limits.reports);
  app.use(authRoutes({ ...deps, passport, count }, session));
  const shared = sharedAnswers({ seconds: env.searchCacheSeconds, isVisitor: (req) => !hasSessionCookie(req, env) });
  const counting = { limit: limits.api, isKnown: callers.isKnown };
  app.use(
    mount(routes, {
      session,
      ...counting,
      userOf: sessionUserId,
      enter: accessTo(deps, everyoneTo, callers),
      shared,
    }),
  );
  app.use('/api', limits.api, openapiRoutes(env), unknownApiPath);
  const pages = express.Router().use(linkPattern, linkHeaders);
  pages.post(reportFormPath, limits.reports).post(linkFormPaths, ...limits.linkForms);
  const drawings = unmarked(cardRoutes(deps, visitors), tailorFileRoutes(deps, visitors));
  pages.use(limits.pages, drawings, crawlerRoutes(deps));
  pages.use(linkRoutes(deps, visitors), reportFormRoutes(deps, visitors), shellRoutes(deps));
  app.use(pages.use(pageRoutes(deps, visitors, session), limits.refusedPages));
  app.use(limits.failures, errorHandler(log));
  return app;
}
