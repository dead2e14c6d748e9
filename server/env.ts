import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { z } from 'zod';
import { isUrl, variables } from './env-variables';
import type { Operator } from './operator-list';
import { weakSecrets, type Problem } from './weak-secrets';

/** The bucket of pictures. `publicUrl` is set if they are served from another URL than the endpoint. */
export interface S3Env {
  endpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  publicUrl?: string;
}

/** A style for the directory's map instead of the built-in one, and all origins that it loads from, including its own. */
export interface MapEnv {
  styleUrl: string;
  origins: string[];
}

/**
 * The parsed environment. URLs have no trailing slash, except the issuer's if it was written with one. `dataDir` is absolute. If
 * `databaseUrl`, `oidc.issuerUrl` or `s3` is undefined, the embedded database or provider or the disk is used. `demoData` is
 * undefined if it is not set.
 */
export interface Env {
  production: boolean;
  /** The IP address to listen on. */
  host: string;
  port: number;
  publicUrl: string;
  /** Number of trusted proxies before the server. Their X-Forwarded-For determines the caller's address. */
  trustProxy: number;
  /** How long the server accepts connections after the stop signal, in milliseconds. */
  shutdownGraceMs: number;
  dataDir: string;
  databaseUrl?: string;
  /** Maximum number of database connections of one process for requests. */
  databasePoolSize: number;
  /** Whether to use named prepared statements. */
  databasePrepared: boolean;
  /** URL of a replica, from which visitors read. */
  databaseReplicaUrl?: string;
  /** How long the answer of a search is cached for visitors; 0 turns the cache off. */
  searchCacheSeconds: number;
  /**
   * Requests of one caller per minute (`reads` are a user's; an address may read more, see http/load/rate-limits.ts), and new profiles of one
   * address per week (features/tailor/limit-profiles.ts); 0 turns a limit off.
   */
  rateLimits: { reads: number; writes: number; signIns: number; reports: number; linkForms: number; profiles: number };
  /** Bytes that the pictures of one account may take up in the store; undefined if there is no limit. */
  accountQuotaBytes?: number;
  /** Slow minutes of a download, in total, after which it is cut (http/response/download.ts). */
  slowDownloadMinutes: number;
  /** Bearer token of /metrics, which does not exist if it is undefined. */
  metricsToken?: string;
  /** Who runs the site: shown on the contact page. */
  operatorName?: string;
  /** The operator's postal address, a line each. */
  operatorAddress?: string[];
  /** E-mail address of the operator. */
  contactEmail?: string;
  /** The mail server for acknowledgements and decisions, with name and password; undefined if no mail is sent. */
  smtpUrl?: string;
  /** Files with the operator's terms and privacy texts, in Markdown. */
  termsFile?: string;
  privacyFile?: string;
  /** Whether new profiles are shown at once, or held until the operator has looked at them. */
  newProfiles: 'listed' | 'held';
  /** The users who may decide cases. */
  operators: Operator[];
  /** Whether browsers of tailors may install the worker that opens the workroom without a connection; else they remove it. */
  offlineWorker: boolean;
  sessionSecret: string;
  /** The previous or the next secret while the secret is changed: cookies signed with it are accepted too. */
  otherSessionSecret?: string;
  oidc: { issuerUrl?: string; clientId: string; clientSecret: string };
  s3?: S3Env;
  map?: MapEnv;
  logLevel: z.output<typeof variables>['LOG_LEVEL'];
  demoData?: boolean;
  /** How many demo pictures are drawn; all if it is undefined. */
  demoPictures?: number;
}

/** Thrown by `parseEnv`. Its message lists every variable that is missing, wrong or unsafe, one per line. */
export class EnvError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(['The environment is not ready:', ...problems.map((problem) => `  ${problem}`)].join('\n'));
    this.name = 'EnvError';
  }
}

/**
 * Parses the variables listed in `.env.example`. Trims their values; an empty value counts as missing.
 * @throws EnvError with all problems
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const trimmed = Object.entries(source).map(([name, value]) => [name, value?.trim()] as const);
  const raw = Object.fromEntries(trimmed.filter(([, value]) => value));
  const parsed = variables.safeParse(raw);
  const problems = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  const wrong = new Set(parsed.success ? [] : parsed.error.issues.map(({ path }) => path[0]));
  for (const [name, problem] of missingOrUnsafe(raw)) if (!wrong.has(name)) problems.push(`${name} ${problem}`);
  if (!parsed.success || problems.length > 0) throw new EnvError(problems);
  return toEnv(parsed.data);
}

/** Returns warnings for the log, about values that are valid but probably wrong. In production a proxy serves https. */
export function warningsAbout(env: Pick<Env, 'production' | 'trustProxy' | 'operatorName'>): string[] {
  if (!env.production) return [];
  const shared = 'TRUST_PROXY is 0: all callers that come through a proxy share its address, and one rate limit';
  const nameless = 'OPERATOR_NAME is missing: the contact page does not say who runs the site';
  return [...(env.trustProxy === 0 ? [shared] : []), ...(env.operatorName ? [] : [nameless])];
}

/** Returns the origin at which this process can reach its own server, without any proxy. */
export function ownOrigin({ host, port }: Pick<Env, 'host' | 'port'>): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host.replace(/^::$/, '::1');
  return `http://${isIP(reachable) === 6 ? `[${reachable}]` : reachable}:${port}`;
}

