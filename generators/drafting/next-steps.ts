import type { NextSteps } from '#model/next-steps.ts';
import type { DraftPart } from '#model/page.ts';
import type { Origin } from '#model/problem.ts';
import { headingPart, markdownPart } from './draft-parts.ts';
import { oneLine } from './one-line.ts';

/** The end of every generated page: where to go next, and why. */
export function nextStepsParts(links: NextSteps, origin: Origin): DraftPart[] {
  const lines = links.map(({ label, href, why }) => `- [${label}](${href}): ${oneLine(why)}`);
  return [headingPart(2, 'Where to go next', origin), ...markdownPart(lines.join('\n'), origin)];
}
