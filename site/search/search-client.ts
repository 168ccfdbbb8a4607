import type { SearchProvider } from '#search/provider.ts';
import { lazyHostedProvider } from './lazy-hosted-provider.ts';
import { LocalProvider } from './local-provider.ts';
import type { SearchPlace } from './search-texts.ts';

const providers = new Map<string, SearchProvider>();

/** The object that answers this site's searches; every caller gets the same one. */
export function searchProvider(place: SearchPlace): SearchProvider {
  const provider = providers.get(place.worker) ?? newProvider(place);
  providers.set(place.worker, provider);
  return provider;
}

function newProvider({ hosted, ...place }: SearchPlace): SearchProvider {
  if (!hosted) return new LocalProvider(place);
  const values = (all: readonly { value: string }[]) => all.map(({ value }) => value);
  return lazyHostedProvider({ ...hosted, versions: values(place.versions), locales: values(place.locales) });
}
