/**
 * Keeps texts of an index under one hash and their numbers, as `searchPartName` names them.
 * @returns the hash; all have one length
 */
export type Store = (kind: 'terms' | 'text', texts: readonly string[]) => string;
