import { isIP } from 'node:net';
import { z } from 'zod';
import { operatorListSchema } from './operator-list';
import { MIN_SECRET_LENGTH } from './weak-secrets';

/** Signs cookies and upload links in development. Production refuses it. */
const DEVELOPMENT_SECRET = 'for-development-only-replace-me-in-production';

const NODE_ENVS = ['production', 'development', 'test'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const NEW_PROFILES = ['listed', 'held'] as const;
const ON_OR_OFF = ['on', 'off'] as const;

const httpUrl = z.string().refine((value) => isUrl(value, ['http:', 'https:']), 'must be an http or https URL');

const baseUrl = httpUrl.transform((value) => value.replace(/\/+$/, ''));

const originUrl = baseUrl.refine((value) => {
  const url = new URL(value);
  return url.pathname === '/' && !url.search && !url.hash && !url.username;
}, 'must be an origin without a path, such as https://seamfolk.example');

const wholeNumber = (min: number, max: number, kind = 'whole') =>
  z
    .string()
    .regex(/^\d+$/, `must be a ${kind} number`)
    .transform(Number)
    .refine((number) => number >= min && number <= max, `must be between ${min} and ${max}`);

const postgresUrl = z
  .string()
  .refine((value) => isUrl(value, ['postgres:', 'postgresql:']), 'must be a postgres:// URL');

const trueOrFalse = z.enum(['true', 'false'], 'must be true or false');

export const variables = z.object({
  NODE_ENV: z.enum(NODE_ENVS, `must be one of ${NODE_ENVS.join(', ')}`).optional(),
  HOST: z
    .string()
    .refine((value) => isIP(value) !== 0, 'must be an IP address, such as 127.0.0.1')
    .default('127.0.0.1'),
  PORT: wholeNumber(1, 65535, 'port').default(3000),
  PUBLIC_URL: originUrl.optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  /** Together with the time for running requests (http/load/drain.ts) it must stay below 15 s. */
  SHUTDOWN_GRACE_SECONDS: wholeNumber(0, 5).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  /** At least 10: claims and the sweeper hold up to five connections while they need another (features/objects/claim.ts). */
  DATABASE_POOL_SIZE: wholeNumber(10, 200).default(20),
  DATABASE_PREPARED: trueOrFalse.default('true'),
  SEARCH_CACHE_SECONDS: wholeNumber(0, 60).default(3),
  RATE_LIMIT_READS: wholeNumber(0, 1_000_000_000).default(300),
  RATE_LIMIT_WRITES: wholeNumber(0, 1_000_000_000).default(60),
  RATE_LIMIT_SIGN_INS: wholeNumber(0, 1_000_000_000).default(60),
  RATE_LIMIT_REPORTS: wholeNumber(0, 1_000_000_000).default(5),
  RATE_LIMIT_LINK_FORMS: wholeNumber(0, 1_000_000_000).default(20),
  RATE_LIMIT_PROFILES: wholeNumber(0, 1_000_000_000).default(3),
  ACCOUNT_QUOTA_MB: wholeNumber(0, 1_000_000_000).default(2_000),
  SLOW_DOWNLOAD_MINUTES: wholeNumber(1, 60).default(5),
  METRICS_TOKEN: z.string().min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`).optional(),
  OPERATOR_NAME: z.string().optional(),
  OPERATOR_ADDRESS: z
    .string()
    .transform((value) => value.split(';').flatMap((line) => line.trim() || []))
    .optional(),
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  SMTP_URL: z
    .string()
    .refine((value) => isUrl(value, ['smtp:', 'smtps:']), 'must be an smtp:// or smtps:// URL')
    .optional(),
  TERMS_FILE: z.string().optional(),
  PRIVACY_FILE: z.string().optional(),
  NEW_PROFILES: z.enum(NEW_PROFILES, `must be ${NEW_PROFILES.join(' or ')}`).default('listed'),
  OPERATORS: operatorListSchema.default([]),
  OFFLINE_WORKER: z.enum(ON_OR_OFF, `must be ${ON_OR_OFF.join(' or ')}`).default('on'),
  SESSION_SECRET: z.string().default(DEVELOPMENT_SECRET),
  SESSION_SECRET_OTHER: z.string().optional(),
  /** A trailing slash is part of the issuer's name, so it is kept. */
  OIDC_ISSUER_URL: httpUrl.optional(),
  OIDC_CLIENT_ID: z.string().default('seamfolk'),
  OIDC_CLIENT_SECRET: z.string().default(DEVELOPMENT_SECRET),
  S3_ENDPOINT: baseUrl.optional(),
  S3_REGION: z.string().default(''),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
  S3_PUBLIC_URL: baseUrl.optional(),
  MAP_STYLE_URL: z
    .string()
    .refine((value) => isUrl(value, ['https:']), 'must be an https URL')
    .optional(),
  MAP_ORIGINS: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine((origins) => origins.every(isHttpsOrigin), 'must be https origins, such as https://tiles.example.com')
    .default([]),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  DEMO_DATA: trueOrFalse.optional(),
  DEMO_PICTURES: wholeNumber(1, 1_000_000).optional(),
});

/** Names of all variables that are read from the environment. */
export const variableNames: readonly string[] = Object.keys(variables.shape);

/** Whether a value is an https origin. The host may begin with '*.', as in a CSP. */
function isHttpsOrigin(value: string): boolean {
  return /^https:\/\/(\*\.)?[\w.-]+(:\d+)?\/?$/.test(value) && URL.canParse(value);
}

/** Whether a value is a URL with one of these protocols ('https:'). */
export function isUrl(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}
