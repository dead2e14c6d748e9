declare module 'wawoff2' {
  /** Makes an OpenType file of a WOFF2 file. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
