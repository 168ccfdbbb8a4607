import { expect, test } from 'vitest';
import { asLoaded } from '#subjects/testing/load-test-data.ts';
import { generateCompose } from './generate-compose.ts';
import { composePage } from './schema/compose-page.ts';

const pageWith = (file: string) =>
  asLoaded(
    composePage.parse({
      title: 'Files',
      description: 'What each file of the shop starts, and in which order.',
      keywords: ['files', 'shop', 'start'],
      intro:
        'The shop opens with one of these files. Pick the one that fits the street, and pass it to the doorkeeper.',
      groups: [
        {
          title: 'Street',
          text: 'Files for shops that are in a street, not a mall.',
          files: [{ file, meaning: 'Opens the shop in the street.' }],
        },
      ],
      links: [{ label: 'Open', href: '/docs/open', why: 'open the shop.' }],
    }),
  );

const composeFacts = [
  asLoaded({
    commit: '0'.repeat(40),
    files: [
      {
        file: 'docker/street.yml',
        services: [
          { name: 'till', image: 'till:1', builds: true as const, ports: ['80:80'], dependsOn: ['safe'] },
          { name: 'safe', envFiles: ['docker/safe.env', 'docker/gone.env'] },
        ],
        volumes: ['coins'],
      },
    ],
    envFiles: [{ file: 'docker/safe.env', variables: [] }],
  }),
];

test('the page lists the services of each file, and what a file lacks', () => {
  const { drafts, problems } = generateCompose({ composeFacts, composePage: [pageWith('street.yml')] });
  expect(problems).toEqual([]);
  const text = drafts[0]?.body.map((part) => ('markdown' in part ? part.markdown : '')).join('\n');
  expect(text).toContain('### `street.yml` {#street}');
  expect(text).toContain('| `till` | `till:1`, or built | `80:80` | – | `safe` |');
  expect(text).toContain('| `safe` | Changes the service | – | – | – |');
  expect(text).toContain('Named volumes: `coins`.');
  expect(text).toContain("The repository doesn't contain `docker/gone.env`, which this file refers to");
});

test('a file that only one side has is a problem', () => {
  const { problems } = generateCompose({ composeFacts, composePage: [pageWith('road.yml')] });
  expect(problems.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
    "compose/undocumented: street.yml isn't described.",
    'compose/unknown: The platform has no file road.yml.',
  ]);
});
