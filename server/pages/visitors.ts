import type { Request, Response } from 'express';
import { responseClosed } from '../http/response/response-closed';
import type { DrawingScope, VisitorScope } from '../scope';
import type { DrawingCaller } from './kept-drawings';

/** What the routes of pages and their files need of a request. */
export interface Visitors {
  everyoneTo: (req: Request) => VisitorScope;
  askerOf: (req: Request, res: Response) => DrawingCaller;
  /** The drawings in the store. */
  drawings: DrawingScope;
}

interface Callers {
  /** Returns the key of a request's caller. */
  callerOf: (req: Request) => string;
  /** Counts costly work for a request. @throws HttpError 429 */
  countCost: (req: Request) => Promise<void>;
}

/** Returns the function that makes the asker of a request for a drawing. */
export function askers({ callerOf, countCost }: Callers): Visitors['askerOf'] {
  return (req, res) => {
    const left = new AbortController();
    void responseClosed(res).then(() => left.abort());
    return { caller: callerOf(req), left: left.signal, count: () => countCost(req) };
  };
}
