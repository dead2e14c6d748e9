import { thumbHashToDataURL } from 'thumbhash';

/** Returns a thumbhash (base64) as the data URL of a small blurred picture; undefined if it is invalid. */
export function placeholderUrl(thumbhash: string): string | undefined {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (byte) => byte.charCodeAt(0)));
  } catch {
    return undefined; // not base64: the picture has no placeholder
  }
}
