import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parser as java } from '@lezer/java';
import { parser as python } from '@lezer/python';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, type CallLanguage, callFiles, callLanguages, callSample } from './call-samples.ts';

const single: Call = {
  document: 'query q($urn: String!) {\n  tag(urn: $urn) {\n    urn\n  }\n}',
  variables: { urn: `urn:li:tag:it's "new" \\ \${x} \`` },
};
const scroll: Call = {
  document:
    'query q($count: Int, $scrollId: String) { scrollAcrossEntities(input: { query: "*", count: $count, scrollId: $scrollId }) { nextScrollId searchResults { entity { urn } } } }',
  variables: { count: 2 },
  scroll: { field: 'scrollAcrossEntities', variable: 'scrollId' },
};

/** Requests that the server got: who sent them, and what. */
const requests: { authorization: string | undefined; body: { query: string; variables: Record<string, unknown> } }[] =
  [];
let server: Server;
let endpoint = '';
let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'calls-'));
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      const body = JSON.parse(text);
      requests.push({ authorization: request.headers.authorization, body });
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(answer(body)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/graphql`;
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  server.close();
});

/** Two batches of a scroll, or what a query of one tag returns. */
function answer({ query, variables }: { query: string; variables: Record<string, unknown> }): object {
  if (!query.includes('scroll')) return { data: { tag: { urn: variables.urn } } };
  const isLast = variables.scrollId === 'second';
  const urns = isLast ? ['urn:li:tag:c'] : ['urn:li:tag:a', 'urn:li:tag:b'];
  return {
    data: {
      scrollAcrossEntities: {
        nextScrollId: isLast ? null : 'second',
        searchResults: urns.map((urn) => ({ entity: { urn } })),
      },
    },
  };
}

const programs: Readonly<Record<Exclude<CallLanguage, 'Java'>, readonly [command: string, needs: readonly string[]]>> =
  {
    cURL: ['bash', ['bash', '-c', 'command -v curl && command -v jq']],
    Python: ['python3', ['python3', '-c', 'import requests']],
    JavaScript: [process.execPath, [process.execPath, '--version']],
  };

/** Saves a sample and runs it. */
async function runSample(language: keyof typeof programs, call: Call): Promise<string> {
  const file = join(folder, callFiles[language]);
  writeFileSync(file, callSample(language, call, { graphql: endpoint }));
  const env = { ...process.env, DATAHUB_TOKEN: 'made-up' };
  return (await promisify(execFile)(programs[language][0], [file], { env })).stdout;
}

describe.each(Object.keys(programs) as (keyof typeof programs)[])('the %s sample', (language) => {
  const [command = '', ...args] = programs[language][1];
  const isInstalled = spawnSync(command, args).status === 0;

  it.runIf(isInstalled)('sends the operation with its variables and the token', async () => {
    requests.length = 0;
    const output = await runSample(language, single);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.authorization).toBe('Bearer made-up');
    expect(requests[0]?.body.variables).toEqual(single.variables);
    expect(requests[0]?.body.query.replace(/\s+/g, ' ').trim()).toBe(single.document.replace(/\s+/g, ' '));
    expect(output).toContain('urn:li:tag:it');
  });

  it.runIf(isInstalled)('repeats a scroll until the last batch', async () => {
    requests.length = 0;
    const output = await runSample(language, scroll);
    expect(output.trim().split(/\s+/)).toEqual(['urn:li:tag:a', 'urn:li:tag:b', 'urn:li:tag:c']);
    expect(requests.map(({ body }) => body.variables.scrollId)).toEqual([undefined, 'second']);
  });
});

describe('samples', () => {
  it.each([
    ['Java', java],
    ['Python', python],
  ] as const)('in %s can be parsed', (language, parser) => {
    for (const call of [single, scroll]) {
      let errors = 0;
      parser.parse(callSample(language, call, {})).iterate({
        enter: ({ type }) => {
          if (type.isError) errors += 1;
        },
      });
      expect(errors).toBe(0);
    }
  });

  it.each(callLanguages)('in %s contain the reader’s own address and variable', (language) => {
    const code = callSample(language, single, { server: 'https://gms.example.com', token: 'MY_TOKEN' });
    expect(code).toContain('https://gms.example.com/api/graphql');
    expect(code).toContain('MY_TOKEN');
    expect(code).not.toMatch(/localhost|DATAHUB_TOKEN/);
  });
});
