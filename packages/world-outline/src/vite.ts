import type { Plugin } from 'vite';
import type { Sheet } from './sheet';
import { detailedSheets, worldSheet } from './sheets';

const WORLD = 'virtual:world-outline';
/** The prefix of a sheet's module; the rest is the name of the sheet. */
const SHEET = 'virtual:world-outline/sheet_';
/** Rollup's prefix for virtual modules. */
const MADE = '\0';

/**
 * Generates the outlines from data packages when a module imports them: 'virtual:world-outline' contains the whole earth,
 * and loads each sheet of the detailed map on request.
 */
export function worldOutline(): Plugin {
  let sheets: Map<string, Sheet> | undefined;
  const detailed = () => (sheets ??= detailedSheets());
  return {
    name: 'world-outline',
    resolveId: { filter: { id: /^virtual:world-outline/ }, handler: (id) => MADE + id },
    load: {
      filter: { id: /^\0virtual:world-outline/ },
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

/** Returns a JSON.parse call: it parses faster than a literal, and minifiers do not change it. */
function parsed(data: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;
}
