import { once } from 'node:events';
import { createServer } from 'node:http';
import express from 'express';
import { openDatabase } from '../../server/db/client';
import { embeddedIdentity } from '../../server/local/identity/provider';
import { parseEnv } from '../../server/env';

/** Runs as a separate program: the cluster's OpenID provider, on PORT of 127.0.0.1, under /oidc. */
const env = parseEnv(process.env);
const { pool } = openDatabase(env.databaseUrl ?? '', { poolSize: 5, prepared: env.databasePrepared });
const app = express();
app.use('/oidc', await embeddedIdentity({ env, pool }));
const server = createServer(app).listen(env.port, '127.0.0.1');
await once(server, 'listening');
process.once('SIGTERM', () => process.exit(0));
