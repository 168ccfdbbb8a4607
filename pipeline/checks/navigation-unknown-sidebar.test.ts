import { expect, test } from 'vitest';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { checkedSite, loaded } from '#pipeline/testing/checked-site.ts';
import { navigationUnknownSidebar } from './navigation-unknown-sidebar.ts';

const explain = (name: string) => {
  const navigationFile = loaded('content/navigation.yaml', '', { [name]: [] });
  return formatProblems(navigationUnknownSidebar(checkedSite({ navigationFile })));
};

test('a version can refer to an existing sidebar', () => {
  expect(explain('overviewSidebar')).toBe('');
});

test('a misspelled sidebar ID is a configuration error that suggests the right ID', () => {
  expect(explain('overviewSidbar')).toMatchInlineSnapshot(`
    "content/site.yaml:26:9  navigation/unknown-sidebar
      Configuration error: the version "current" refers to the sidebar "overviewSidebar", which isn't in content/navigation.yaml.
      Did you mean "overviewSidbar"?

    1 error"
  `);
});

test('an unknown sidebar ID is a configuration error that lists all IDs', () => {
  expect(explain('main')).toContain('The sidebars are main.');
});
