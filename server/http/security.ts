import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import express, { type RequestHandler } from 'express';
import helmet from 'helmet';
import type { Env } from '../env';
import { HttpError } from './errors';

/** Geolocation is allowed only for the directory's 'Use my location'. */
const permissions = ['accelerometer', 'camera', 'gyroscope', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .concat('geolocation=(self)')
  .join(', ');

/** What browsers read in documents alone. */
const documentHeaders = [
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** Whether a page requests one of its files (Sec-Fetch-Dest). Browsers before 2023 (Safari 16.3) do not send the header. */
function isFileOfPage({ headers }: IncomingMessage): boolean {
  return ['font', 'image', 'manifest', 'script', 'style'].includes(headers['sec-fetch-dest'] as string);
}

interface SecurityOptions {
  /** Other origins that pictures are uploaded to and loaded from. */
  store: readonly string[];
  development?: boolean;
}

/**
 * Sets the security headers of every response, including errors and pictures. `development` leaves out the CSP. The files of a
 * page have no headers of documents: a first view requests about 14 files, whose headers would be 5 KB more.
 */
export function securityHeaders(env: Env, { store, development = false }: SecurityOptions): RequestHandler[] {
  const https = env.publicUrl.startsWith('https:');
  const map = env.map?.origins ?? [];
  return [
    helmet({
      contentSecurityPolicy: !development && {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          baseUri: ["'none'"],
          connectSrc: ["'self'", 'blob:', ...store, ...map],
          fontSrc: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          imgSrc: ["'self'", 'data:', 'blob:', ...store, ...map],
          objectSrc: ["'none'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'"],
          // The map and the workroom use workers, which are loaded from this origin; so are web manifests, by default-src.
          workerSrc: ["'self'"],
        },
      },
      frameguard: { action: 'deny' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: true },
    }),
    (req, res, next) => {
      res.setHeader('Permissions-Policy', permissions);
      if (isFileOfPage(req)) for (const name of documentHeaders) res.removeHeader(name);
      next();
    },
  ];
}

/** Prevents caching. A public route may override the header. */
export const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether the request's method is safe. */
export function isRead({ method }: { method: string }): boolean {
  return reads.has(method);
}

/**
 * Whether a page of another origin caused this request (Sec-Fetch-Site); another subdomain is another origin too. Returns false
 * without the header: programs and browsers before 2023 (Safari 16.3) do not send it.
 */
export function isFromAnotherOrigin({ headers }: IncomingMessage): boolean {
  return !['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined);
}

const fromAnotherSite = () => new HttpError(403, 'forbidden', 'Requests from other sites are not allowed');

/** Refuses writes from pages of other origins with 403. Requests without an Origin header do not come from a web page. */
export function sameOriginWrites(publicUrl: string): RequestHandler {
  const { origin } = new URL(publicUrl);
  return (req, _res, next) => {
    const foreign = req.headers.origin !== undefined && req.headers.origin !== origin;
    if (!isRead(req) && (foreign || isFromAnotherOrigin(req))) {
      throw fromAnotherSite();
    }
    next();
  };
}

/**
 * As `sameOriginWrites`, for forms of pages with `Referrer-Policy: no-referrer`: browsers send `Origin: null` with them. Then only
 * Sec-Fetch-Site tells the page of another origin.
 */
export function sameOriginForms(publicUrl: string): RequestHandler {
  const refuse = sameOriginWrites(publicUrl);
  return (req, res, next) => {
    if (req.headers.origin !== 'null') return refuse(req, res, next);
    if (isFromAnotherOrigin(req)) throw fromAnotherSite();
    next();
  };
}

/** Refuses a body that is not JSON with 415 before it is parsed. */
export const jsonOnly: RequestHandler = (req, _res, next) => {
  const hasBody = req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
  if (hasBody && !req.is('application/json')) {
    throw new HttpError(415, 'unsupported_type', 'The request must be JSON');
  }
  next();
};

/** Parses JSON bodies of at most 100 KB in UTF-8; bytes that are not UTF-8 would be stored as replacement characters. */
export const jsonBody: RequestHandler = express.json({
  limit: '100kb',
  verify: (_req, _res, bytes, encoding) => {
    if (encoding !== 'utf-8') throw new HttpError(415, 'unsupported_type', 'The request must be JSON in UTF-8');
    if (!isUtf8(bytes)) throw new HttpError(400, 'invalid', 'The request is not valid UTF-8');
  },
});
