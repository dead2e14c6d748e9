import { parser } from 'typescript-eslint';
import { apiRule } from './scripts/browsers/api-rule.mjs';
import { classNamesRule } from './scripts/lint/class-names-rule.mjs';
import { roomsRule } from './scripts/lint/rooms-rule.mjs';

/**
 * The import rules: what a room (a folder) must not import. Each pattern in `never` is a regular expression for the imported file
 * as a path from the root, or for the name of a package, with the message of the rule. Imports within the folder that `own`
 * matches are allowed. `files` are globs, so that a new feature needs no edit here.
 */
const importRules = [
  {
    room: 'shared',
    files: ['shared/**/*.ts'],
    except: ['shared/**/*.test.ts'],
    never: [
      [
        '^(?!shared/|zod/|countries-list$|libphonenumber-js/min$|@seamfolk/(cloth|gazetteer/country-names)$)',
        'may import only zod, data packages, the cloth, names of countries and itself',
      ],
    ],
  },
  {
    room: 'a package',
    files: ['packages/**/*.ts'],
    // The declaration of a virtual module cannot import a relative path, so it names its own package.
    except: ['packages/**/*.d.ts'],
    own: '^packages/[^/]+/',
    never: [
      ['^(client|server|shared|tests|bench|packages)/|^@seamfolk/', 'may import only npm packages and its own files'],
    ],
  },
  {
    room: 'the product',
    files: ['{client,server,shared,tests,scripts,bench}/**', '*.config.ts'],
    never: [['^packages/|^@seamfolk/[^/]+/src', 'must import a package by its name']],
  },
  {
    room: 'code of the product',
    files: ['{client,server,shared,packages}/**'],
    except: ['**/*.test.{ts,tsx}', '**/fixture.ts'],
    never: [['^tests/|\\.test$|/fixture$', 'takes nothing from the tests']],
  },
  {
    room: 'client/lib, ui, customers, places, sharing and moderation',
    files: ['client/src/{lib,ui,customers,places,sharing,moderation}/**'],
    never: [['^client/src/(features|forms)/', 'may not import features or forms']],
  },
  {
    room: 'client/forms',
    files: ['client/src/forms/**'],
    except: ['client/src/forms/**/*.test.tsx'],
    never: [['^client/src/features/', 'may not import features']],
  },
  {
    room: 'client',
    files: ['client/src/**'],
    never: [
      [
        '^server/|^drizzle|^pg$|^express|^node:|^@seamfolk/(?!(cloth|world-outline|gazetteer/plain-letters)$)',
        'may not import server code',
      ],
    ],
  },
  {
    room: 'the worker',
    files: ['client/src/worker/**'],
    except: ['client/src/worker/**/*.test.ts'],
    never: [['^(?!shared/|client/src/worker/)', 'may import only shared and itself: it runs without a page']],
  },
  {
    room: 'a client feature',
    files: ['client/src/features/**'],
    own: '^client/src/features/[^/]+/',
    never: [['^client/src/features/(?![^/]+/queries$)', 'may import only the queries of another feature']],
  },
  {
    room: 'client, except the book on the device',
    files: ['client/src/{lib,ui,forms,features,customers,places,sharing,moderation}/**'],
    except: ['client/src/**/*.test.{ts,tsx}'],
    never: [
      [
        '^client/src/device-book/(?!(book|wipe-book|ended-everywhere|first-requests|install/install-prompt|screens/use-leave-book)$)',
        'may import the interface of the book, its removal, its start and the question before leaving it alone',
      ],
    ],
  },
  {
    room: 'the book on the device',
    files: ['client/src/device-book/**'],
    never: [
      ['^client/src/(forms/|features/(?![^/]+/(queries|words)$))', 'may import only the queries and words of features'],
    ],
  },
  {
    room: 'the server',
    files: ['server/**'],
    never: [['^@seamfolk/[^/]+/(?!(country-names|plain-letters)$)', 'may not import a package entry for the build']],
  },
  {
    room: 'server/http',
    files: ['server/http/**'],
    except: ['server/http/**/*.test.ts'],
    typesAllowed: true,
    never: [['^server/(db|features)/', 'may not import the database or features']],
  },
  {
    room: 'server/db, storage, archive, pictures, places and local',
    files: ['server/{db,storage,archive,pictures,places,local}/**'],
    except: ['server/local/demo/**', 'server/**/*.test.ts'],
    never: [['^server/features/|^server/http/(?!(errors|load/turns)$)', 'may not import features or http']],
  },
  {
    room: 'server/auth',
    files: ['server/auth/**'],
    except: ['server/auth/**/*.test.ts'],
    never: [['^server/local/', 'may not import the embedded services, which build on it']],
  },
  {
    room: 'server/pages',
    files: ['server/pages/**'],
    except: ['server/pages/**/*.test.ts'],
    never: [
      ['^server/(db|features)/|^drizzle-orm', 'may not import the database or features: it reads through its scope'],
    ],
  },
  {
    room: 'the list of nouns',
    files: ['server/**'],
    except: ['server/nouns.ts', 'server/**/*.test.ts'],
    never: [['^server/features/.*/noun$', 'may not import a noun.ts: server/nouns.ts has the list']],
  },
  {
    room: 'tables',
    files: ['server/**/tables.ts'],
    never: [
      [
        '^(?!drizzle-orm|shared/|server/db/columns$|server/.*/tables$)',
        'may import only columns, shared and other tables',
      ],
    ],
  },
  {
    room: 'a store',
    files: ['server/features/**/store.ts'],
    never: [['^express|/routes$|^server/http/(?!errors$)', 'may not import express, routes or http']],
  },
  {
    room: 'routes',
    files: ['server/features/**/routes.ts'],
    never: [['^server/(db|storage)/|^drizzle-orm|/store$|/tables$', 'may not import the database or stores']],
  },
];

