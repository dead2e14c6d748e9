/** Makes the named parts of the product, or all of them, where their sources have changed since. */
export function build(options?: { force?: boolean; only?: ('client' | 'server' | 'sign-in pages')[] }): Promise<void>;
