import { AsyncLocalStorage } from 'node:async_hooks';
import type { CustomFetch } from 'openid-client';
import { ownOrigin, type Env } from '../env';

/** How long the provider may take for one step of a sign-in, all its answers together: people know within five seconds. */
const patienceMs = 4_000;

const deadlines = new AsyncLocalStorage<AbortSignal>();

/** Runs a step of a sign-in: what it asks the provider for has to be there in time, however many answers that takes. */
export function beforeDeadline<T>(step: () => Promise<T>): Promise<T> {
  return deadlines.run(AbortSignal.timeout(patienceMs), step);
}

/** How the provider is reached. The embedded one is this very process: at its own address, however PUBLIC_URL is routed. */
export function providerFetch(env: Env): CustomFetch {
  return (url, { signal, ...options }) => {
    const { pathname, search } = new URL(url);
    const ours = !env.oidc.issuerUrl && url.startsWith(`${env.publicUrl}/`);
    const signals = [signal, deadlines.getStore()].filter((each) => each !== undefined);
    const init = { ...options, signal: AbortSignal.any(signals) } as RequestInit;
    return fetch(ours ? `${ownOrigin(env)}${pathname}${search}` : url, init);
  };
}
