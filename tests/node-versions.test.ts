import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { satisfies, subset } from 'semver';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fromPackageRoot } from '../server/package-root';

const read = (...path: string[]) => readFile(fromPackageRoot(...path), 'utf8');

const locked = z.object({
  version: z.string().optional(),
  optional: z.boolean().optional(),
  engines: z.object({ node: z.string().optional() }).optional(),
});
const lockFile = z.object({ packages: z.record(z.string(), locked) });

describe('the Node versions of package.json', () => {
  it('are supported by every installed package', async () => {
    const { packages } = lockFile.parse(JSON.parse(await read('package-lock.json')));
    const ours = packages['']?.engines?.node ?? '';
    const refusing = Object.entries(packages).flatMap(([path, { version, optional, engines }]) =>
      // npm skips an incompatible optional package silently.
      optional || subset(ours, engines?.node ?? '*') ? [] : [`${path} ${version} needs ${engines?.node}`],
    );
    expect(refusing).toEqual([]);
    for (const version of ['20.19.0', '22.13.0', '24.0.0']) expect(satisfies(version, ours)).toBe(true);
  });

  it('are documented with 24 as the recommended version', async () => {
    expect(await read('.nvmrc')).toBe('24\n');
    for (const page of ['README.md', 'CONTRIBUTING.md']) {
      expect(await read(page)).toMatch(/\b(You need|Use) Node 24\b/);
      expect(await read(page)).toContain(' Node 20 from 20.19 and Node 22 from 22.13 also work.');
    }
    expect(await read('.github', 'workflows', 'ci.yml')).toContain('node-version-file: .nvmrc');
    const images = [...(await read('deploy', 'Dockerfile')).matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(images).toEqual(['node:24-bookworm-slim', 'node:24-bookworm-slim']);
  });

  it('cause no warning of the S3 client', async () => {
    const bucket = { region: 'a', bucket: 'b', accessKeyId: 'c', secretAccessKey: 'd' };
    const script = `import { s3Storage } from './server/storage/s3'; s3Storage(${JSON.stringify(bucket)});`;
    const options = ['--import', 'tsx', '--input-type=module', '--eval', script];
    const { stderr } = await promisify(execFile)(process.execPath, options, { cwd: fromPackageRoot() });
    expect(stderr).toBe('');
  });
});
