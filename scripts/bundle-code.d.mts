/** See `bundle-code.mjs`, which is JavaScript because it runs before anything is bundled. */
export function bundleCode(root: string): Promise<string>;
