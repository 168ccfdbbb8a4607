import type { ScreenRoute } from '#model/locale-site.ts';
import type { PagePlace, TrailStep } from '#model/navigation.ts';
import type { Heading, Page, PageContent } from '#model/page.ts';

/** Structured data about a page, in the site's own terms. */
export interface PageOutline {
  type: 'home' | 'page' | 'screen';
  /** Steps above the page, outermost first, without home. */
  trail: readonly TrailStep[];
  /** Time of the last change in seconds, as far as git knows. */
  modified?: number;
  /** Questions that the page answers, if that is what it is for. */
  questions: readonly { question: string; answer: string }[];
}

/** A page with fewer questions isn't a list of questions. */
const FEWEST_QUESTIONS = 3;

/** Structured data about a documentation page. */
export function pageOutline(
  page: Pick<Page, 'headings' | 'lastUpdate'>,
  content: Pick<PageContent, 'sections'>,
  place: Pick<PagePlace, 'trail'> | undefined,
): PageOutline {
  const asked = questionsOf(page.headings);
  const answers = new Map(content.sections.map(({ anchor, text }) => [anchor, text]));
  return {
    type: 'page',
    trail: place?.trail ?? [],
    ...(page.lastUpdate && { modified: page.lastUpdate.time }),
    questions: asked.flatMap(({ id, text }) => {
      const answer = answers.get(id);
      return answer ? [{ question: text, answer }] : [];
    }),
  };
}

/** Structured data about a screen. */
export function screenOutline({ screen }: Pick<ScreenRoute, 'screen'>): PageOutline {
  return { type: screen === 'home' ? 'home' : 'screen', trail: [], questions: [] };
}

/** The questions of a page whose headings are questions for the most part; those that only group others don't count. */
function questionsOf(headings: readonly Heading[]): readonly Heading[] {
  const innermost = headings.filter(({ depth }, index) => (headings[index + 1]?.depth ?? 0) <= depth);
  const asked = innermost.filter(({ text }) => text.endsWith('?'));
  return asked.length >= FEWEST_QUESTIONS && asked.length > innermost.length / 2 ? asked : [];
}
