import type { Request } from 'express';
import { isbot } from 'isbot';
import type { PooledDeps } from '../deps';
import { orderLinkScope, reportScope, visitorScope, type VisitorFigures, type VisitorScope } from '../scope';
import { networkOf } from './caller';
import { hasSessionCookie } from './session/session';

/**
 * Returns the public scope of a request. Requests without a session cookie read from the replica, which may have a lag. Requests
 * with one read from the primary, so that a tailor sees their own change at once. `countCost` is called before each search.
 */
export function visitorScopeOf(
  deps: PooledDeps,
  countCost: (req: Request) => Promise<void>,
): (req: Request) => VisitorScope {
  const everyone = visitorScope(deps);
  const orderLinks = orderLinkScope(deps);
  const visitors = deps.replica ? visitorScope({ ...deps, db: deps.replica }) : everyone;
  return (req) => {
    const scope = hasSessionCookie(req, deps.env) ? everyone : visitors;
    const directory = countedSearches(scope.directory, () => countCost(req));
    const reports = reportScope(deps, networkOf(req));
    return { ...scope, directory, figures: visitorFigures(req, deps), reports, orderLinks };
  };
}

/** Counts the searches that reach the database: a shared answer (http/load/shared-answers.ts) is not searched again. */
function countedSearches(
  { search, count, map, ...directory }: VisitorScope['directory'],
  countCost: () => Promise<void>,
) {
  return {
    ...directory,
    search: async (...args: Parameters<typeof search>) => {
      await countCost();
      return search(...args);
    },
    count: async (...args: Parameters<typeof count>) => {
      await countCost();
      return count(...args);
    },
    map: async (...args: Parameters<typeof map>) => {
      await countCost();
      return map(...args);
    },
  };
}

function visitorFigures(req: Request, { env, figures }: PooledDeps): VisitorFigures {
  // Phones of one mobile network share an address, so the browser is part of the visitor.
  const visitor = () => `${networkOf(req)} ${req.headers['user-agent']}`;
  const isCounted = () => req.method !== 'HEAD' && !hasSessionCookie(req, env) && !isProgram(req) && !isAhead(req);
  return {
    count: ({ figure, tailorIds }) => {
      if (!isCounted()) return;
      if (figure === 'views') for (const id of tailorIds) figures.addView(id, visitor());
      else figures.add(figure, tailorIds);
    },
    contact: (tailorId, by) => void (isCounted() && figures.addContact(tailorId, by, networkOf(req))),
  };
}

/** Whether the request names no browser: crawlers, programs that fetch the preview of a link, and scripts. */
function isProgram({ headers }: Request): boolean {
  const agent = headers['user-agent'];
  return !agent || isbot(agent);
}

/**
 * Whether the app asks before it opens a page, which asks again. A page that a browser loads ahead (Sec-Purpose) does not, so it
 * counts.
 */
function isAhead({ headers }: Request): boolean {
  return headers.purpose === 'prefetch' && headers['sec-purpose'] === undefined;
}
