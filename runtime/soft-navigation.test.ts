import { expect, test } from 'vitest';
import { isSoftNavigation, type NavigationRequest } from './soft-navigation.ts';

const click: NavigationRequest = {
  canIntercept: true,
  destination: { sameDocument: false },
  downloadRequest: null,
  formData: null,
  hashChange: false,
  navigationType: 'push',
  sourceElement: null,
};
const sameDocument = { destination: { sameDocument: true } };
const languageLink = { closest: (selector: string) => (selector === '[data-alternate]' ? {} : null) } as Element;

test.each<[what: string, request: Partial<NavigationRequest>, samePage: boolean, expected: boolean]>([
  ['a link to another page', {}, false, true],
  ['a link to the page in view', {}, true, true],
  ['going back to another page', { navigationType: 'traverse', ...sameDocument }, false, true],
  ['going back within the page', { navigationType: 'traverse', ...sameDocument }, true, false],
  ['a hash link', { hashChange: true, ...sameDocument }, true, false],
  ['a hash link clicked while the next page is on its way', { hashChange: true, ...sameDocument }, false, true],
  ['history.pushState() by an island', { ...sameDocument }, false, false],
  ['a reload', { navigationType: 'reload' }, true, false],
  ['a download', { downloadRequest: '' }, false, false],
  ['a posted form', { formData: new FormData() }, false, false],
  ['what the browser does not let us take over', { canIntercept: false }, false, false],
  ['a link to another language', { sourceElement: languageLink }, false, false],
])('%s', (_what, request, samePage, expected) => {
  expect(isSoftNavigation({ ...click, ...request }, samePage)).toBe(expected);
});
