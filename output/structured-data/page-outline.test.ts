import { expect, test } from 'vitest';
import type { Heading } from '#model/page.ts';
import { pageOutline } from './page-outline.ts';

const heading = (depth: Heading['depth'], text: string): Heading => ({ depth, text, id: text, html: text });
const contentOf = (headings: readonly Heading[]) => ({
  sections: headings.map(({ id, text }) => ({ anchor: id, title: text, trail: [], text: `About ${text}`, code: [] })),
});
const questionsOf = (headings: readonly Heading[]) =>
  pageOutline({ headings }, contentOf(headings), undefined).questions;

test("a page answers the questions in its headings, and headings that group others don't count as answers", () => {
  const headings = [
    heading(2, 'Finding'),
    heading(3, 'Where?'),
    heading(3, 'How?'),
    heading(2, 'Why?'),
    heading(2, 'Next'),
  ];
  expect(questionsOf(headings)).toEqual([
    { question: 'Where?', answer: 'About Where?' },
    { question: 'How?', answer: 'About How?' },
    { question: 'Why?', answer: 'About Why?' },
  ]);
});

test("a few questions among other headings don't form a list of questions", () => {
  expect(questionsOf([heading(2, 'Where?'), heading(2, 'How?')])).toEqual([]);
  expect(questionsOf(['A?', 'B?', 'C?', 'D', 'E', 'F'].map((text) => heading(2, text)))).toEqual([]);
});

test('the time of the last change is included if Git has it', () => {
  expect(pageOutline({ headings: [] }, { sections: [] }, undefined)).not.toHaveProperty('modified');
  const lastUpdate = { author: 'A', time: 7 };
  expect(pageOutline({ headings: [], lastUpdate }, { sections: [] }, undefined).modified).toBe(7);
});
