/** Builds the named parts of the product, or all of them, if their sources have changed. */
export function build(options?: { force?: boolean; only?: ('client' | 'server' | 'sign-in pages')[] }): Promise<void>;

/** Bundles programs for Node into a folder. `entryPoints` are their sources, by the names of the bundles. */
export function bundlePrograms(outdir: string, entryPoints: Record<string, string>): Promise<void>;

/** Moves the files of the last build from one folder to the other, and removes files that were moved more than a day ago. */
export function keepEarlierAssets(assets: string, earlier: string, now?: Date): Promise<void>;
