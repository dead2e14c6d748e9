import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { satisfies } from 'semver';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { EnvError, parseEnv } from '../server/env';
import { variableNames } from '../server/env-variables';
import { fromPackageRoot } from '../server/package-root';
import { startApp, type TestApp } from './support/app';

const read = (...path: string[]) => readFile(fromPackageRoot(...path), 'utf8');
const variables = z.record(z.string(), z.string());
const secret = () => randomBytes(24).toString('hex');

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    parseEnv({ NODE_ENV: 'production', ...environment });
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
}

let app: TestApp;
let dockerfile: string;
beforeAll(async () => {
  app = await startApp();
  dockerfile = await read('deploy', 'Dockerfile');
});
afterAll(() => app.stop());

const statusOf = async (path: string) => (await app.anonymous.get(path)).status;

describe('.env.example', () => {
  it('lists every variable, and no other', async () => {
    const named = [...(await read('.env.example')).matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(variableNames.filter((name) => name !== 'NODE_ENV').sort());
  });
});

describe('deploy/Dockerfile', () => {
  it('runs the built server, as an ordinary user, on a Node version of package.json', async () => {
    const { engines } = JSON.parse(await read('package.json'));
    const images = [...dockerfile.matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => `${major}.0.0`);
    expect(images).toHaveLength(2);
    expect(images.filter((version) => !satisfies(version, engines.node))).toEqual([]);
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toContain('CMD ["node", "dist/server/index.js"]');
    expect(await read('scripts', 'start.mjs')).toContain("'../dist/server/index.js'");
  });

  const carried = () => [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, name = '']) => name);

  it('contains every folder that the server reads', () => {
    expect(carried()).toEqual(expect.arrayContaining(['package.json', 'node_modules', 'migrations', 'dist']));
  });

  it('contains every command of deploy/README.md', async () => {
    const { scripts } = JSON.parse(await read('package.json'));
    const named = [...(await read('deploy', 'README.md')).matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    const commands = new Set(named.filter((name) => !/^build$|^bench:|:test$/.test(name)));
    expect(commands).toContain('backup');
    const image = await mkdtemp(join(tmpdir(), 'seamfolk-image-'));
    onTestFinished(() => rm(image, { recursive: true }));
    for (const name of carried().filter((name) => !/^(node_modules|migrations|dist)$/.test(name))) {
      await cp(fromPackageRoot(name), join(image, name), { recursive: true });
    }
    await mkdir(join(image, 'dist', 'server'), { recursive: true });
    for (const name of commands) {
      await writeFile(join(image, 'dist', 'server', `${name}.js`), `console.log('${name} is running')`);
      const [, ...program] = scripts[name].split(' ');
      const { stdout } = await promisify(execFile)(process.execPath, program, { cwd: image });
      expect(stdout).toBe(`${name} is running\n`);
    }
  });

  it('has a health check with an existing path', async () => {
    const [, path = ''] = /127\.0\.0\.1:\$\{process\.env\.PORT\}(\/\w+)/.exec(dockerfile) ?? [];
    expect(await statusOf(path)).toBe(200);
  });
});

