import type { Passage } from '../passages/passage.ts';
import { kindOf } from '../verified/verified-report.ts';
import { statementsOf } from './statements.ts';

/** What can be drawn, with the default sample size. */
export const sampleKinds = {
  /** Checkable sentences of pages and data, for comparison with the platform. */
  statements: { count: 150 },
  /** Pages that name a page of the original documentation, for a blind reading of both. */
  pairs: { count: 24 },
  /** Descriptions in data, for a reading of their language. */
  descriptions: { count: 40 },
} as const;

export type SampleKind = keyof typeof sampleKinds;

/** Whether a word is a kind of sample. */
export function isSampleKind(kind: string): kind is SampleKind {
  return kind in sampleKinds;
}

/** Something that a reader gets. */
export interface Entry {
  /** What it is drawn from: the kind of the file, and for pages the folder. */
  group: string;
  file: string;
  line: number;
  /** Empty if the file itself is the entry. */
  text: string;
}

interface ReadFile {
  path: string;
  text: string;
  passages: readonly Passage[];
}

/**
 * Everything that can be drawn.
 * @param files content files in order
 */
export function sampleEntries(kind: SampleKind, files: readonly ReadFile[]): Entry[] {
  switch (kind) {
    case 'statements':
      return files.flatMap(({ path, passages }) =>
        statementsOf(path, passages).map((statement) => ({ group: kindOf(path), ...statement })),
      );
    case 'descriptions':
      return files.flatMap(({ path, passages }) =>
        path.endsWith('.md')
          ? []
          : passages.filter(isDescription).map(({ text, line }) => ({ group: kindOf(path), file: path, line, text })),
      );
    case 'pairs':
      return files.flatMap(({ path, text }) => pair(path, text));
  }
}

/** Sentences in data. Titles and labels have no period. */
function isDescription({ text, kind }: Passage): boolean {
  return kind === 'sentence' && text.endsWith('.') && text.split(' ').length >= 4;
}

/** A page and the original page that it names first among its sources. Connectors list theirs in a different form, so they aren't paired here. */
function pair(path: string, text: string): Entry[] {
  if (!/^content\/docs\/.*\.md$/.test(path)) return [];
  const original = /^ {2}- (docs\/\S+\.md|\S+\/README\.md|metadata-ingestion\/\S+\.md)$/m.exec(text)?.[1];
  const folder = path.split('/').slice(2, -1).join('/');
  return original === undefined
    ? []
    : [{ group: `docs/${folder}`, file: path, line: 1, text: `original: ${original}` }];
}
