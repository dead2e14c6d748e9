declare module 'wawoff2' {
  /** Converts a WOFF2 file to an OpenType file. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
