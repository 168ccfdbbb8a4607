import { endOf } from '#yaml/edits.ts';
import type { Rule } from '../check/rule.ts';
import { gmsAddress } from '../write/addresses.ts';

/** Recipes without a sink, where the executor of the user interface does not set one. */
export const missingSink: Rule = {
  id: 'missing-sink',
  severity: 'advice',
  explanation:
    'Without a `sink`, `datahub ingest` writes to the address in `DATAHUB_GMS_URL`, or to the one that `datahub init` has stored, or to `http://localhost:8080`. Name the sink, and the recipe says itself where it writes.',
  page: '/docs/metadata-ingestion/sink_docs/datahub#addresses',
  find: ({ text, recipe, source, place }) => {
    const entry = recipe?.entries.find(({ key }) => key === 'source');
    if (recipe === undefined || entry === undefined || source === undefined || place === 'ui') return [];
    if (recipe.entries.some(({ key }) => key === 'sink')) return [];
    const at = endOf(entry);
    const insert = `${text[at - 1] === '\n' ? '' : '\n'}sink:\n  type: datahub-rest\n  config:\n    server: ${gmsAddress(place)}`;
    return [
      {
        at: entry.keySpan,
        message: 'The recipe has no `sink`.',
        fixes:
          recipe.flow || text.slice(at, at + 1) === ' '
            ? []
            : [{ label: 'Add a `datahub-rest` sink', edits: [{ from: at, to: at, insert }] }],
      },
    ];
  },
};
