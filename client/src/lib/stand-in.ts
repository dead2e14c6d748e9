import { thumbHashToDataURL } from 'thumbhash';

/** A thumbhash (base64) as the address of a small blurred picture; undefined for what is none. */
export function standInUrl(thumbhash: string): string | undefined {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (byte) => byte.charCodeAt(0)));
  } catch {
    return undefined; // not base64: the picture comes without a stand-in
  }
}
