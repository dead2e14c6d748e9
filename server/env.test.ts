import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { warningsAbout, EnvError, ownOrigin, parseEnv } from './env';

const production = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://seamfolk.example',
  CONTACT_EMAIL: 'help@seamfolk.example',
  DATABASE_URL: 'postgres://app:pw@db.internal/seamfolk',
  SESSION_SECRET: 'xK2v9QpL7mNc4RtY8wZb3HsJ6dFg1AeU',
  OIDC_ISSUER_URL: 'https://id.example.com/realms/tailors/',
  OIDC_CLIENT_ID: 'seamfolk',
  OIDC_CLIENT_SECRET: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
  S3_REGION: 'eu-west-1',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'AKIAIOSFODNN7',
  S3_SECRET_ACCESS_KEY: 'wJalrXUtnFEMIK7MDENGbPxRfiCY',
};

function problemsOf(source: Record<string, string | undefined>): readonly string[] {
  try {
    parseEnv(source);
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
}

describe('parseEnv', () => {
  it('needs no variables in development', () => {
    expect(parseEnv({})).toEqual({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      trustProxy: 0,
      shutdownGraceMs: 1_000,
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      databasePoolSize: 20,
      databasePrepared: true,
      databaseReplicaUrl: undefined,
      searchCacheSeconds: 3,
      rateLimits: { reads: 300, writes: 60, signIns: 60, reports: 5, linkForms: 20, profiles: 3 },
      accountQuotaBytes: 2_000_000_000,
      slowDownloadMinutes: 5,
      newProfiles: 'listed',
      metricsToken: undefined,
      operators: [],
      offlineWorker: true,
      sessionSecret: expect.any(String),
      oidc: { issuerUrl: undefined, clientId: 'seamfolk', clientSecret: expect.any(String) },
      s3: undefined,
      logLevel: 'info',
      demoData: undefined,
      demoPictures: undefined,
    });
  });

  it('reads the lines of the postal address', () => {
    const read = parseEnv({ OPERATOR_ADDRESS: '12 Balogun Street; Lagos;; Nigeria' });
    expect(read.operatorAddress).toEqual(['12 Balogun Street', 'Lagos', 'Nigeria']);
  });

  it('reads operators by e-mail address, and by issuer and subject', () => {
    const written = 'Ada@x.example, https://id.example/|auth0|12  embedded|7f';
    expect(parseEnv({ OPERATORS: written }).operators).toEqual([
      { email: 'ada@x.example' },
      { issuer: 'https://id.example/', subject: 'auth0|12' },
      { issuer: 'embedded', subject: '7f' },
    ]);
  });

  it.each(['ada', 'https://id.example|', 'id.example|12', 'ada@x.example, @'])(
    'refuses the operators %s',
    (written) => {
      expect(() => parseEnv({ OPERATORS: written })).toThrow(
        /OPERATORS has the entry ".+", which is neither an e-mail/,
      );
    },
  );

  it('treats an empty variable as missing', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: ' ', PUBLIC_URL: '', S3_BUCKET: '' })).toEqual(parseEnv({}));
  });

  it('reads a value without the spaces around it', () => {
    const spaced = Object.entries(production).map(([name, value]) => [name, ` ${value}\n`]);
    expect(parseEnv(Object.fromEntries(spaced))).toEqual(parseEnv(production));
  });

  it.each(['development', 'test'])('does not treat NODE_ENV=%s as production', (NODE_ENV) => {
    expect(parseEnv({ NODE_ENV })).toEqual(parseEnv({}));
  });

  it('reads all variables', () => {
    const env = parseEnv({ ...production, PORT: '8080', LOG_LEVEL: 'warn', DEMO_DATA: 'false', DATA_DIR: '/srv/data' });
    expect(env).toMatchObject({
      production: true,
      port: 8080,
      publicUrl: 'https://seamfolk.example',
      dataDir: '/srv/data',
      logLevel: 'warn',
      demoData: false,
      oidc: { clientId: 'seamfolk' },
      s3: { bucket: 'pictures', region: 'eu-west-1', endpoint: undefined, publicUrl: undefined },
    });
  });

  it('reads sizes and times as numbers', () => {
    const env = parseEnv({ DATABASE_POOL_SIZE: '50', SEARCH_CACHE_SECONDS: '0', TRUST_PROXY: '2' });
    expect(env).toMatchObject({ databasePoolSize: 50, searchCacheSeconds: 0, trustProxy: 2 });
  });

  it('reads rate limits and the token of the metrics', () => {
    const env = parseEnv({ RATE_LIMIT_READS: '0', RATE_LIMIT_WRITES: '5', METRICS_TOKEN: 'm'.repeat(32) });
    expect(env).toMatchObject({
      rateLimits: { reads: 0, writes: 5, signIns: 60 },
      metricsToken: 'm'.repeat(32),
    });
    expect(problemsOf({ METRICS_TOKEN: 'short' })).toEqual(['METRICS_TOKEN must have at least 32 characters']);
  });

  it('reads a map style with every origin that it loads from', () => {
    const { map } = parseEnv({
      MAP_STYLE_URL: ' https://maps.example/style.json?key=a ',
      MAP_ORIGINS: 'https://*.tiles.example, https://maps.example/\nhttps://fonts.example:8443',
    });
    expect(map).toEqual({
      styleUrl: 'https://maps.example/style.json?key=a',
      origins: ['https://maps.example', 'https://*.tiles.example', 'https://fonts.example:8443'],
    });
    expect(parseEnv({}).map).toBeUndefined();
    expect(problemsOf({ MAP_ORIGINS: 'https://tiles.example' })).toEqual(['MAP_STYLE_URL is missing']);
  });

  it('reads the options of the database', () => {
    const DATABASE_REPLICA_URL = 'postgres://app:pw@replica.internal/seamfolk';
    const env = parseEnv({ ...production, DATABASE_PREPARED: 'false', DATABASE_REPLICA_URL });
    expect(env).toMatchObject({ databasePrepared: false, databaseReplicaUrl: DATABASE_REPLICA_URL });
    expect(problemsOf({ DATABASE_REPLICA_URL })).toEqual(['DATABASE_URL is missing']);
    expect(problemsOf({ ...production, DATABASE_REPLICA_URL: 'replica.internal' })).toEqual([
      'DATABASE_REPLICA_URL must be a postgres:// URL',
    ]);
  });

  it('lets PUBLIC_URL follow the port', () => {
    expect(parseEnv({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
    expect(parseEnv({ PUBLIC_URL: 'HTTPS://Seamfolk.Example/' }).publicUrl).toBe('https://seamfolk.example');
  });

  it('keeps the trailing slash of an issuer', () => {
    expect(parseEnv(production).oidc.issuerUrl).toBe('https://id.example.com/realms/tailors/');
  });

  it.each([
    ['NODE_ENV', 'prod', 'NODE_ENV must be one of production, development, test'],
    ['NODE_ENV', 'Production', 'NODE_ENV must be one of production, development, test'],
    ['HOST', 'seamfolk.example', 'HOST must be an IP address, such as 127.0.0.1'],
    ['SHUTDOWN_GRACE_SECONDS', '6', 'SHUTDOWN_GRACE_SECONDS must be between 0 and 5'],
    ['PORT', 'three', 'PORT must be a port number'],
    ['PORT', '0', 'PORT must be between 1 and 65535'],
    ['PORT', '65536', 'PORT must be between 1 and 65535'],
    ['PUBLIC_URL', 'seamfolk.example', 'PUBLIC_URL must be an http or https URL'],
    ['PUBLIC_URL', 'ftp://seamfolk.example', 'PUBLIC_URL must be an http or https URL'],
    [
      'PUBLIC_URL',
      'https://x.example/app',
      'PUBLIC_URL must be an origin without a path, such as https://seamfolk.example',
    ],
    ['DATABASE_URL', 'mysql://x/y', 'DATABASE_URL must be a postgres:// URL'],
    ['DATABASE_PREPARED', 'no', 'DATABASE_PREPARED must be true or false'],
    ['DATABASE_POOL_SIZE', 'many', 'DATABASE_POOL_SIZE must be a whole number'],
    ['DATABASE_POOL_SIZE', '9', 'DATABASE_POOL_SIZE must be between 10 and 200'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be a whole number'],
    ['TRUST_PROXY', '11', 'TRUST_PROXY must be between 0 and 10'],
    ['SEARCH_CACHE_SECONDS', '1.5', 'SEARCH_CACHE_SECONDS must be a whole number'],
    ['SEARCH_CACHE_SECONDS', '61', 'SEARCH_CACHE_SECONDS must be between 0 and 60'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent'],
    ['DEMO_DATA', 'yes', 'DEMO_DATA must be true or false'],
    ['S3_ENDPOINT', 'minio:9000', 'S3_ENDPOINT must be an http or https URL'],
    ['MAP_STYLE_URL', 'http://maps.example/style.json', 'MAP_STYLE_URL must be an https URL'],
    ['MAP_STYLE_URL', '/style.json', 'MAP_STYLE_URL must be an https URL'],
    ['CONTACT_EMAIL', 'help at seamfolk', 'CONTACT_EMAIL must be an e-mail address'],
  ])('refuses %s=%s', (name, value, problem) => {
    expect(problemsOf({ [name]: value })).toEqual([problem]);
  });

  it.each(['tiles.example', 'http://tiles.example', 'https://tiles.example/v1', "https://x.example 'unsafe-inline'"])(
    'refuses MAP_ORIGINS=%s',
    (origins) => {
      expect(problemsOf({ MAP_STYLE_URL: 'https://maps.example/style.json', MAP_ORIGINS: origins })).toEqual([
        'MAP_ORIGINS must be https origins, such as https://tiles.example.com',
      ]);
    },
  );

  it('requires the other variables of an issuer or a bucket', () => {
    expect(problemsOf({ OIDC_ISSUER_URL: 'https://id.example' })).toEqual([
      'OIDC_CLIENT_ID is missing',
      'OIDC_CLIENT_SECRET is missing',
    ]);
    expect(problemsOf({ S3_BUCKET: 'pictures', S3_REGION: 'eu' })).toEqual([
      'S3_ACCESS_KEY_ID is missing',
      'S3_SECRET_ACCESS_KEY is missing',
    ]);
  });

  it('accepts an http issuer only on a loopback address', () => {
    const client = { OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' };
    expect(problemsOf({ ...client, OIDC_ISSUER_URL: 'http://localhost:8080/realms/x' })).toEqual([]);
    expect(problemsOf({ ...client, OIDC_ISSUER_URL: 'http://id.example' })).toEqual([
      'OIDC_ISSUER_URL must start with https://',
    ]);
  });
});

describe('parseEnv in production', () => {
  it('accepts a complete and safe environment', () => {
    expect(problemsOf(production)).toEqual([]);
  });

  it('lists all missing variables at once', () => {
    expect(problemsOf({ NODE_ENV: 'production' }).map((problem) => problem.split(' ')[0])).toEqual([
      'HOST',
      'PUBLIC_URL',
      'CONTACT_EMAIL',
      'DATABASE_URL',
      'SESSION_SECRET',
      'OIDC_ISSUER_URL',
      'OIDC_CLIENT_ID',
      'OIDC_CLIENT_SECRET',
      'S3_BUCKET',
      'S3_REGION',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ]);
  });

  it.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))('requires %s', (name) => {
    expect(problemsOf({ ...production, [name]: '' })).toEqual([`${name} is missing`]);
  });

  it.each([
    ['PUBLIC_URL', 'http://seamfolk.example', 'must start with https://'],
    ['OIDC_ISSUER_URL', 'http://localhost:8080', 'must start with https://'],
    ['S3_ENDPOINT', 'http://minio:9000', 'must start with https://'],
    ['S3_PUBLIC_URL', 'http://pictures.example', 'must start with https://'],
    ['SESSION_SECRET', 'too short', 'must have at least 32 characters'],
    ['SESSION_SECRET_OTHER', 'too short', 'must have at least 32 characters'],
    ['SESSION_SECRET_OTHER', 'replace-me', 'is a well-known default'],
    ['SESSION_SECRET', parseEnv({}).sessionSecret, 'is a well-known default'],
    ['SESSION_SECRET', 'change-me-change-me-change-me-change-me', 'is a well-known default'],
    ['SESSION_SECRET', 'x'.repeat(64), 'is a well-known default'],
    ['OIDC_CLIENT_SECRET', parseEnv({}).oidc.clientSecret, 'is a well-known default'],
    ['S3_SECRET_ACCESS_KEY', 'changeme', 'is a well-known default'],
    ['S3_SECRET_ACCESS_KEY', 'minioadmin', 'is a well-known default'],
    ['S3_SECRET_ACCESS_KEY', 'minio123', 'is a well-known default'],
    ['S3_ACCESS_KEY_ID', 'replace-me', 'is a well-known default'],
    ['S3_ACCESS_KEY_ID', 'AKIAIOSFODNN7EXAMPLE', 'is a well-known default'],
    ['OIDC_CLIENT_SECRET', 'password', 'is a well-known default'],
    ['METRICS_TOKEN', 'replace-me-replace-me-replace-me-replace-me', 'is a well-known default'],
    ['METRICS_TOKEN', 'm'.repeat(32), 'is a well-known default'],
    ['METRICS_TOKEN', 'short', 'must have at least 32 characters'],
    ['SESSION_SECRET', 'keyboard cat keyboard cat keyboard cat', 'is a well-known default'],
    ['SESSION_SECRET', 'your-secret-here-your-secret-here-your', 'is a well-known default'],
    ['SESSION_SECRET', '0123456789abcdef'.repeat(2), 'is a well-known default'],
    ['SESSION_SECRET', `${' '.repeat(40)}a`, 'is a well-known default'],
    ['SESSION_SECRET', `${' '.repeat(40)}b9Q`, 'must have at least 32 characters'],
    ['SESSION_SECRET', 'ab'.repeat(20), 'must have at least 8 different characters'],
    ['METRICS_TOKEN', 'cafe'.repeat(10), 'must have at least 8 different characters'],
    ['DATABASE_URL', 'postgres://seamfolk:password@db/seamfolk', 'has a well-known password'],
    ['DATABASE_URL', 'postgres://postgres:postgres@db/seamfolk', 'has a well-known password'],
    ['DATABASE_REPLICA_URL', 'postgres://seamfolk:PASSWORD@db:6432/seamfolk', 'has a well-known password'],
  ])('refuses %s=%s', (name, value, problem) => {
    expect(problemsOf({ ...production, [name]: value })).toEqual([`${name} ${problem}`]);
  });

  it.each([
    ['SESSION_SECRET', 'k3testPass9wRootdemoMinio+Admin/keyS3cretQwertyabc0='],
    ['SESSION_SECRET', '0a9b1c8d2e7f3a6b4c5d0a9b1c8d2e7f'],
    ['METRICS_TOKEN', '64215309786420975318642097531864'],
    ['OIDC_CLIENT_SECRET', 'test-7Gq'],
    ['S3_ACCESS_KEY_ID', 'seamfolk'],
    ['DATABASE_URL', 'postgres://password@db/password'],
    ['DATABASE_URL', 'postgres://db/seamfolk'],
  ])('accepts %s=%s', (name, value) => {
    expect(problemsOf({ ...production, [name]: value })).toEqual([]);
  });

  it('lists wrong, missing and unsafe variables in one message', () => {
    const source = { ...production, PORT: 'x', DATABASE_URL: undefined, SESSION_SECRET: 'short' };
    expect(() => parseEnv(source)).toThrowError(
      [
        'The environment is not ready:',
        '  PORT must be a port number',
        '  DATABASE_URL is missing',
        '  SESSION_SECRET must have at least 32 characters',
      ].join('\n'),
    );
  });
});

describe('warningsAbout', () => {
  it.each([
    [true, 0, 'Ada Okafor', 1],
    [true, 1, 'Ada Okafor', 0],
    [true, 1, undefined, 1],
    [false, 0, undefined, 0],
  ])(
    'production %s behind %i trusted proxies with the operator %s: %i',
    (production, trustProxy, operatorName, count) => {
      expect(warningsAbout({ production, trustProxy, operatorName })).toHaveLength(count);
    },
  );
});

describe('the address to listen on', () => {
  it.each([{}, { DATABASE_URL: production.DATABASE_URL }, { PUBLIC_URL: 'http://192.168.1.20:3000' }])(
    'is of this machine alone with %j',
    (source) => expect(parseEnv(source).host).toBe('127.0.0.1'),
  );

  it.each(['0.0.0.0', '::', '10.0.0.7'])('is %s if HOST is set to it', (host) => {
    expect(parseEnv({ HOST: host }).host).toBe(host);
    expect(parseEnv({ ...production, HOST: host }).host).toBe(host);
  });
});

describe('ownOrigin', () => {
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:3000'],
    ['0.0.0.0', 'http://127.0.0.1:3000'],
    ['10.0.0.7', 'http://10.0.0.7:3000'],
    ['::', 'http://[::1]:3000'],
    ['fd00::7', 'http://[fd00::7]:3000'],
  ])('of %s is %s', (host, origin) => expect(ownOrigin({ host, port: 3000 })).toBe(origin));
});

describe('the grace period after the signal to stop', () => {
  it.each([
    ['outside production', {}, 1_000],
    ['in production', production, 5_000],
    ['as SHUTDOWN_GRACE_SECONDS says', { ...production, SHUTDOWN_GRACE_SECONDS: '0' }, 0],
  ])('%s', (_where, source, ms) => expect(parseEnv(source).shutdownGraceMs).toBe(ms));
});
