import { buildSearchFiles } from '#search/build/build-search-files.ts';
import { SearchEngine } from '#search/engine.ts';
import { type SearchAdapter, toAnswer } from '#search/evaluation/adapter.ts';
import { DEPTH } from '#search/evaluation/measures.ts';

const START = 'start.json';

/** The engine of the site. */
export const adapter: SearchAdapter = {
  name: 'ours',
  build: async (records) => {
    let count = 0;
    // Numbers are sufficient as names here, because nothing is kept between builds.
    const { start, parts } = buildSearchFiles(records, () => String(count++).padStart(6, '0'));
    const encoder = new TextEncoder();
    return new Map([[START, start], ...parts].map(([file = '', text = '']) => [file, encoder.encode(text)]));
  },
  open: async (read) => {
    const decoder = new TextDecoder();
    const fetchText = async (file: string) => decoder.decode(await read(file));
    const engine = new SearchEngine(await fetchText(START), fetchText);
    return async (query) => {
      // As many as are measured. Pages also request only a few, and building thousands of results takes longer than finding them.
      const { pages, confident } = await engine.search(query, {}, DEPTH);
      const hrefs = pages.flatMap(({ href, sections }) => [...sections.map((section) => section.href), href]);
      return { ...toAnswer(hrefs), confident };
    };
  },
};
