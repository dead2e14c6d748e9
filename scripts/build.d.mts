/** Builds the named parts of the product, or all of them, if their sources have changed. */
export function build(options?: { force?: boolean; only?: ('client' | 'server' | 'sign-in pages')[] }): Promise<void>;

/** Moves the files of the last build from one folder to the other, and removes files that were moved more than a day ago. */
export function keepEarlierAssets(assets: string, earlier: string, now?: Date): Promise<void>;
