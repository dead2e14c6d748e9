import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { apiRule } from './scripts/browsers/api-rule.mjs';

/**
 * The walls of the house: what a room must not import. Each pattern is a regular expression over the import path as it
 * is written. `files` are globs, so that a new feature needs no edit here.
 */
const walls = [
  {
    room: 'shared',
    files: ['shared/**/*.ts'],
    except: ['shared/**/*.test.ts'],
    never: [
      [
        '^(?!\\.{1,2}/|zod/|countries-list$|libphonenumber-js/min$|@seamfolk/cloth$)',
        'imports zod, data packages, the cloth and itself',
      ],
    ],
  },
  { room: 'shared', files: ['shared/*.ts'], except: ['shared/*.test.ts'], never: [['^\\.\\./', 'never looks out']] },
  ...[1, 2, 3].map((depth) => ({
    room: `a package, ${depth} deep,`,
    files: [`packages/*/${'*/'.repeat(depth)}*.ts`],
    // The declaration of a virtual module cannot import a relative path, so it names its own package.
    except: ['packages/**/*.d.ts'],
    never: [[`^(\\.\\./){${depth + 1}}|^@shared/|^@seamfolk/`, 'imports npm and its own files']],
  })),
  {
    room: 'the product',
    files: ['{client,server,shared,tests,scripts,bench}/**', '*.config.ts'],
    never: [['(^|/)packages/|^@seamfolk/[^/]+/src', 'imports a package by its name']],
  },
  {
    room: 'client/lib and client/ui',
    files: ['client/src/{lib,ui}/**'],
    never: [['/(features|forms)/', 'know no feature and no form']],
  },
  {
    room: 'client/forms',
    files: ['client/src/forms/**'],
    except: ['client/src/forms/*.test.tsx'],
    never: [['/features/', 'knows no feature']],
  },
  {
    room: 'client',
    files: ['client/src/**'],
    never: [
      [
        '(^|/)server/|^drizzle|^pg$|^express|^node:|^@seamfolk/(?!(cloth|world-outline)$)',
        "stays in the browser's world",
      ],
    ],
  },
  ...[0, 1].map((depth) => ({
    room: 'a client feature',
    files: [`client/src/features/*/${'*/'.repeat(depth)}*`],
    never: [
      [`^(\\.\\./){${depth + 1}}(?!\\.\\.)[^/]+/(?!queries$)`, 'takes nothing from another feature but its queries'],
    ],
  })),
  {
    room: 'the server',
    files: ['server/**'],
    never: [['^@seamfolk/[^/]+/', 'takes no entry that belongs to the build']],
  },
  {
    room: 'server/http',
    files: ['server/http/*.ts'],
    except: ['server/http/*.test.ts'],
    typesAllowed: true,
    never: [['/(db|features)/', 'knows neither database nor features']],
  },
  {
    room: 'server/db, storage, pictures, places and local',
    files: ['server/{db,storage,pictures,places,local}/**'],
    except: ['server/local/demo/**', 'server/**/*.test.ts'],
    never: [['/features/|/http/(?!(errors|turns)$)', 'know no feature and no request']],
  },
  {
    room: 'server/pages',
    files: ['server/pages/**'],
    except: ['server/pages/*.test.ts'],
    never: [['/(db|features)/|^drizzle-orm', 'knows the database by its scope alone']],
  },
  {
    room: 'a store',
    files: ['server/features/*/store.ts'],
    never: [['^express|/routes$|/http/(?!errors$)', 'knows nothing of requests']],
  },
  {
    room: 'routes',
    files: ['server/features/*/routes.ts'],
    never: [['/db/|^drizzle-orm|/store$|/storage/', 'never see the database']],
  },
];

/** One rule a wall, so that a file may stand behind several. */
const noRestrictedImports = tseslint.plugin.rules['no-restricted-imports'];
const wallName = ({ room, never }) => `${room} ${never[0][1]}`.replace(/\W+/g, '-');
const wallPlugin = { rules: Object.fromEntries(walls.map((wall) => [wallName(wall), noRestrictedImports])) };

const wallRules = walls.map((wall) => ({
  files: wall.files,
  ignores: wall.except ?? [],
  plugins: { walls: wallPlugin },
  rules: {
    [`walls/${wallName(wall)}`]: [
      'error',
      {
        patterns: wall.never.map(([regex, says]) => ({
          regex,
          message: `${wall.room} ${says}.`,
          allowTypeImports: wall.typesAllowed ?? false,
        })),
      },
    ],
  },
}));

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', '.data/', 'test-results/'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(only|skip|todo|fixme)$/]',
          message: 'No focused or skipped tests.',
        },
      ],
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
    },
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
    // Lists are virtualised by a library that the React Compiler leaves alone; we do not run the compiler.
    rules: { ...reactHooks.configs.flat.recommended.rules, 'react-hooks/incompatible-library': 'off' },
  },
  {
    files: ['client/src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    ...jsxA11y.configs.recommended,
    rules: {
      ...jsxA11y.configs.recommended.rules,
      // Safari takes the role from lists without bullets.
      'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    files: ['{client,server,shared,packages,tests,bench}/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      // React and Express take handlers that return promises.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    },
  },
  {
    files: ['{client,server,shared,packages}/**/*.{ts,tsx}'],
    // Lists of names are data.
    ignores: ['**/*.test.{ts,tsx}', 'packages/gazetteer/src/{compile/other-names,test-queries}.ts'],
    rules: { 'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['client/src/**/*.{ts,tsx}', 'shared/**/*.ts', 'packages/{cloth,world-outline}/**/*.ts'],
    ignores: ['**/*.test.{ts,tsx}', '**/test-*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { browsers: { rules: { api: apiRule } } },
    rules: {
      'browsers/api': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Literal[value=/\\(\\s*(width|height)\\s*[<>]/]',
          message: 'Safari reads media ranges from 16.4: write min-width.',
        },
      ],
    },
  },
  {
    files: [
      'server/index.ts',
      'scripts/**',
      'tests/e2e/**',
      'tests/browsers/**',
      'tests/cluster/**',
      'tests/postgres-versions/**',
      'bench/**',
    ],
    rules: { 'no-console': 'off' },
  },
  ...wallRules,
);
