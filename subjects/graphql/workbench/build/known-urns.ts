import type { Catalog } from '../engine/index.ts';
import { assetTypes, type FilterName } from './tasks.ts';

/** URNs of the catalog that readers can choose, by what they are chosen for. */
export type KnownUrns = Readonly<Record<FilterName | 'asset', readonly string[]>>;

/** The URNs that a catalog suggests. */
export function knownUrns({ entities }: Catalog): KnownUrns {
  const ofTypes = (...types: readonly string[]) =>
    entities.filter(({ type }) => types.includes(type)).map(({ urn }) => urn);
  return {
    tag: ofTypes('tag'),
    owner: ofTypes('corpuser', 'corpGroup'),
    domain: ofTypes('domain'),
    term: ofTypes('glossaryTerm'),
    platform: ofTypes('dataPlatform'),
    asset: ofTypes(...assetTypes.map(({ entity }) => entity)),
  };
}
