import { searchPartName } from '../index-file.ts';

/**
 * Keeps texts of an index under one hash and their numbers, as `searchPartName` names them.
 * @returns the hash; all have one length
 */
export type Store = (kind: 'terms' | 'text' | 'rest', texts: readonly string[]) => string;

/**
 * A store whose names contain a hash of the texts and of where each ends, so that files with the same name are the same in all
 * builds.
 * @param hash a short name for a text, the same for the same text, and of one length for all
 * @param put stores a text by the name under which it is requested
 */
export function namingStore(hash: (text: string) => string, put: (name: string, text: string) => void): Store {
  return (kind, texts) => {
    const group = hash(texts.join('\0'));
    for (const [number, text] of texts.entries()) put(searchPartName(kind, group, number), text);
    return group;
  };
}
