import type { SiteInfo } from '@shared/site/contract';
import type { StoreDeps } from '../../deps';
import { textOf } from './texts';

/** Returns the store of what the operator says about the site. It reads the files at each call, so that a change needs no restart. */
export function siteStore({ env }: Pick<StoreDeps, 'env'>) {
  return {
    get: async (): Promise<SiteInfo> => ({
      operatorName: env.operatorName,
      operatorAddress: env.operatorAddress,
      contactEmail: env.contactEmail,
      terms: await textOf(env.termsFile),
      privacy: await textOf(env.privacyFile),
    }),
  };
}
