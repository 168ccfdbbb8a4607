import type { SiteData } from '#model/site-data.ts';

/**
 * The data of some kinds alone. Whoever reads another kind fails at once, instead of showing old results after an edit.
 * @param where file that declares the kinds, for the message
 */
export function onlyKinds(data: SiteData, kinds: readonly (keyof SiteData)[], where: string): SiteData {
  return new Proxy(data, {
    get: (target, kind: keyof SiteData) => {
      if (!kinds.includes(kind)) throw new Error(`Add "${kind}" to what is read here (${where}).`);
      return target[kind];
    },
  });
}
