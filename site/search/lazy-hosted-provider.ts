import type { HostedIndex } from '#search/hosted/service.ts';
import type { SearchProvider } from '#search/provider.ts';

/** The hosted service. Its client is a separate module, which is loaded only on sites that have the service configured. */
export function lazyHostedProvider(index: HostedIndex): SearchProvider {
  let loading: Promise<SearchProvider> | undefined;
  const load = () => {
    loading ??= import('#search/hosted/hosted-provider.ts').then(({ hostedProvider }) => hostedProvider(index));
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  return {
    prepare: () => {
      load().catch(console.warn);
    },
    search: async (query, options) => {
      const provider = await load().catch(console.warn);
      options.signal.throwIfAborted();
      return provider ? provider.search(query, options) : { failure: 'unreachable' };
    },
  };
}