describe('deploy/compose.yaml', () => {
  const composition = z.object({
    services: z.record(
      z.string(),
      z.object({
        environment: variables.optional(),
        image: z.string().optional(),
        ports: z.array(z.string()).optional(),
      }),
    ),
  });
  let written: string;
  let services: z.infer<typeof composition>['services'];
  beforeAll(async () => {
    written = await read('deploy', 'compose.yaml');
    services = composition.parse(parse(written)).services;
  });

  /** The variables in `.env` besides secrets, as deploy/README.md shows them. */
  const named: Record<string, string> = { DOMAIN: 'seamfolk.example', CONTACT_EMAIL: 'hello@seamfolk.example' };

  /** Substitutes variables, as Compose does from its `.env`. */
  const filled = (environment: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [
        name,
        value.replace(/\$\{(\w+)(:\?)?\}/g, (_, key: string) => named[key] ?? secret()),
      ]),
    );

  it('gives the app all required variables and no unknown ones', () => {
    const environment = filled(services.app?.environment ?? {});
    expect(problemsOf(environment)).toEqual([]);
    expect(environment.TRUST_PROXY).toBe('1');
    // The app listens on all addresses of its container, and only the proxy can reach it.
    expect([environment.HOST, services.app?.ports]).toEqual(['0.0.0.0', undefined]);
    expect(Object.keys(environment).filter((name) => !variableNames.includes(name))).toEqual([]);
  });

  it("has services with the names and ports of the proxy's upstreams", async () => {
    const upstreams = [...(await read('deploy', 'Caddyfile')).matchAll(/reverse_proxy (\w+):(\d+)/g)];
    expect(upstreams.map(([, name]) => name).sort()).toEqual(['app', 'identity', 'store']);
    expect(upstreams.every(([, name = '']) => name in services)).toBe(true);
    const [, port] = /PORT=(\d+)/.exec(dockerfile) ?? [];
    expect(upstreams.find(([, name]) => name === 'app')?.[2]).toBe(port);
  });

  it("registers the app's client id and redirect URL at the provider", async () => {
    const realm = JSON.parse(await read('deploy', 'identity-realm.json'));
    const { OIDC_CLIENT_ID, OIDC_ISSUER_URL = '' } = services.app?.environment ?? {};
    const [client] = realm.clients;
    expect([client.clientId, client.redirectUris]).toEqual([OIDC_CLIENT_ID, ['${SITE}/api/callback']]);
    expect(OIDC_ISSUER_URL.endsWith(`/realms/${realm.realm}`)).toBe(true);
    expect(Object.keys(services.identity?.environment ?? {})).toEqual(
      expect.arrayContaining(['SITE', 'CLIENT_SECRET']),
    );
  });

  it('closes idle connections to the app before a minute is over', async () => {
    const [, seconds] =
      /app:3000 \{[^]*?transport http \{\s+keepalive (\d+)s/.exec(await read('deploy', 'Caddyfile')) ?? [];
    expect(Number(seconds)).toBeLessThan(60);
  });

  it('keeps its secrets out of the image', async () => {
    expect((await read('deploy', 'Dockerfile.dockerignore')).split('\n')).toContain('**/.env');
  });

  it('has enough PostgreSQL connections for app and provider together', () => {
    const { KC_DB_POOL_MAX_SIZE } = services.identity?.environment ?? {};
    expect(parseEnv({}).databasePoolSize + Number(KC_DB_POOL_MAX_SIZE)).toBeLessThan(90);
  });

  it('pins the version of every image', () => {
    const images = Object.values(services).flatMap(({ image }) => image ?? []);
    expect(images.filter((image) => !/:[^:/]*\d/.test(image))).toEqual([]);
  });
});

describe('deploy/kubernetes.yaml', () => {
  const port = z.object({ name: z.string(), containerPort: z.number() });
  const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
  const named = z.object({ name: z.string() });
  const deployment = z.object({
    metadata: named,
    spec: z.object({
      template: z.object({
        metadata: z.object({ labels: variables }),
        spec: z.object({
          terminationGracePeriodSeconds: z.number(),
          containers: z.tuple([
            z.object({
              ports: z.tuple([port]),
              envFrom: z.array(z.union([z.object({ configMapRef: named }), z.object({ secretRef: named })])),
              startupProbe: probe,
              readinessProbe: probe,
              livenessProbe: probe,
            }),
          ]),
        }),
      }),
    }),
  });
  const selecting = z.object({ spec: z.object({ selector: z.unknown() }) });
  const pick = <T>(kind: string, schema: z.ZodType<T>) => schema.parse(documents.find((each) => each.kind === kind));
  const environment = () => ({
    ...pick('ConfigMap', z.object({ data: variables })).data,
    ...pick('Secret', z.object({ stringData: variables })).stringData,
  });
  let documents: { kind: string }[];
  beforeAll(async () => {
    const all = parseAllDocuments(await read('deploy', 'kubernetes.yaml'));
    documents = all.map((document) => z.looseObject({ kind: z.string() }).parse(document.toJS()));
  });

  it('gives the app all required variables with the secrets, and no unknown ones', () => {
    const known = environment();
    const secrets = pick('Secret', z.object({ stringData: variables })).stringData;
    // Each of them alone keeps the app from starting.
    expect(
      problemsOf(known)
        .map((problem) => problem.split(' ')[0])
        .sort(),
    ).toEqual(Object.keys(secrets).sort());
    const replaced = Object.entries(known).map(([name, value]) => [name, value.replace('replace-me', secret())]);
    expect(problemsOf(Object.fromEntries(replaced))).toEqual([]);
    expect(Object.keys(known).filter((name) => !variableNames.includes(name))).toEqual([]);
  });

  it('gives the app enough time to stop', () => {
    const { terminationGracePeriodSeconds } = pick('Deployment', deployment).spec.template.spec;
    expect(terminationGracePeriodSeconds).toBeGreaterThan(15);
  });

  it("probes existing paths, on the app's port", async () => {
    const [container] = pick('Deployment', deployment).spec.template.spec.containers;
    expect(container.ports[0].containerPort).toBe(Number(environment().PORT));
    for (const { httpGet } of [container.startupProbe, container.readinessProbe, container.livenessProbe]) {
      expect([httpGet.port, await statusOf(httpGet.path)]).toEqual([container.ports[0].name, 200]);
    }
  });

  it('has matching labels and names', () => {
    const { metadata, spec } = pick('Deployment', deployment);
    const { labels } = spec.template.metadata;
    expect(pick('Service', selecting).spec.selector).toEqual(labels);
    expect(pick('PodDisruptionBudget', selecting).spec.selector).toEqual({ matchLabels: labels });
    const scaled = z.object({ spec: z.object({ scaleTargetRef: z.object({ kind: z.string(), name: z.string() }) }) });
    expect(pick('HorizontalPodAutoscaler', scaled).spec.scaleTargetRef).toMatchObject({
      kind: 'Deployment',
      name: metadata.name,
    });
    const ingress = z.object({ spec: z.object({ rules: z.tuple([z.object({ host: z.string() })]) }) });
    expect(`https://${pick('Ingress', ingress).spec.rules[0].host}`).toBe(environment().PUBLIC_URL);
  });
});

describe('deploy/seamfolk.service', () => {
  it('runs the server, keeps its state in its folder, and lets it stop gracefully', async () => {
    const unit = await read('deploy', 'seamfolk.service');
    const setting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
    expect(setting('ExecStart')).toBe('/usr/bin/node dist/server/index.js');
    expect(setting('Environment')).toContain(`DATA_DIR=/var/lib/${setting('StateDirectory')}`);
    expect(Number(setting('TimeoutStopSec'))).toBeGreaterThan(15);
    const own = Object.fromEntries(
      setting('Environment')
        .split(' ')
        .map((each) => each.split('=')),
    );
    expect(own).toMatchObject({ NODE_ENV: 'production', HOST: '127.0.0.1' });
    // The commands of deploy/README.md read the same environment file, and also need the variables of the unit itself.
    const command = /systemd-run[^`]+/.exec(await read('deploy', 'README.md'))?.[0];
    for (const name of ['NODE_ENV', 'HOST']) expect(command).toContain(`-E ${name}=${own[name]} `);
  });
});
