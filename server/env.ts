import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { MIN_SECRET_LENGTH, weakSecrets, type Problem } from './weak-secrets';

/** Signs cookies and upload links on a developer's machine; production refuses it. */
const DEVELOPMENT_SECRET = 'for-development-only-replace-me-in-production';

const NODE_ENVS = ['production', 'development', 'test'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Where pictures live when a bucket is named; `publicUrl` is set when they are served from somewhere else than the endpoint. */
export interface S3Env {
  endpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  publicUrl?: string;
}

/** A style for the map of the directory instead of our own, and the origins it loads from, with its own among them. */
export interface MapEnv {
  styleUrl: string;
  origins: string[];
}

/**
 * Everything the environment says. URLs carry no trailing slash but the issuer's own, `dataDir` is absolute; `databaseUrl`, `oidc.issuerUrl`
 * and `s3` are undefined where `npm start` brings its own. `demoData` is undefined when nobody decided.
 */
export interface Env {
  production: boolean;
  /** The IP address to listen on. */
  host: string;
  port: number;
  publicUrl: string;
  /** How many proxies stand in front, the nearest first: what they say of a caller's address is believed. */
  trustProxy: number;
  /** How long the server goes on accepting connections after the signal to stop, in milliseconds. */
  shutdownGraceMs: number;
  dataDir: string;
  databaseUrl?: string;
  /** Connections to the database that one process opens at most. */
  databasePoolSize: number;
  /** Whether statements may keep a name on their connection. */
  databasePrepared: boolean;
  /** Where visitors read, when somebody keeps a copy of the database for that. */
  databaseReplicaUrl?: string;
  /** How long one answer serves all visitors who search for the same; 0 where every search asks the database. */
  searchCacheSeconds: number;
  /** How often one caller may ask in a minute; 0 for as often as they like. */
  rateLimits: { reads: number; writes: number; signIns: number };
  /** Opens /metrics; nobody can where it is undefined. */
  metricsToken?: string;
  /** Where people write about the site itself; the contact page shows it. */
  contactEmail?: string;
  sessionSecret: string;
  /** Signed cookies that are still good, or are soon to, while one secret takes the other's place. */
  otherSessionSecret?: string;
  oidc: { issuerUrl?: string; clientId: string; clientSecret: string };
  s3?: S3Env;
  map?: MapEnv;
  logLevel: (typeof LOG_LEVELS)[number];
  demoData?: boolean;
}

/** Thrown by `parseEnv`; its message names every variable that is missing, wrong or unsafe, one a line. */
export class EnvError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(['The environment is not ready:', ...problems.map((problem) => `  ${problem}`)].join('\n'));
    this.name = 'EnvError';
  }
}

/**
 * Reads the variables listed in `.env.example`, without spaces around them; an empty one counts as missing.
 * @throws EnvError naming all problems at once
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const trimmed = Object.entries(source).map(([name, value]) => [name, value?.trim()] as const);
  const given = Object.fromEntries(trimmed.filter(([, value]) => value));
  const parsed = variables.safeParse(given);
  const problems = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  const wrong = new Set(parsed.success ? [] : parsed.error.issues.map(({ path }) => path[0]));
  for (const [name, problem] of missingOrUnsafe(given)) if (!wrong.has(name)) problems.push(`${name} ${problem}`);
  if (!parsed.success || problems.length > 0) throw new EnvError(problems);
  return toEnv(parsed.data);
}

/** What is allowed and hardly meant, a line each for the log. Production speaks http to a proxy that brings the https. */
export function doubtsAbout(env: Pick<Env, 'production' | 'trustProxy' | 'contactEmail'>): string[] {
  if (!env.production) return [];
  const shared = 'TRUST_PROXY is 0: all callers that come through a proxy share its address, and one rate limit';
  const silent = 'CONTACT_EMAIL is missing: the contact page gives no address to write to';
  return [...(env.trustProxy === 0 ? [shared] : []), ...(env.contactEmail ? [] : [silent])];
}

/** The server's own origin as this process reaches it, whatever stands in front. */
export function ownOrigin({ host, port }: Pick<Env, 'host' | 'port'>): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host.replace(/^::$/, '::1');
  return `http://${isIP(reachable) === 6 ? `[${reachable}]` : reachable}:${port}`;
}

