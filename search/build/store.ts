import { searchPartName } from '../index-file.ts';

/**
 * Keeps texts of an index under one hash and their numbers, as `searchPartName` names them.
 * @returns the hash; all have one length
 */
export type Store = (kind: 'terms' | 'text' | 'rest', texts: readonly string[]) => string;

/**
 * A store whose names hold a hash of the texts and of where each ends, so that files of one name are the same in all builds.
 * @param hash a short name for a text, the same for the same text, and of one length for all
 * @param put takes a text by the name that it is asked for by
 */
export function namingStore(hash: (text: string) => string, put: (name: string, text: string) => void): Store {
  return (kind, texts) => {
    const group = hash(texts.join('\0'));
    for (const [number, text] of texts.entries()) put(searchPartName(kind, group, number), text);
    return group;
  };
}
