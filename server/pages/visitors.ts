import type { Request, Response } from 'express';
import { responseClosed } from '../http/response/response-closed';
import type { DrawingScope, VisitorScope } from '../scope';
import type { DrawingRequester } from './kept-drawings';

/** What the routes of pages and their files need of a request. */
export interface Visitors {
  everyoneTo: (req: Request) => VisitorScope;
  requesterOf: (req: Request, res: Response) => DrawingRequester;
  /** The drawings in the store. */
  drawings: DrawingScope;
}

interface Callers {
  /** Returns the key of a request's caller. */
  callerOf: (req: Request) => string;
  /** Counts costly work for a request. @throws HttpError 429 */
  countCost: (req: Request) => Promise<void>;
}

/** Returns the function that makes the requester of a drawing from a request. */
export function requesters({ callerOf, countCost }: Callers): Visitors['requesterOf'] {
  return (req, res) => {
    const left = new AbortController();
    void responseClosed(res).then(() => left.abort());
    return { caller: callerOf(req), left: left.signal, count: () => countCost(req) };
  };
}
