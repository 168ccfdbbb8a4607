import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { passagesOf } from '../passages/passages.ts';
import { findVoiceProblems } from './find-voice-problems.ts';

const find = (text: string) =>
  findVoiceProblems(passagesOf('a.md', text)).map(
    ({ rule, found }) => `${rule.replace('voice/', '')}: ${found.trim()}`,
  );

test.each([
  ['Open the tab Schema.', 'name-after-noun: the tab Schema'],
  ['The aspect `browsePaths` contains it.', 'name-after-noun: The aspect `browsePaths`'],
  ['You need the privilege **Edit All**.', 'name-after-noun: the privilege **Edit All**'],
  ['The label stands next to it.', 'stands: stands'],
  ['You can do it by program.', 'by-program: by program'],
  ['This is for whoever manages it.', 'whoever: whoever'],
  ['Somebody else can do it.', 'whoever: Somebody'],
  ['Which names exist is on the page of each type.', 'clause-subject: Which names exist is on the page of each type.'],
  ["What sources can't see, you add by hand.", "clause-subject: What sources can't see, you add by hand."],
  ['Who asks for X gets Y.', 'clause-subject: Who asks for X gets Y.'],
  ['The server refuses the request.', 'verb: server refuses'],
  ['The mutation `addTag` answers `true`.', 'name-after-noun: The mutation `addTag`|verb: mutation `addTag` answers'],
  ['The setting decides on it.', 'verb: setting decides'],
  ['`addTag` refuses it.', 'verb: `addTag` refuses'],
  ['Its behaviour changes.', 'british: behaviour'],
  ['The licence covers it.', 'british: licence'],
  ['It reads tables, views and columns.', 'serial-comma: reads tables, views and'],
  ['It reads `a`, `b`, `c` or `d`.', 'serial-comma: reads `a`, `b`, `c` or'],
  ['It is on Github.', 'product-name: Github'],
  ['Start Datahub first.', 'product-name: Datahub'],
  ['The run fails at once.', 'at-once: at once'],
  ['Use a store, e.g. MySQL.', 'latin: e.g.'],
  ['Write it in small letters.', 'letter-case: small letters'],
  ['The run goes on.', 'go-on: goes on'],
  ['It mends the recipe.', 'mend: mends'],
])('%j breaks the rule %j', (text, expected) => {
  expect(find(text).join('|')).toBe(expected);
});

test.each([
  'Open the **Schema** tab.',
  'The Schema tab DataHub shows is empty.',
  'The aspects `a` and `b` contain it.',
  'GMS stands for generalized metadata service, and it stands out.',
  'The message “The server refuses it” stays. The code `behaviour` does, too.',
  'Which of the two do you need?',
  'Whether the cache is enabled.',
  'What happens if it fails?',
  'In 0.10.0, tables and views are read.',
  'If you do, stop and restart it.',
  'The job ends, it stops and restarts.',
  'It reads tables, views, and columns.',
  'It reads tables and views.',
  'Open datahub-project/datahub at github.com/Datahub/x, or run `Datahub`.',
  'The call takes two arguments and takes precedence.',
  'The answer gives you the URN.',
  'It counts all rows, directly or through a view.',
  'It contains a dashboard, its charts and their inputs.',
  'It disconnects, again and again.',
])('%j breaks no rule', (text) => {
  expect(find(text)).toEqual([]);
});

test('a problem says where it is and what to write instead', () => {
  expect(findVoiceProblems(passagesOf('a.md', 'Right.\n\nThe flag `--force` does it. Its colour is grey.'))).toEqual([
    {
      rule: 'voice/name-after-noun',
      line: 3,
      found: 'The flag `--force`',
      fix: 'Put the name before the noun: "the `--force` flag".',
    },
    { rule: 'voice/british', line: 3, found: 'colour', fix: 'Write "color".' },
    { rule: 'voice/british', line: 3, found: 'grey', fix: 'Write "gray".' },
  ]);
});

test('headings, cells, alternative texts, and texts in data and code are read', () => {
  const rules = (file: string, text: string) => findVoiceProblems(passagesOf(file, text)).map(({ found }) => found);
  expect(rules('a.md', '## What stands\n\n| a |\n| - |\n| nobody |\n\n![A grey box](a.png)')).toEqual([
    'stands',
    'nobody',
    'grey',
  ]);
  expect(rules('content/sinks/a.yaml', 'name: at once\ndescription: It fails at once.')).toEqual(['at once']);
  expect(rules('content/graphql/a.graphql', '"It fails at once."\ntype A { a: Int }')).toEqual(['at once']);
  expect(
    rules('a.tsx', "/** Whoever reads it. */\nconst a = 'It fails at once.';\nconst b = <p>nobody may read it</p>;"),
  ).toEqual(['Whoever', 'at once', 'nobody']);
});

test('the reference passages of the style guide break no rule', () => {
  const guide = readFileSync('docs/voice.md', 'utf8');
  const passages = guide.slice(guide.indexOf('## Reference passages'));
  expect(passages).toContain('## Reference passages');
  expect(find(passages)).toEqual([]);
});
