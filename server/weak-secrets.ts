/** What is wrong with a variable. */
export type Problem = [name: string, problem: string];

export const MIN_SECRET_LENGTH = 32;
/** Of 32 random hex digits one time in 20 million there are fewer. */
const MIN_SECRET_CHARACTERS = 8;

/** What examples and images bring. Of a random secret less than one in ten million spells any of it by chance. */
const KNOWN_SECRET = new RegExp(
  [
    'replace.?me|change.?me|development|password|placeholder|example|minioadmin|keyboard.?cat|12345678',
    '(my|your|super|top).?secret|your.?(key|token)',
    '^secret|^(minio123|postgres|test)$|^(?<one>.)\\k<one>*$',
  ].join('|'),
  'i',
);

/** Whoever runs the product makes them up, by chance and long enough. */
const madeUp = ['SESSION_SECRET', 'SESSION_SECRET_OTHER', 'METRICS_TOKEN'];
const ofNeighbours = ['OIDC_CLIENT_SECRET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
const databases = ['DATABASE_URL', 'DATABASE_REPLICA_URL'];

/** The secrets of an environment that somebody could guess: those that everybody knows, and made-up ones that are too simple. */
export function weakSecrets(given: Record<string, string | undefined>): Problem[] {
  const known = [...madeUp, ...ofNeighbours].filter((name) => KNOWN_SECRET.test(given[name] ?? ''));
  const open = databases.filter((name) => KNOWN_SECRET.test(passwordIn(given[name] ?? '')));
  return [
    ...known.map((name): Problem => [name, 'is a default that everybody knows']),
    ...open.map((name): Problem => [name, 'has a password that everybody knows']),
    ...madeUp.filter((name) => !known.includes(name)).flatMap((name) => tooSimple(name, given[name])),
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
