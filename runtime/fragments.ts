import { fragmentFile } from '#model/address.ts';
import type { Fragment } from '#model/fragment.ts';
import { addressStyle } from './page-address.ts';

/**
 * Checks what the server sent for a fragment. The build id vouches for most of the shape.
 * @param value parsed JSON
 * @param build id of the build that made this document
 * @throws Error when another build made it, or it is something else (another file, a proxy's answer)
 */
export function parseFragment(value: unknown, build: string | undefined): Fragment {
  const fragment = value as Fragment;
  if (fragment.build !== build || typeof fragment.main !== 'string') throw new Error('not a fragment of this build');
  return fragment;
}

/**
 * Loads the fragment of a page.
 * @param path page path, e.g. `/docs/tags`
 * @throws Error for network, HTTP, JSON and shape errors and for another build; AbortError when aborted
 */
export async function fetchFragment(path: string, signal?: AbortSignal): Promise<Fragment> {
  const response = await fetch(addressStyle().base + fragmentFile(path), signal && { signal });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return parseFragment(await response.json(), document.documentElement.dataset.build);
}