/** Whether a host name or an address (brackets around IPv6 allowed) can only mean this machine. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || /^(::1|\[::1\])$/.test(hostname) || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

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

const variables = z.object({
  NODE_ENV: z.enum(NODE_ENVS, `must be one of ${NODE_ENVS.join(', ')}`).optional(),
  HOST: z
    .string()
    .refine((value) => isIP(value) !== 0, 'must be an IP address, such as 127.0.0.1')
    .default('127.0.0.1'),
  PORT: wholeNumber(1, 65535, 'port').default(3000),
  PUBLIC_URL: originUrl.optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  /** With the time that requests then take to finish (http/drain.ts) it has to stay below 15 seconds. */
  SHUTDOWN_GRACE_SECONDS: wholeNumber(0, 5).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  /** Claims and the sweeper hold up to five while they ask for another (features/objects/claim.ts). */
  DATABASE_POOL_SIZE: wholeNumber(10, 200).default(20),
  DATABASE_PREPARED: trueOrFalse.default('true'),
  SEARCH_CACHE_SECONDS: wholeNumber(0, 60).default(3),
  RATE_LIMIT_READS: wholeNumber(0, 1_000_000_000).default(300),
  RATE_LIMIT_WRITES: wholeNumber(0, 1_000_000_000).default(60),
  RATE_LIMIT_SIGN_INS: wholeNumber(0, 1_000_000_000).default(20),
  METRICS_TOKEN: z.string().min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`).optional(),
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  SESSION_SECRET: z.string().default(DEVELOPMENT_SECRET),
  SESSION_SECRET_OTHER: z.string().optional(),
  /** A slash at its end belongs to its name. */
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
});

/** Everything that is read from the environment. */
export const variableNames: readonly string[] = Object.keys(variables.shape);

type Given = Record<string, string | undefined>;

function missingOrUnsafe(given: Given): Problem[] {
  const mapProblems = given.MAP_ORIGINS ? missing(given, ['MAP_STYLE_URL']) : [];
  return given.NODE_ENV === 'production'
    ? [...missing(given, productionNeeds), ...unsafe(given), ...mapProblems]
    : [...missingCompanions(given), ...mapProblems];
}

const oidcCompanions = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'];
const s3Companions = ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
const productionNeeds = [
  'HOST',
  'PUBLIC_URL',
  'DATABASE_URL',
  'SESSION_SECRET',
  'OIDC_ISSUER_URL',
  ...oidcCompanions,
  'S3_BUCKET',
  ...s3Companions,
];

function missing(given: Given, names: readonly string[]): Problem[] {
  return names.filter((name) => !given[name]).map((name) => [name, 'is missing']);
}

function missingCompanions(given: Given): Problem[] {
  return [
    ...(given.DATABASE_REPLICA_URL ? missing(given, ['DATABASE_URL']) : []),
    ...(given.OIDC_ISSUER_URL ? missing(given, oidcCompanions) : []),
    ...(given.S3_BUCKET ? missing(given, s3Companions) : []),
    ...overHttp(given, ['OIDC_ISSUER_URL'], isLoopback),
  ];
}

/** The URLs that are not https, save those of hosts where that does no harm. */
function overHttp(given: Given, names: readonly string[], harmless: (hostname: string) => boolean): Problem[] {
  const open = names.filter((name) => {
    const url = given[name] ?? '';
    return isUrl(url, ['http:']) && !harmless(new URL(url).hostname);
  });
  return open.map((name) => [name, 'must start with https://']);
}

function unsafe(given: Given): Problem[] {
  return [
    ...overHttp(given, ['PUBLIC_URL', 'OIDC_ISSUER_URL'], () => false),
    // The browser talks to the store itself, and from an https page to nothing but https.
    ...overHttp(given, ['S3_ENDPOINT', 'S3_PUBLIC_URL'], isLoopback),
    ...weakSecrets(given),
  ];
}

function toEnv(read: z.output<typeof variables>): Env {
  return {
    production: read.NODE_ENV === 'production',
    host: read.HOST,
    port: read.PORT,
    publicUrl: read.PUBLIC_URL ? new URL(read.PUBLIC_URL).origin : `http://localhost:${read.PORT}`,
    trustProxy: read.TRUST_PROXY,
    // Load balancers take some seconds to notice; on a developer's machine Ctrl-C should be quick.
    shutdownGraceMs: 1_000 * (read.SHUTDOWN_GRACE_SECONDS ?? (read.NODE_ENV === 'production' ? 5 : 1)),
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    databasePoolSize: read.DATABASE_POOL_SIZE,
    databasePrepared: read.DATABASE_PREPARED === 'true',
    databaseReplicaUrl: read.DATABASE_REPLICA_URL,
    searchCacheSeconds: read.SEARCH_CACHE_SECONDS,
    rateLimits: { reads: read.RATE_LIMIT_READS, writes: read.RATE_LIMIT_WRITES, signIns: read.RATE_LIMIT_SIGN_INS },
    metricsToken: read.METRICS_TOKEN,
    contactEmail: read.CONTACT_EMAIL,
    sessionSecret: read.SESSION_SECRET,
    otherSessionSecret: read.SESSION_SECRET_OTHER,
    oidc: { issuerUrl: read.OIDC_ISSUER_URL, clientId: read.OIDC_CLIENT_ID, clientSecret: read.OIDC_CLIENT_SECRET },
    s3: read.S3_BUCKET === undefined ? undefined : toS3(read, read.S3_BUCKET),
    map: read.MAP_STYLE_URL === undefined ? undefined : toMap(read.MAP_STYLE_URL, read.MAP_ORIGINS),
    logLevel: read.LOG_LEVEL,
    demoData: read.DEMO_DATA === undefined ? undefined : read.DEMO_DATA === 'true',
  };
}

function toS3(read: z.output<typeof variables>, bucket: string): S3Env {
  return {
    bucket,
    endpoint: read.S3_ENDPOINT,
    region: read.S3_REGION,
    accessKeyId: read.S3_ACCESS_KEY_ID,
    secretAccessKey: read.S3_SECRET_ACCESS_KEY,
    publicUrl: read.S3_PUBLIC_URL,
  };
}

function toMap(styleUrl: string, origins: readonly string[]): MapEnv {
  const all = [styleUrl, ...origins].map((url) => new URL(url).origin);
  return { styleUrl: new URL(styleUrl).href, origins: [...new Set(all)] };
}

/** A host may begin with '*.', as the page's policy understands it. */
function isHttpsOrigin(value: string): boolean {
  return /^https:\/\/(\*\.)?[\w.-]+(:\d+)?\/?$/.test(value) && URL.canParse(value);
}

function isUrl(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}
