import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../../server/local/postgres/process';
import { until, type Children } from './children';
import type { Programs } from './programs';

/** The load balancer before the cluster. */
export interface Front {
  /** The site, over TLS. */
  origin: string;
  /** The same without TLS, as behind another proxy: the client's address is in X-Forwarded-For. */
  plainOrigin: string;
  /** The path of the certificate, for clients to trust. */
  certificate: string;
  open: () => Promise<void>;
}

interface Behind {
  apps: readonly number[];
  identity: number;
}

/** Starts HAProxy before the app processes and the identity provider, which is served under /oidc. */
export async function makeFront(children: Children, programs: Programs, behind: Behind): Promise<Front> {
  const [port, plainPort] = [await freePort(), await freePort()];
  const inFolder = (name: string) => join(children.folder, name);
  const certificate = inFolder('certificate.pem');
  await makeCertificate(children, programs, { certificate, both: inFolder('front.pem') });
  await writeFile(inFolder('haproxy.cfg'), settingsOf({ port, plainPort, both: inFolder('front.pem'), ...behind }));
  return {
    origin: `https://localhost:${port}`,
    plainOrigin: `http://127.0.0.1:${plainPort}`,
    certificate,
    open: async () => {
      children.start('haproxy', programs.haproxy, ['-f', inFolder('haproxy.cfg'), '-db']);
      await until('HAProxy listens', () => takesConnections(port));
    },
  };
}

/** Returns whether a port of 127.0.0.1 accepts connections. */
export async function takesConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } finally {
    socket.destroy();
  }
}

async function makeCertificate(
  { run, ownFolder }: Children,
  { openssl }: Programs,
  { certificate, both }: { certificate: string; both: string },
): Promise<void> {
  const folder = await ownFolder('certificate');
  const [key, own] = [join(folder, 'key.pem'), join(folder, 'own.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  await run(openssl, [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...subject,
    '-keyout',
    key,
    '-out',
    own,
  ]);
  const text = await readFile(own, 'utf8');
  await writeFile(certificate, text);
  await writeFile(both, text + (await readFile(key, 'utf8')), { mode: 0o600 });
}

interface Settings extends Behind {
  port: number;
  plainPort: number;
  /** The path of the certificate with its key. */
  both: string;
}

/**
 * Retries a failed request at another app if a repetition is safe: a GET, or a POST with an Idempotency-Key. An app that is
 * unreachable gets no requests until it answers a health check.
 */
function settingsOf({ port, plainPort, both, apps, identity }: Settings): string {
  return `defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  retries 5
  option redispatch 1
  retry-on conn-failure empty-response
  default-server inter 500ms fall 2 rise 1 observe layer4 error-limit 1 on-error mark-down

frontend tls
  bind 127.0.0.1:${port} ssl crt ${both}
  http-request set-header X-Forwarded-For %[src]
  http-request set-header X-Forwarded-Proto https
  use_backend identity if { path_beg /oidc/ }
  default_backend apps

frontend plain
  bind 127.0.0.1:${plainPort}
  http-request set-header Host localhost:${port}
  http-request set-header X-Forwarded-Proto https
  use_backend identity if { path_beg /oidc/ }
  default_backend apps

backend apps
  balance roundrobin
  option httpchk GET /healthz
  http-request disable-l7-retry unless METH_GET or { req.hdr(Idempotency-Key) -m found }
${apps.map((app, index) => `  server app${index + 1} 127.0.0.1:${app} check`).join('\n')}

backend identity
  server identity 127.0.0.1:${identity}
`;
}
