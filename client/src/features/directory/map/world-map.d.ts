/** Made by the build: client/world-map. */
declare module 'virtual:world-map' {
  import type { Sheet } from './sheet';
  /** The whole earth, from afar. */
  export const world: Sheet;
  /** The detailed map by `sheetAt`; where there is no land, there is no sheet. */
  export const sheets: Record<string, (() => Promise<Sheet>) | undefined>;
}
