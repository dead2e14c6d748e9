/** The outcome; 'dismissed' if the user closed the share sheet. */
type Shared = 'shared' | 'dismissed' | 'copied' | 'failed';

/** Opens the device's share sheet for a link, or copies the link if there is no sheet or it fails. */
export async function shareLink(link: { title: string; url: string }): Promise<Shared> {
  /* eslint-disable browsers/api -- checked before use */
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(link);
      /* eslint-enable browsers/api */
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed'; // not permitted, or no clipboard because the page is not on https
  }
}
