/** Makes the named parts of the product, or all of them, where their sources have changed since. */
export function build(options?: { force?: boolean; only?: ('client' | 'server' | 'sign-in pages')[] }): Promise<void>;

/** Moves the files of the last build from one folder to the other, and removes those that were moved a day ago. */
export function keepEarlierAssets(assets: string, earlier: string, now?: Date): Promise<void>;
