import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/db/tables.ts', './server/db/directory-tables.ts'],
  out: './migrations',
  casing: 'snake_case',
});