/** One ESLint rule per entry, so that several entries can apply to one file. */
const rooms = { rules: Object.fromEntries(importRules.map((_, index) => [`imports-${index}`, roomsRule])) };

const importConfigs = importRules.map(({ files, except = [], ...rule }, index) => ({
  files,
  ignores: except,
  plugins: { rooms },
  rules: { [`rooms/imports-${index}`]: ['error', rule] },
}));

/** What Safari 15.4 cannot read. The last rule of a name applies alone, so that the client's repeats these. */
const newerThanSafari = [
  {
    selector: 'Literal[value=/\\(\\s*(width|height)\\s*[<>]/]',
    message: 'Safari supports media ranges only from 16.4: write min-width.',
  },
  {
    selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]',
    message: 'Safari supports lookbehind only from 16.4: a file with one does not load there.',
  },
];

/**
 * The rules of our own, and what only ESLint can select. `.oxlintrc.json` has the others, for TypeScript, React and accessibility:
 * Oxlint checks them in a sixth of the time.
 */
export default [
  { ignores: ['dist/', 'node_modules/', '.data/', 'test-results/'] },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser },
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(only|skip|todo|fixme)$/]',
          message: 'No focused or skipped tests.',
        },
      ],
    },
  },
  {
    files: ['client/src/**/*.{ts,tsx}', 'shared/**/*.ts', 'packages/{cloth,world-outline}/**/*.ts'],
    ignores: ['**/*.test.{ts,tsx}'],
    languageOptions: {
      parserOptions: { project: 'scripts/browsers/tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    plugins: { browsers: { rules: { api: apiRule } } },
    rules: {
      'browsers/api': 'error',
      'no-restricted-syntax': ['error', ...newerThanSafari],
    },
  },
  {
    files: ['client/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...newerThanSafari,
        {
          selector:
            ':not(TSAsExpression[typeAnnotation.types.0.typeName.name="EntryState"]) > MemberExpression[object.name="history"][property.name="state"]',
          message: 'Read it as `EntryState | null` of lib/navigation/history-state.ts.',
        },
        {
          selector:
            'CallExpression[callee.name="useHistoryState"]:not([typeArguments.params.0.types.0.typeName.name="EntryState"])',
          message: 'Read it as `EntryState | null` of lib/navigation/history-state.ts.',
        },
      ],
    },
  },
  {
    files: ['client/src/**/*.{ts,tsx}', 'server/{auth,local/identity,pages/report}/**/*.ts'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { styles: { rules: { 'class-names': classNamesRule } } },
    rules: { 'styles/class-names': 'error' },
  },
  ...importConfigs,
];
