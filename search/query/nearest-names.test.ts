import { expect, test } from 'vitest';
import { headPage } from '../testing/head-page.ts';
import { nearestNames } from './nearest-names.ts';
import { Sections } from './sections.ts';

const page = (title: string, topic: string, firstSection: number) => headPage({ title, trail: [topic], firstSection });
const sections = new Sections({
  pages: [page('Lineage', 'Features', 0), page('Tags', 'Features', 2), page('Kafka', 'Sources', 3)],
  titles: ['', 'Column-level lineage', '', ''],
  anchors: ['', '', '', ''],
  keywords: ['', '', '', ''],
});

test('names that look like the query come first, starting with the most similar', () => {
  expect(nearestNames('linaegelineeg', sections, 2)[0]).toBe('Lineage');
});

test('if nothing looks like the query, the broadest topics are offered, starting with those with the most pages', () => {
  expect(nearestNames('zzqqxx', sections, 3)).toEqual(['Features', 'Sources']);
  expect(nearestNames('', sections, 1)).toEqual(['Features']);
});
