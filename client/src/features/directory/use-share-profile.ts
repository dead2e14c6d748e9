import { BRAND } from '@shared/brand';
import type { PublicTailor } from '@shared/directory';
import { paths } from '../../paths';
import { toast } from '../../ui/toast';
import { shareLink } from './share';

/** Shares the link of a tailor's page, and says so where the device does not. */
export function useShareProfile({ businessName, profileSlug }: PublicTailor) {
  return async () => {
    const url = new URL(paths.tailor(profileSlug), location.href).href;
    const outcome = await shareLink({ title: `${businessName} - ${BRAND}`, url });
    if (outcome === 'copied') toast({ title: 'Link copied!', description: 'Profile link copied to clipboard' });
    if (outcome === 'failed') toast({ title: 'Copy this link', description: url, variant: 'destructive' });
  };
}
