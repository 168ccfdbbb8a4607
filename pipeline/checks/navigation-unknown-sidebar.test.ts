import { expect, test } from 'vitest';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { checkedSite, loaded } from '#pipeline/testing/checked-site.ts';
import { navigationUnknownSidebar } from './navigation-unknown-sidebar.ts';

const explain = (name: string) => {
  const navigationFile = loaded('content/navigation.yaml', '', { [name]: [] });
  return formatProblems(navigationUnknownSidebar(checkedSite({ navigationFile })));
};

test('a version may name a sidebar that exists', () => {
  expect(explain('overviewSidebar')).toBe('');
});

test('a sidebar id with a slip is a configuration error with the right id', () => {
  expect(explain('overviewSidbar')).toMatchInlineSnapshot(`
    "content/site.yaml:26:9  navigation/unknown-sidebar
      Configuration error: the version "current" refers to the sidebar "overviewSidebar", which isn't in content/navigation.yaml.
      Did you mean "overviewSidbar"?

    1 error"
  `);
});

test('a sidebar id like no other is a configuration error with all ids', () => {
  expect(explain('main')).toContain('The sidebars are main.');
});
