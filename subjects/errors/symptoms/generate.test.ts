import { describe, expect, test } from 'vitest';
import { connector } from '#subjects/connectors/schema/connector.ts';
import { asLoaded, noData } from '#subjects/testing/load-test-data.ts';
import { rowFacts } from '../knowledge/rows.ts';
import { knownError } from '../schema/known-error.ts';
import { pageSymptoms } from '../schema/symptoms.ts';
import { errorRows } from './error-rows.ts';
import { generateSymptoms } from './generate.ts';
import { listRows } from './list-rows.ts';

const shelf = pageSymptoms.parse({
  page: '/docs/how/shelf',
  tables: [
    {
      section: 'troubleshooting',
      rows: [
        {
          symptom: '`no room for … on shelf` in the log',
          messages: [{ text: 'no room for … on shelf', origin: 'literal', file: 'store.py' }],
          cause: 'The shelf is full.',
          fix: 'See [selling](/docs/sell).',
        },
        { symptom: 'Nothing is stored', cause: 'The store is closed.', check: '`store status`' },
      ],
    },
  ],
});
const full = knownError.parse({
  id: 'shelf-full',
  title: 'The shelf is full',
  area: 'ingestion',
  symptom: 'The run ends before the last box has a place.',
  messages: [{ text: 'No room for … on shelf', origin: 'literal', file: 'store.py' }],
  shows: ['Output of `store`'],
  causes: [
    { cause: 'The shelf has too many boxes.', check: 'Count them with `store count`.', fix: 'Sell some of the boxes.' },
  ],
  page: '/docs/shelf',
  sources: ['store.py'],
});
const file = 'content/symptoms/how/shelf.yaml';
const rules = (changes: Parameters<typeof generateSymptoms>[0]) =>
  generateSymptoms(changes).problems.map(({ rule, message, fix }) => `${rule} · ${message} · ${fix}`);

describe('a symptoms file', () => {
  test('becomes the table of its section, with a dash where a row says nothing', () => {
    const { symptomTables, problems } = generateSymptoms({ ...noData, symptoms: [asLoaded(shelf, file)] });
    expect(problems).toEqual([]);
    expect(symptomTables?.['/docs/how/shelf']).toMatchObject([
      {
        section: 'troubleshooting',
        head: ['Symptom', 'Cause', 'Check', 'Fix'],
        rows: [
          { cells: ['`no room for … on shelf` in the log', 'The shelf is full.', '–', 'See [selling](/docs/sell).'] },
          { cells: ['Nothing is stored', 'The store is closed.', '`store status`', '–'] },
        ],
      },
    ]);
  });

  test('is reported when its name, a section, or an entry is wrong', () => {
    const [table] = shelf.tables;
    const twice = { ...shelf, tables: table ? [table, table] : [] };
    const named = {
      ...shelf,
      tables: [{ section: '', column: 'Symptom' as const, rows: [{ ...row, entry: 'shelf-ful' }] }],
    };
    expect(rules({ ...noData, symptoms: [asLoaded(twice, 'content/symptoms/shelf.yaml')] })).toEqual([
      'symptoms/file-name · The tables of "/docs/how/shelf" are in a file with a different name. · Rename the file to content/symptoms/how/shelf.yaml.',
      'symptoms/section-twice · The section "troubleshooting" has two tables. · Put the rows into one table, or give the second one a section of its own.',
    ]);
    expect(rules({ ...noData, errors: [asLoaded(full)], symptoms: [asLoaded(named, file)] })).toEqual([
      'symptoms/unknown-entry · There is no known error "shelf-ful". · Did you mean "shelf-full"?',
    ]);
  });

  test("is reported if an entry has the message of a row that doesn't name the entry", () => {
    expect(rules({ ...noData, errors: [asLoaded(full)], symptoms: [asLoaded(shelf, file)] })).toEqual([
      'symptoms/message-twice · The known error "shelf-full" has the same message. · Add "entry: shelf-full" to the row.',
    ]);
  });
});

const row = { symptom: 'Nothing is stored', messages: [], keywords: [], cause: 'The store is closed.' };

describe('the error tool', () => {
  test('knows each row by page, section, and message', () => {
    const [first, second] = rowFacts(errorRows(listRows({ symptoms: [asLoaded(shelf, file)], connectors: [] })));
    expect(first).toMatchObject({
      kind: 'row',
      id: 'docs/how/shelf#no-room-for-on-shelf-in-the-log',
      title: 'no room for … on shelf in the log',
      page: '/docs/how/shelf',
      anchor: 'troubleshooting',
      messages: [{ pattern: 'no room for[^\\n]{0,300}?on shelf' }],
      causes: [{ cause: ['The shelf is full.'], check: [], fix: ['See ', 'selling', '.'] }],
    });
    expect(second?.messages).toEqual([]);
  });

  test('knows the rows of connectors and leaves messages to the entry that a row names', () => {
    const { troubleshooting } = connector.shape;
    const rows = troubleshooting.parse([
      {
        symptom: '`no room on shelf`',
        entry: 'shelf-full',
        keywords: ['overflow'],
        cause: 'The shelf of the source is full.',
        fix: 'Ask the owner to sell boxes.',
      },
    ]);
    const [fact] = rowFacts(
      errorRows(
        rows.map((each) => ({ ...each, page: '/docs/generated/ingestion/sources/shop', section: 'troubleshooting' })),
      ),
    );
    expect(fact).toMatchObject({
      entry: 'shelf-full',
      messages: [],
      keywords: ['overflow'],
      anchor: 'troubleshooting',
    });
  });
});

describe('a message', () => {
  const parse = (message: object) =>
    pageSymptoms
      .safeParse({
        page: '/docs/a',
        tables: [{ section: '', rows: [{ symptom: '`no room on shelf`', messages: [message], cause: 'It is full.' }] }],
      })
      .error?.issues.map(({ path, message: text }) => `${path.slice(6).join('.')}: ${text}`);

  test.each([
    [{ text: 'no room', origin: 'literal' }, 'file: the file of the platform that contains the text'],
    [{ text: 'no room', origin: 'third-party' }, 'by: the product that prints the message'],
    [
      { text: 'no room', origin: 'reader', file: 'a.py' },
      'file: left out: only literal and composed messages come from a file of the platform',
    ],
    [{ text: 'no room', origin: 'composed', by: 'Docker' }, 'by: left out unless the origin is third-party'],
    [{ text: 'no space', origin: 'reader' }, 'text: a text that the symptom quotes'],
  ])('%j is rejected', (message, problem) => {
    expect(parse(message)).toEqual([problem]);
  });

  test('with an origin and what belongs to it is accepted', () => {
    expect(parse({ text: 'no … shelf', origin: 'third-party', by: 'Docker' })).toBeUndefined();
  });
});
