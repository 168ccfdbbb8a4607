import MiniSearch from 'minisearch';
import { type SearchAdapter, toAnswer } from '#search/evaluation/adapter.ts';
import { searchedFields } from './searched-fields.ts';

const options = { idField: 'href', fields: [...searchedFields] };

/** MiniSearch with its defaults: any of the words, no prefixes, no typos. */
export const adapter: SearchAdapter = {
  name: 'MiniSearch',
  build: async (records) => {
    const index = new MiniSearch(options);
    index.addAll(records);
    return new Map([['index.json', new TextEncoder().encode(JSON.stringify(index))]]);
  },
  open: async (read) => {
    const index = MiniSearch.loadJSON(new TextDecoder().decode(await read('index.json')), options);
    return async (query) => toAnswer(index.search(query).map(({ id }) => String(id)));
  },
};
