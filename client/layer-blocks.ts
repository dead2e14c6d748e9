import type { Plugin } from 'vite';

/**
 * Writes statements like `@layer theme, base;` in the built style sheets as empty blocks, which give the layers the same order.
 * Chrome 105 and older hang on such a statement before a media query in a cached sheet.
 */
export function layerBlocks(): Plugin {
  return {
    name: 'layer-blocks',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = withBlocks(String(file.source));
      }
    },
  };
}

function withBlocks(sheet: string): string {
  const blocks = (names: string) => names.split(',').map((name) => `@layer ${name.trim()}{}`);
  return sheet.replaceAll(/@layer ([\w\-, ]+);/g, (_statement, names: string) => blocks(names).join(''));
}
