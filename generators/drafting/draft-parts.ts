import type { Block } from '#model/blocks.ts';
import type { BlockPart, DraftPart, PageLink, Section } from '#model/page.ts';
import type { Origin } from '#model/problem.ts';
import { readBlock } from './read-block.ts';

/** Markdown that a writer wrote or that is generated from data. Empty text doesn't become a part. */
export function markdownPart(text: string, origin: Origin): DraftPart[] {
  return text.trim() === '' ? [] : [{ markdown: text, origin }];
}

/**
 * A heading of a generated page.
 * @param id anchor, if the text's slug isn't unique on the page
 */
export function headingPart(depth: 2 | 3 | 4, text: string, origin: Origin, id?: string): DraftPart {
  return { markdown: `${'#'.repeat(depth)} ${text}${id === undefined ? '' : ` {#${id}}`}\n`, origin };
}

/**
 * A fenced code block; the fence is longer than any inside.
 * @param origin first line of the code in its data file; the fence takes the line above, so that problems in the code have the right line
 */
export function codePart(language: string, code: string, origin: Origin, title?: string): DraftPart {
  const { line = 1, ...place } = origin;
  return { markdown: codeFence(language, code, title), origin: { ...place, line: line - 1 } };
}

/** Markdown of a fenced code block, for parts that also contain other text. */
export function codeFence(language: string, code: string, title?: string): string {
  const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const meta = title === undefined ? '' : ` title="${title}"`;
  return `${fence}${language}${meta}\n${code.trimEnd()}\n${fence}\n`;
}

/**
 * A block with its anchors and links. Callers that write the block in place name its type, as in `blockPart<BadgeRowBlock>(…)`.
 * @param rowSections texts that search finds under a separate anchor; without them, the text of the block joins the text before
 *   it
 */
export function blockPart<B extends Block>(block: B, origin: Origin, rowSections?: readonly Section[]): BlockPart {
  const { anchors, links, text, code } = readBlock(block);
  const whole: Section = { anchor: '', title: '', trail: [], text, code };
  return {
    block,
    anchors,
    links: links.map(({ href, text: label }): PageLink => ({ href, text: label, origin })),
    sections: rowSections ?? [whole],
  };
}
