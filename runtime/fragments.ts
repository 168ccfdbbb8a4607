import { fragmentFile } from '#model/address.ts';
import type { Fragment } from '#model/fragment.ts';
import { addressStyle } from './page-address.ts';

/**
 * Checks what the server sent for a fragment. The id of the shell vouches for most of the shape.
 * @param value parsed JSON
 * @param shell id of what this document shares with all others
 * @throws Error when it belongs to another shell, or it is something else (another file, a proxy's answer)
 */
export function parseFragment(value: unknown, shell: string | undefined): Fragment {
  const fragment = value as Fragment;
  if (fragment.shell !== shell || typeof fragment.main !== 'string') throw new Error('not for this document');
  return fragment;
}

/**
 * Loads the fragment of a page.
 * @param path page path, e.g. `/docs/tags`
 * @throws Error for network, HTTP, JSON and shape errors and for another shell; AbortError when aborted
 */
export async function fetchFragment(path: string, signal?: AbortSignal): Promise<Fragment> {
  const response = await fetch(addressStyle().base + fragmentFile(path), signal && { signal });
  return parseFragment(await response.json(), document.documentElement.dataset.shell);
}