/** Whether a host name or an address (IPv6 also in brackets) is a loopback address. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || /^(::1|\[::1\])$/.test(hostname) || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

type RawEnv = Record<string, string | undefined>;

function missingOrUnsafe(raw: RawEnv): Problem[] {
  const mapProblems = raw.MAP_ORIGINS ? missing(raw, ['MAP_STYLE_URL']) : [];
  return raw.NODE_ENV === 'production'
    ? [...missing(raw, productionNeeds), ...unsafe(raw), ...mapProblems]
    : [...missingCompanions(raw), ...mapProblems];
}

const oidcCompanions = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'];
const s3Companions = ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
const productionNeeds = [
  'HOST',
  'PUBLIC_URL',
  'CONTACT_EMAIL',
  'DATABASE_URL',
  'SESSION_SECRET',
  'OIDC_ISSUER_URL',
  ...oidcCompanions,
  'S3_BUCKET',
  ...s3Companions,
];

function missing(raw: RawEnv, names: readonly string[]): Problem[] {
  return names.filter((name) => !raw[name]).map((name) => [name, 'is missing']);
}

function missingCompanions(raw: RawEnv): Problem[] {
  return [
    ...(raw.DATABASE_REPLICA_URL ? missing(raw, ['DATABASE_URL']) : []),
    ...(raw.SMTP_URL ? missing(raw, ['CONTACT_EMAIL']) : []),
    ...(raw.OIDC_ISSUER_URL ? missing(raw, oidcCompanions) : []),
    ...(raw.S3_BUCKET ? missing(raw, s3Companions) : []),
    ...overHttp(raw, ['OIDC_ISSUER_URL'], isLoopback),
  ];
}

/** Reports variables with an http URL, except for hosts that are `harmless`. */
function overHttp(raw: RawEnv, names: readonly string[], harmless: (hostname: string) => boolean): Problem[] {
  const open = names.filter((name) => {
    const url = raw[name] ?? '';
    return isUrl(url, ['http:']) && !harmless(new URL(url).hostname);
  });
  return open.map((name) => [name, 'must start with https://']);
}

function unsafe(raw: RawEnv): Problem[] {
  return [
    ...overHttp(raw, ['PUBLIC_URL', 'OIDC_ISSUER_URL'], () => false),
    // Browsers access the store directly, and an https page can only load from https.
    ...overHttp(raw, ['S3_ENDPOINT', 'S3_PUBLIC_URL'], isLoopback),
    ...weakSecrets(raw),
  ];
}

function toEnv(read: z.output<typeof variables>): Env {
  return {
    production: read.NODE_ENV === 'production',
    host: read.HOST,
    port: read.PORT,
    publicUrl: read.PUBLIC_URL ? new URL(read.PUBLIC_URL).origin : `http://localhost:${read.PORT}`,
    trustProxy: read.TRUST_PROXY,
    // Load balancers take some seconds to notice the stop. In development Ctrl-C should be fast.
    shutdownGraceMs: 1_000 * (read.SHUTDOWN_GRACE_SECONDS ?? (read.NODE_ENV === 'production' ? 5 : 1)),
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    databasePoolSize: read.DATABASE_POOL_SIZE,
    databasePrepared: read.DATABASE_PREPARED === 'true',
    databaseReplicaUrl: read.DATABASE_REPLICA_URL,
    searchCacheSeconds: read.SEARCH_CACHE_SECONDS,
    rateLimits: {
      reads: read.RATE_LIMIT_READS,
      writes: read.RATE_LIMIT_WRITES,
      signIns: read.RATE_LIMIT_SIGN_INS,
      reports: read.RATE_LIMIT_REPORTS,
      linkForms: read.RATE_LIMIT_LINK_FORMS,
      profiles: read.RATE_LIMIT_PROFILES,
    },
    accountQuotaBytes: read.ACCOUNT_QUOTA_MB === 0 ? undefined : read.ACCOUNT_QUOTA_MB * 1_000_000,
    slowDownloadMinutes: read.SLOW_DOWNLOAD_MINUTES,
    metricsToken: read.METRICS_TOKEN,
    operatorName: read.OPERATOR_NAME,
    operatorAddress: read.OPERATOR_ADDRESS,
    contactEmail: read.CONTACT_EMAIL,
    smtpUrl: read.SMTP_URL,
    termsFile: read.TERMS_FILE,
    privacyFile: read.PRIVACY_FILE,
    newProfiles: read.NEW_PROFILES,
    operators: read.OPERATORS,
    offlineWorker: read.OFFLINE_WORKER === 'on',
    sessionSecret: read.SESSION_SECRET,
    otherSessionSecret: read.SESSION_SECRET_OTHER,
    oidc: { issuerUrl: read.OIDC_ISSUER_URL, clientId: read.OIDC_CLIENT_ID, clientSecret: read.OIDC_CLIENT_SECRET },
    s3: read.S3_BUCKET === undefined ? undefined : toS3(read, read.S3_BUCKET),
    map: read.MAP_STYLE_URL === undefined ? undefined : toMap(read.MAP_STYLE_URL, read.MAP_ORIGINS),
    logLevel: read.LOG_LEVEL,
    demoData: read.DEMO_DATA === undefined ? undefined : read.DEMO_DATA === 'true',
    demoPictures: read.DEMO_PICTURES,
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
