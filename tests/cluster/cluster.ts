import { freePort } from '../../server/local/postgres/process';
import { startS3Server } from '../support/stores';
import { makeApps, startIdentity, type App } from './apps';
import { startChildren, until, type Children } from './children';
import { startDatabases, type Databases } from './databases';
import { makeFront, takesConnections, type Front } from './front';
import { startPooler, type Pooler } from './pooler';
import { findPrograms } from './programs';

/** A site on several processes, all on this machine. */
export interface Cluster {
  children: Children;
  databases: Databases;
  pooler: Pooler;
  front: Front;
  apps: App[];
  stop: () => Promise<void>;
}

const corsForAll = `<CORSConfiguration><CORSRule><AllowedOrigin>*</AllowedOrigin><AllowedMethod>PUT</AllowedMethod>
  <AllowedMethod>GET</AllowedMethod><AllowedHeader>*</AllowedHeader><ExposeHeader>ETag</ExposeHeader></CORSRule></CORSConfiguration>`;

/** Starts everything. If a part fails, stops the parts that were started before. */
export async function startCluster(appCount: number): Promise<Cluster> {
  const programs = findPrograms();
  const children = await startChildren();
  const store = await startS3Server(corsForAll);
  const stop = async () => {
    await children.stop();
    await store.stop();
  };
  try {
    const databases = await startDatabases(children, programs);
    const pooler = await startPooler(children, programs, databases);
    const ports = await Promise.all(Array.from({ length: appCount }, freePort));
    const identity = await freePort();
    const front = await makeFront(children, programs, { apps: ports, identity });
    const apps = makeApps(children, ports, { pooler, front, store: store.environment });
    startIdentity(children, identity, { pooler, front });
    await front.open();
    await Promise.all([...apps.map((app) => app.start()), until('sign-in is up', () => takesConnections(identity))]);
    await moveDemoTailor(databases, front);
    return { children, databases, pooler, front, apps, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Moves the demo tailor from the embedded provider to the cluster's, so that the journeys can sign in. */
async function moveDemoTailor({ primary }: Databases, { origin }: Front): Promise<void> {
  await primary.query(`update users set issuer = '${origin}/oidc' where issuer = 'embedded'`, 'seamfolk');
}
