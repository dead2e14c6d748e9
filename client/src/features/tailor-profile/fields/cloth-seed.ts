import { BRAND } from '@shared/site/brand';
import type { Tailor } from '@shared/tailor/contract';
import { useSession } from '../../../lib/api/session';

/** Returns the seed of a profile's cloth, which the page keeps: the id of the profile, also before there is one. */
export function useClothSeed(tailor: Pick<Tailor, 'id'> | undefined): string {
  const { user } = useSession();
  return tailor?.id ?? user?.profileId ?? BRAND;
}
