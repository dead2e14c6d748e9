import { basename } from 'node:path';
import { bundlePrograms } from '../../scripts/build.mjs';
import { fromPackageRoot } from '../../server/package-root';

/** Bundles a program, which then starts with half the work of `--import tsx`. Returns the file to run, in dist/, where it finds packages. */
export async function bundledProgram(source: string): Promise<string> {
  const name = basename(source, '.ts');
  await bundlePrograms('dist/tests', { [name]: source });
  return fromPackageRoot('dist', 'tests', `${name}.js`);
}
