import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openContent } from '#pipeline/load/content-files.ts';
import { loadSources } from '#pipeline/load/load-sources.ts';
import { openSession } from '#pipeline/site/build-session.ts';
import { temporarySite } from '#pipeline/testing/temporary-site.ts';
import { generateDrafts } from './generate-drafts.ts';

const error = `id: broker-away
title: The broker does not answer
area: kafka
symptom: Nothing arrives, and the log repeats a message.
messages:
  - text: Connection to node -1 could not be established
    origin: third-party
    by: Kafka client
pages: [/docs/quickstart]
page: /docs/quickstart
sources: [docs/quickstart.md]
causes:
  - cause: The broker is not running.
    check: Look at the list of running containers.
    fix: Start the broker and wait until it answers.
shows: [Log of a task]
keywords: [kafka]
`;

let site: ReturnType<typeof temporarySite>;

beforeEach(() => {
  // Without a version of the code nothing is kept on disk.
  vi.stubEnv('DOCS_CODE_VERSION', 'test');
  site = temporarySite({ 'errors/broker-away.yaml': error });
});
afterEach(() => {
  site.remove();
  vi.unstubAllEnvs();
});

/** What a separate process generates when it finds the caches of earlier ones. */
function generate() {
  const session = openSession(join(site.contentDir, '../.cache'));
  const { sources, problems } = loadSources(openContent(site.contentDir), session.sources);
  expect(problems).toEqual([]);
  const origin = sources.data.errors[0]?.origin(['title']);
  return { origin, generated: generateDrafts(sources.data, sources.digests, session.generated) };
}

test('pages that earlier processes generated from the same data are identical, origins included', () => {
  const first = generate();
  expect(Object.keys(first.generated.embeddedBlocks)).toEqual(['errors /docs/quickstart']);
  expect(generate()).toEqual(first);
});

test('an edit that changes only line numbers moves the origins', () => {
  expect(generate().origin).toMatchObject({ line: 2 });
  writeFileSync(join(site.contentDir, 'errors/broker-away.yaml'), `# Seen with every broker.\n${error}`);
  expect(generate().origin).toMatchObject({ line: 3 });
});

test('an edit of the data is seen', () => {
  generate();
  writeFileSync(join(site.contentDir, 'errors/broker-away.yaml'), error.replace('not running', 'still starting'));
  expect(JSON.stringify(generate().generated)).toContain('still starting');
});
