import { expect, test } from 'vitest';
import { splitJoined } from './joined-names.ts';

const isWord = (part: string) => ['auth', 'oidc', 'discovery', 'disco', 'very', 'uri', 'authoidc'].includes(part);

test.each([
  ['oidcdiscoveryuri', ['oidc', 'discovery', 'uri']],
  ['discovery', ['discovery']],
  ['authoidcuri', ['authoidc', 'uri']],
  ['oidcsecret', []],
])('%s is made of the fewest words', (text, words) => {
  expect(splitJoined(text, isWord)).toEqual(words);
});
