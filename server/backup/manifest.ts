import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError, reasonOf } from '../start-error';
import { damageError, hashOf, readSums } from './checked-files';

/** The file that describes the backup. Only the list of hashes is written after it. */
export const manifestFile = 'manifest.json';

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The hashes of the migrations that made the tables, in their order. */
  migrations: z.array(z.string()),
  /** In an order that satisfies foreign keys. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  sequences: z.array(z.object({ table: z.string(), column: z.string(), last: z.string(), isCalled: z.boolean() })),
  /** The number of files besides this one and the list of hashes. */
  files: z.int(),
  /** Files of pictures in the rows that the store did not have. */
  missing: z.array(z.string()),
  /** The keys of the missing pictures that were deleted during the backup; backups of earlier versions have no such list. */
  deleted: z.array(z.string()).default([]),
});

export type Manifest = z.output<typeof manifestSchema>;

/** Returns the path of a table's rows, in the format of COPY. */
export const rowsFile = (table: string) => `rows/${table}.copy`;

/** Returns the path of a published file. It is spread over folders, since few file systems handle many files in one well. */
export const objectFile = (name: string) => `objects/${name.slice(0, 2)}/${name}`;

/** Returns the name of the published file at a path; undefined for any other path. */
export const objectName = (path: string) => /^objects\/[0-9a-f]{2}\/([^/]+)$/.exec(path)?.[1];

/** Reads a whole backup and compares every file with its hash. @throws StartError if anything has changed */
export async function checkedManifest(root: string): Promise<Manifest> {
  const text = await readFile(join(root, manifestFile), 'utf8').catch((error: unknown) => {
    throw new StartError(`There is no complete backup in ${root}: ${manifestFile} cannot be read (${reasonOf(error)})`);
  });
  const manifest = parsed(root, text);
  const listed = new Set<string>();
  let files = 0;
  for await (const { path, sha256 } of sums(root)) {
    const actual = await hashOf(root, path).catch((error: unknown) => {
      throw damageError(root, `${path} cannot be read (${reasonOf(error)})`);
    });
    if (actual !== sha256) throw damageError(root, `${path} has changed`);
    if (objectName(path) === undefined) listed.add(path);
    files += 1;
  }
  for (const path of [manifestFile, ...manifest.tables.map(({ name }) => rowsFile(name))]) {
    if (!listed.has(path)) throw damageError(root, `${path} is missing in its list`);
  }
  if (files !== manifest.files + 1) throw damageError(root, 'files are missing in its list');
  return manifest;
}

function parsed(root: string, text: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw damageError(root, `${manifestFile} cannot be understood; it may have been made by another version`);
  }
}

async function* sums(root: string) {
  try {
    yield* readSums(root);
  } catch (error) {
    throw error instanceof StartError ? error : damageError(root, `its list cannot be read (${reasonOf(error)})`);
  }
}
