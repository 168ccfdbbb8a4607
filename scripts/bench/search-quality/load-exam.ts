import { join } from 'node:path';
import type { Page } from '#model/page.ts';
import { buildSiteModel } from '#pipeline/build-site-model.ts';
import { openContent } from '#pipeline/load/content-files.ts';
import { loadSources, openSourceMemory } from '#pipeline/load/load-sources.ts';
import { type KnownItems, knownItems } from '#scripts/bench/search-quality/known-items/known-items.ts';
import type { Exam } from '#search/evaluation/examine.ts';
import { type MissingTarget, resolveQueries, type SiteAddresses } from '#search/evaluation/resolve-targets.ts';
import type { SearchRecord } from '#search/record.ts';
import { searchRecords } from '#search/records.ts';
import { type JudgedFile, readQueries } from './read-queries.ts';

export interface LoadedExam {
  exam: Exam;
  /** The records that every engine indexes. */
  records: SearchRecord[];
  files: JudgedFile[];
  /** Judgments about pages that the site doesn't have. */
  missing: MissingTarget[];
  undocumented: KnownItems['undocumented'];
}

/** Reads the judged queries, makes the generated ones, and makes the records of the real content, in its first locale. */
export async function loadExam(root: string): Promise<LoadedExam> {
  const contentDir = join(root, 'content');
  const { model } = await buildSiteModel({ contentDir, mode: 'build' });
  const { sources } = loadSources(openContent(contentDir), openSourceMemory());
  const [site] = model.locales;
  if (!site) throw new Error('The site has no locale.');
  const { cases: generated, undocumented } = knownItems(site.pages, sources.data);
  const files = readQueries(root);
  const addresses = addressesOf(site.pages);
  const releaseNotes = site.pages.filter(({ kind }) => kind === 'release-notes').map(({ path }) => path);
  const resolve = (set: string) =>
    files.map((file) => {
      const queries = file.queries.filter((query) => query.set === set);
      return resolveQueries(file.class, queries, addresses, releaseNotes);
    });
  const [development, heldOut] = [resolve('development'), resolve('held-out')];
  return {
    exam: {
      development: development.flatMap(({ cases }) => cases),
      heldOut: heldOut.flatMap(({ cases }) => cases),
      generated,
    },
    records: searchRecords(site.pages, site.navigation, model.screens, (path) => path),
    files,
    missing: [...development, ...heldOut].flatMap(({ missing }) => missing),
    undocumented,
  };
}

function addressesOf(pages: readonly Page[]): SiteAddresses {
  return new Map(
    pages.map(({ path, anchors, content }) => [
      path,
      new Set([...anchors, ...content().sections.map(({ anchor }) => anchor)]),
    ]),
  );
}
