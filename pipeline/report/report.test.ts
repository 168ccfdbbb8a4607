import { expect, test } from 'vitest';
import { somePage } from '#pipeline/testing/checked-site.ts';
import { someSample } from '#pipeline/testing/sample-under-check.ts';
import { formatReport } from './format-report.ts';
import { reportPages } from './report-pages.ts';

const json = someSample('json', '{"a": "urn:li:tag:b"}');
const text = someSample('text', 'Nothing to check.');
const call = someSample('shell', 'curl http://localhost:8080', {
  values: [{ value: 'server', rule: 'metadata service', start: 5, end: 26 }],
});
const part = someSample('json', '{…', { illustrative: 'a part of an answer' });

test('the report lists every page by path, with the checks of its samples, and the totals', () => {
  const pages = [
    somePage('/docs/tags', {
      words: 1200,
      samples: [json, { ...json, code: '{}' }, text, part, call],
      sources: ['docs/tags.md'],
      lastUpdate: { author: 'A. Writer', time: 1_680_307_200 },
    }),
    somePage('/docs/entities', { kind: 'entity', words: 90, samples: [json] }),
  ];
  expect(formatReport(reportPages(pages))).toMatchInlineSnapshot(`
    "page            kind    words  sources  changed     samples
    /docs/entities  entity     90        0  not yet     1 (parses as JSON: 1; has URNs that are right: 1)
    /docs/tags      guide    1200        1  2023-04-01  5 (parses as JSON: 2; has URNs that are right: 2; parses as Bash: 1; illustrative: 1; without a check: 1)

    entity: pages 1, words 90, sources 0, samples 1 (parses as JSON: 1; has URNs that are right: 1)
    guide: pages 1, words 1200, sources 1, samples 5 (parses as JSON: 2; has URNs that are right: 2; parses as Bash: 1; illustrative: 1; without a check: 1)
    all: pages 2, words 1290, sources 1, samples 6 (parses as JSON: 3; has URNs that are right: 3; parses as Bash: 1; illustrative: 1; without a check: 1)
    places for server, metadata service: 1 on 1 page"
  `);
});
