import { shareLink } from '../../lib/share';
import { toast } from './toast';

/** Shares the link of a page, and shows a toast if the device has no share sheet. `path` is a path of this app. */
export async function shareOrCopy(title: string, path: string): Promise<void> {
  const url = new URL(path, location.href).href;
  const outcome = await shareLink({ title, url });
  if (outcome === 'copied') toast({ title: 'Link copied!', description: 'Profile link copied to clipboard' });
  if (outcome === 'failed') toast({ title: 'Copy this link', description: url, variant: 'destructive' });
}
