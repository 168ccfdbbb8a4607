interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
const policy = factory?.createPolicy('docs-worker', { createScriptURL: ownAddress });

/** @throws TypeError for a file of another origin */
function ownAddress(address: string): string {
  const { origin, href } = new URL(address, location.href);
  if (origin !== location.origin) throw new TypeError(`Workers must come from this site, not from ${origin}.`);
  return href;
}

/**
 * Starts a worker from a module of this site, also where Trusted Types are enforced.
 * @param address its address, for example `/assets/search-worker-x.js`
 * @throws where there are no workers, or for a module of another site
 */
export function startWorker(address: string): Worker {
  return new Worker(policy ? policy.createScriptURL(address) : address, { type: 'module' });
}

/**
 * Registers a service worker of this site, also where Trusted Types are enforced.
 * @param address its address, for example `/service-worker.js`
 * @param scope path below which it works
 * @throws SecurityError where the browser's settings allow none; TypeError when its file can't be loaded
 */
export function registerWorker(address: string, scope: string): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(policy ? policy.createScriptURL(address) : address, { scope });
}
