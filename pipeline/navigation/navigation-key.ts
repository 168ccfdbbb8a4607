import { slug } from 'github-slugger';

/**
 * The key of a category in its sidebar.
 * @param labels labels of the categories from the top, its own last
 * @returns for example `act-on-metadata/actions-framework`
 */
export function navigationKey(labels: readonly string[]): string {
  return labels.map((label) => slug(label)).join('/');
}
