/**
 * File of an index's head below the base of its locale.
 * @param shell id of the build that wrote the code that reads it
 */
export function searchIndexFile(shell: string, version: string): string {
  return `latest/search/${shell}-${version}.json`;
}

/**
 * Name of a part of an index.
 * @param hash of its text, and of those of its group
 * @param number in its group
 */
export function searchPartName(kind: 'terms' | 'text' | 'rest', hash: string, number: number): string {
  return `${kind}-${hash}-${number}.txt`;
}

/**
 * A file that an index's head names. Its name is derived from its content, so it is stored where files may be cached forever.
 * @param head address or path of the head
 */
export function searchPartFile(head: string, name: string): string {
  return head.replace(/latest\/search\/[^/]*$/, `assets/search/${name}`);
}
