import type { Plugin } from 'vite';
import type { Sheet } from '../src/features/directory/map/sheet';
import { detailedSheets, worldSheet } from './sheets';

const WORLD = 'virtual:world-map';
/** Its last part names the file. */
const SHEET = 'virtual:world-map/sheet_';
/** Vite's way to say that a module is made, not read. */
const MADE = '\0';

/**
 * Makes the map's outlines from data packages when something imports them: 'virtual:world-map' holds the whole earth and
 * loads each sheet of the detailed map when it is asked for.
 */
export function worldMap(): Plugin {
  let sheets: Map<string, Sheet> | undefined;
  const detailed = () => (sheets ??= detailedSheets());
  return {
    name: 'world-map',
    resolveId: { filter: { id: /^virtual:world-map/ }, handler: (id) => MADE + id },
    load: {
      filter: { id: /^\0virtual:world-map/ },
      handler(id) {
        if (id === MADE + WORLD) return worldModule(worldSheet(), [...detailed().keys()]);
        const sheet = detailed().get(id.slice((MADE + SHEET).length));
        return sheet && `export const sheet = ${parsed(sheet)};`;
      },
    },
  };
}

function worldModule(world: Sheet, names: string[]): string {
  const loaders = names.map((name) => `'${name}': () => import('${SHEET}${name}').then(({ sheet }) => sheet)`);
  return `export const world = ${parsed(world)};\nexport const sheets = { ${loaders.join(', ')} };`;
}

/** Text for JSON.parse: read faster than a literal, and left alone by minifiers. */
function parsed(data: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;
}
