/** The outcome; 'dismissed' if the user closed the share sheet. */
export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'failed';

/** Opens the device's share sheet for a link, or copies the link if there is no sheet or it fails. */
export function shareLink(link: { title: string; url: string }): Promise<ShareOutcome> {
  return shareOrCopy(link, link.url);
}

/** Opens the device's share sheet for a text, or copies the text if there is no sheet or it fails. */
export function shareText(text: string): Promise<ShareOutcome> {
  return shareOrCopy({ text }, text);
}

async function shareOrCopy(
  shared: { title?: string; url?: string; text?: string },
  copied: string,
): Promise<ShareOutcome> {
  /* eslint-disable browsers/api -- checked before use */
  if (hasShareSheet()) {
    try {
      await navigator.share(shared);
      /* eslint-enable browsers/api */
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  return copyLink(copied);
}

/** Returns whether the device has a share sheet. */
export function hasShareSheet(): boolean {
  // eslint-disable-next-line browsers/api -- checks it
  return typeof navigator.share === 'function';
}

/** Copies a link to the clipboard. */
export async function copyLink(url: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed'; // not permitted, or no clipboard because the page is not on https
  }
}
