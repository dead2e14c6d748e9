import type { ShareOutcome } from '../lib/share';
import { toast } from '../ui/feedback/toast';

/** A tailor whose page is shared. */
export interface SharedTailor {
  id: string;
  businessName: string;
  profileSlug: string;
}

/** Shows a toast about a link that was copied or could not be copied. */
export function showOutcome(outcome: ShareOutcome | undefined, url: string): void {
  if (outcome === 'copied') toast({ title: 'Link copied!', description: 'Profile link copied to clipboard' });
  if (outcome === 'failed') toast({ title: 'Copy this link', description: url, variant: 'destructive' });
}
