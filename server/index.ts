import { builtSite } from './http/page';
import { fromPackageRoot } from './package-root';
import { run } from './run';

await run(async () => ({ site: await builtSite(fromPackageRoot('dist', 'client')) }));
