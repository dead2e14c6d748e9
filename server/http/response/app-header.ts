import { Router, type RequestHandler } from 'express';
import { appHeader } from '@shared/contract/headers';

/** Marks every answer as one of the app, so that a client can tell it from the page of a proxy. Runs first: errors have the mark too. */
export const markedAnswers: RequestHandler = (_req, res, next) => {
  res.setHeader(appHeader, '1');
  next();
};

/** Serves files without the mark, which nothing reads. What the handlers pass on or refuse has it. */
export function unmarked(...files: RequestHandler[]): RequestHandler {
  const router = Router().use(...files);
  return (req, res, next) => {
    res.removeHeader(appHeader);
    router(req, res, (error?: unknown) => {
      res.setHeader(appHeader, '1');
      next(error);
    });
  };
}
