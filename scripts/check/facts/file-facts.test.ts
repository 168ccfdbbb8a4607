import { expect, test } from 'vitest';
import { compareFacts } from './compare-facts.ts';
import { factsInFile } from './file-facts.ts';

const page = `---
title: Delete an asset
description: Hide an asset, or delete it for good, with one command, and check the result afterwards.
keywords: [remove]
sources: [docs/how/delete.md]
---

Deletion takes up to 10,000 entities, or [one](/docs/how/one#urn). It writes \`removed: true\` into the aspect status.

## Delete by URN {#by-urn}

:::caution[Nothing cascades]
You need **Edit All**. The message is "Nothing deleted", after two minutes.
:::

| Kind | Comes back |
| --- | --- |
| Soft | yes |

\`\`\`shell
# Hides the asset
datahub delete --urn "urn:li:tag:pii"  # one
datahub get --urn "urn:li:tag:pii"
\`\`\`
`;

/** The differences between the page and the same page with `from` replaced by `to`. */
function change(from: string, to: string, file = 'content/docs/a.md', text = page): string[] {
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return compareFacts(factsInFile(file, text), factsInFile(file, changed)).map(
    ({ side, kind, value, lines }) => `${side} ${kind}: ${value} @${lines.join()}`,
  );
}

test.each([
  ['Deletion takes up to 10,000 entities', 'You can delete up to 10000 entities', 'the words around a number'],
  ['after two minutes', 'after 2 minutes', 'digits in place of a number in words'],
  ['# Hides the asset', '# Hide the asset', 'the comment of a sample'],
  ['Hide an asset', 'Hides an asset', 'the description of the page'],
  ['Nothing cascades', 'Deletion does not cascade', 'the title of an admonition'],
])('%j → %j changes no fact: %s', (from, to) => {
  expect(change(from, to)).toEqual([]);
});

test.each([
  ['10,000', '1,000', ['lost number: 10000 @8', 'new number: 1000 @8']],
  ['two minutes', 'two hours', ['note number: 2 min @13', 'note number: 2 h @13']],
  ['two minutes', '3 minutes', ['note number: 2 min @13', 'new number: 3 min @13']],
  ['#urn)', ')', ['lost link: /docs/how/one#urn @8', 'new link: /docs/how/one @8']],
  ['removed: true', 'removed: false', ['lost name: removed: true @8', 'new name: removed: false @8']],
  ['{#by-urn}', '', ['lost anchor: by-urn @10', 'note anchor: delete-by-urn @10']],
  [':::caution', ':::note', ['lost admonition: caution @12', 'new admonition: note @12']],
  ['Edit All', 'Edit Status', ['lost label: Edit All @13', 'new label: Edit Status @13']],
  [
    'Nothing deleted',
    'Nothing was deleted',
    ['lost quotation: Nothing deleted @13', 'new quotation: Nothing was deleted @13'],
  ],
  ['| Soft | yes |\n', '', ['lost table: 2 rows, 2 columns @16', 'new table: 1 rows, 2 columns @16']],
  ['aspect status', 'aspect statusField', ['new name: statusField @8']],
  [
    'datahub get --urn',
    'datahub get --u',
    [
      'lost sample line: datahub get --urn "urn:li:tag:pii" @20',
      'new sample line: datahub get --u "urn:li:tag:pii" @20',
    ],
  ],
  ['[docs/how/delete.md]', '[]', ['lost value: sources[]: docs/how/delete.md @5']],
])('%j → %j is shown', (from, to, differences) => {
  expect(change(from, to)).toEqual(differences);
});

test('a sample whose lines trade places is shown', () => {
  const from = 'datahub delete --urn "urn:li:tag:pii"  # one\ndatahub get --urn "urn:li:tag:pii"';
  const to = 'datahub get --urn "urn:li:tag:pii"\ndatahub delete --urn "urn:li:tag:pii"  # one';
  expect(change(from, to)).toEqual(['lost sample order: shell @20']);
});

test('a name can occur more often, which is only noted, and can become code', () => {
  const file = 'content/docs/a.md';
  const compare = (before: string, after: string) => compareFacts(factsInFile(file, before), factsInFile(file, after));
  expect(compare('Set fooBar.', 'Set `fooBar`.')).toEqual([]);
  expect(compare('Set `fooBar`.', 'Set `fooBar`. It has to be `fooBar`.')).toEqual([
    { side: 'note', kind: 'name', value: 'fooBar (1 → 2)', lines: [1, 1] },
  ]);
});

const data = `name: port
type: integer
default: 3306
description: >-
  Port of the server, 3306 by default, which \`host\` can also contain.
recipes:
  - title: Start small
    yaml: |
      source:  # What is read
        type: mysql
messages:
  - text: Can't connect
`;

test.each([
  ['Port of the server, 3306 by default,', "The server's port (default: 3306),", []],
  ['Start small', 'A small start', []],
  ['# What is read', '# The data source', []],
  ['default: 3306', 'default: 3307', ['lost value: default: 3306 @3', 'new value: default: 3307 @3']],
  ['type: integer\n', '', ['lost key: type @2', 'lost value: type: integer @2']],
  ['server, 3306', 'server, 3307', ['lost number: 3306 @5', 'new number: 3307 @5']],
  ['type: mysql', 'type: mariadb', ['lost sample line:   type: mysql @9', 'new sample line:   type: mariadb @9']],
  [
    "Can't connect",
    'Cannot connect',
    ["lost value: messages[].text: Can't connect @12", 'new value: messages[].text: Cannot connect @12'],
  ],
])('in data, %j → %j shows %j', (from, to, differences) => {
  expect(change(from, to, 'content/sinks/a.yaml', data)).toEqual(differences);
});

const schema = `type Query {
  """
  Tags, up to 10 of them.
  """
  tags(start: Int): [String]
}
`;

test.each([
  ['Tags, up to 10 of them.', 'Returns up to 10 tags.', []],
  ['up to 10', 'up to 20', ['lost number: 10 @2', 'new number: 20 @2']],
  [
    'start: Int',
    'start: Int!',
    ['lost sample line:   tags(start: Int): [String] @1', 'new sample line:   tags(start: Int!): [String] @1'],
  ],
])('in a GraphQL schema, %j → %j shows %j', (from, to, differences) => {
  expect(change(from, to, 'content/graphql/a.graphql', schema)).toEqual(differences);
});
