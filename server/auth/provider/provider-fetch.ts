import { AsyncLocalStorage } from 'node:async_hooks';
import type { CustomFetch } from 'openid-client';
import { ownOrigin, type Env } from '../../env';

/** Time limit of all requests to the provider in one step of a sign-in, so that the user gets an answer within 5 s. */
const stepTimeoutMs = 4_000;

const deadlines = new AsyncLocalStorage<AbortSignal>();

/** Runs a step of a sign-in. All its requests to the provider share one deadline. */
export function withDeadline<T>(step: () => Promise<T>): Promise<T> {
  return deadlines.run(AbortSignal.timeout(stepTimeoutMs), step);
}

/** Makes the fetch for requests to the provider. The embedded one is in this process, so it is reached at the local address. */
export function providerFetch(env: Env): CustomFetch {
  return (url, { signal, ...options }) => {
    const { pathname, search } = new URL(url);
    const ours = !env.oidc.issuerUrl && url.startsWith(`${env.publicUrl}/`);
    const signals = [signal, deadlines.getStore()].filter((each) => each !== undefined);
    const init = { ...options, signal: AbortSignal.any(signals) } as RequestInit;
    return fetch(ours ? `${ownOrigin(env)}${pathname}${search}` : url, init);
  };
}
