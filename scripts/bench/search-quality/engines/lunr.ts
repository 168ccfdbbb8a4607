import lunr from 'lunr';
import { type SearchAdapter, toAnswer } from '#search/evaluation/adapter.ts';
import { searchedFields } from './searched-fields.ts';

/** Lunr with its defaults: English stems and stop words, any of the words. */
export const adapter: SearchAdapter = {
  name: 'Lunr',
  build: async (records) => {
    const index = lunr((builder) => {
      builder.ref('href');
      for (const field of searchedFields) builder.field(field);
      for (const record of records) builder.add(record);
    });
    return new Map([['index.json', new TextEncoder().encode(JSON.stringify(index))]]);
  },
  open: async (read) => {
    const index = lunr.Index.load(JSON.parse(new TextDecoder().decode(await read('index.json'))));
    return async (query) => toAnswer(index.search(withoutOperators(query)).map(({ ref }) => ref));
  },
};

/** Readers paste URNs, flags, and times: anything that Lunr would read as an operator or reject becomes a space. */
function withoutOperators(query: string): string {
  return query.replace(/[:~^*+]|(?<!\w)-+/g, ' ');
}
