/** The module that the Vite plugin generates. */
declare module 'virtual:world-outline' {
  import type { Sheet } from '@seamfolk/world-outline';
  /** The whole earth for low zooms. */
  export const world: Sheet;
  /** The detailed sheets by `sheetAt`; a sheet without land is missing. */
  export const sheets: Record<string, (() => Promise<Sheet>) | undefined>;
}
