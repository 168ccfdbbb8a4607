import { describe, expect, it } from 'vitest';
import { publishedRest } from '../fixtures/published-rest.ts';
import { curlSample } from './call-texts.ts';
import { exampleRequest, restRequest } from './example-request.ts';
import { readCurl } from './read-curl.ts';

describe('readCurl', () => {
  it('reads every example of the reference as the request that it was made from', () => {
    const requests = publishedRest.restGroups.flatMap(({ value }) =>
      value.endpoints.flatMap((endpoint) => exampleRequest(endpoint, value.api === 'restli') ?? []),
    );
    expect(requests.length).toBeGreaterThan(35);
    for (const example of requests) {
      const { headers, body, ...request } = restRequest(example);
      const expected = { ...request, headers, ...(body !== undefined && { body }) };
      expect(readCurl(curlSample(example))).toMatchObject(expected);
    }
  });

  it('reads bodies, quotation marks, and joined options', () => {
    expect(
      readCurl(`curl -X POST "http://localhost:9002/api/gms/entities?action=exists" -d '{"urn": "it'"'"'s"}'`),
    ).toEqual({
      method: 'POST',
      path: '/api/gms/entities',
      query: [{ name: 'action', value: 'exists' }],
      headers: {},
      body: { urn: "it's" },
    });
    expect(readCurl('curl --request=DELETE --output /dev/null /relationships?urn=a -H "A: b:c"')).toEqual({
      method: 'DELETE',
      path: '/relationships',
      query: [{ name: 'urn', value: 'a' }],
      headers: { a: 'b:c' },
    });
  });

  it('skips comments and blank lines', () => {
    const request = { method: 'GET', path: '/config', query: [], headers: {} };
    expect(readCurl("\n# It isn't quoted: | > &\n\ncurl /config#a # Why | not\n# Done\n\n")).toEqual(request);
    expect(readCurl('# A comment alone')).toEqual({ problem: 'no-curl' });
  });

  it.each([
    ['wget http://localhost:8080/config', 'no-curl'],
    ['', 'no-curl'],
    ['curl --silent', 'no-address'],
    ["curl '/config", 'open-quote'],
    ["curl /entities -d '{'", 'bad-json'],
    ['curl /config | jq .models', 'not-alone'],
    ['curl /config > config.json', 'not-alone'],
    ['curl /relationships?urn=a&types=b', 'not-alone'],
    ['curl /config\n\n  curl /health', 'not-alone'],
    ['TOKEN=a; curl /config', 'not-alone'],
    ["curl /entities -d @- <<'JSON' | jq\n{}\nJSON", 'not-alone'],
    ["curl /entities -d @- <<'JSON'\n{}\nJSON\ncurl /config", 'not-alone'],
  ])('says what is wrong with %j', (command, problem) => {
    expect(readCurl(command)).toEqual({ problem });
  });
});
