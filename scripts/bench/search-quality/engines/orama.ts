import { create, insertMultiple, load, save, search } from '@orama/orama';
import { type SearchAdapter, toAnswer } from '#search/evaluation/adapter.ts';
import { searchedFields } from './searched-fields.ts';

// Enough for ten pages with several sections each.
const LIMIT = 100;

const schema = Object.fromEntries(searchedFields.map((field) => [field, 'string'] as const));

/** Orama's full-text search with its defaults. */
export const adapter: SearchAdapter = {
  name: 'Orama',
  build: async (records) => {
    const index = create({ schema });
    const documents = records.map((record) => ({
      id: record.href,
      ...Object.fromEntries(searchedFields.map((field) => [field, record[field]])),
    }));
    await insertMultiple(index, documents);
    return new Map([['index.json', new TextEncoder().encode(JSON.stringify(await save(index)))]]);
  },
  open: async (read) => {
    const index = create({ schema });
    await load(index, JSON.parse(new TextDecoder().decode(await read('index.json'))));
    return async (query) => {
      const { hits } = await search(index, { term: query, limit: LIMIT });
      return toAnswer(hits.map(({ id }) => id));
    };
  },
};
