/** What became of it; 'dismissed' when the person closed the device's sheet. */
type Shared = 'shared' | 'dismissed' | 'copied' | 'failed';

/** Hands a link to the device's share sheet, or copies it where there is none or it does not work. */
export async function shareLink(link: { title: string; url: string }): Promise<Shared> {
  /* eslint-disable browsers/api -- looked for before it is used */
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
    return 'failed'; // not allowed, or no clipboard at all outside https
  }
}
