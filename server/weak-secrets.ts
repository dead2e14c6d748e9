/** A variable and its problem. */
export type Problem = [name: string, problem: string];

export const MIN_SECRET_LENGTH = 32;
/** A random string of 32 hex digits has fewer different characters in about 1 of 20 million cases. */
const MIN_SECRET_CHARACTERS = 8;

/** Default secrets of examples and container images. A random secret matches in less than 1 of 10 million cases. */
const KNOWN_SECRET = new RegExp(
  [
    'replace.?me|change.?me|development|password|placeholder|example|minioadmin|keyboard.?cat|12345678',
    '(my|your|super|top).?secret|your.?(key|token)',
    '^secret|^(minio123|postgres|test)$|^(?<one>.)\\k<one>*$',
  ].join('|'),
  'i',
);

/** Secrets that the operator generates. Their length and their number of different characters are checked. */
const ownSecrets = ['SESSION_SECRET', 'SESSION_SECRET_OTHER', 'METRICS_TOKEN'];
const serviceSecrets = ['OIDC_CLIENT_SECRET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
const databases = ['DATABASE_URL', 'DATABASE_REPLICA_URL'];

/** Returns secrets that can be guessed: known defaults, and generated secrets that are too short or too simple. */
export function weakSecrets(given: Record<string, string | undefined>): Problem[] {
  const known = [...ownSecrets, ...serviceSecrets].filter((name) => KNOWN_SECRET.test(given[name] ?? ''));
  const open = databases.filter((name) => KNOWN_SECRET.test(passwordIn(given[name] ?? '')));
  return [
    ...known.map((name): Problem => [name, 'is a well-known default']),
    ...open.map((name): Problem => [name, 'has a well-known password']),
    ...ownSecrets.filter((name) => !known.includes(name)).flatMap((name) => tooSimple(name, given[name])),
  ];
}

function tooSimple(name: string, secret: string | undefined): Problem[] {
  if (!secret) return [];
  if (secret.length < MIN_SECRET_LENGTH) return [[name, `must have at least ${MIN_SECRET_LENGTH} characters`]];
  if (new Set(secret).size >= MIN_SECRET_CHARACTERS) return [];
  return [[name, `must have at least ${MIN_SECRET_CHARACTERS} different characters`]];
}

function passwordIn(url: string): string {
  return URL.canParse(url) ? new URL(url).password : '';
}
