/** What the Vite plugin makes. */
declare module 'virtual:world-outline' {
  import type { Sheet } from '@seamfolk/world-outline';
  /** The whole earth, from afar. */
  export const world: Sheet;
  /** The detailed map by `sheetAt`; where there is no land, there is no sheet. */
  export const sheets: Record<string, (() => Promise<Sheet>) | undefined>;
}
