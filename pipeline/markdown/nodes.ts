import type { ElementContent, Properties } from 'hast';
import type { Node, Nodes, Parent, PhrasingContent, RootContent } from 'mdast';
// These two add their own nodes to the types of mdast and hast: raw HTML, and directives.
import type {} from 'mdast-util-to-hast';
import type {} from 'satteri';

/** `:::name[label]{key=value}` … `:::`; the label is the first paragraph, with `data.directiveLabel`. */
export type ContainerDirective = Extract<Nodes, { type: 'containerDirective' }>;

/** `::name[label]{key=value}`. */
export type LeafDirective = Extract<Nodes, { type: 'leafDirective' }>;

/** Finished HTML in place of a Markdown node. */
export interface Rendered extends Node {
  type: 'rendered';
  hast: readonly ElementContent[];
  /** What search finds in it, as prose. */
  text?: string;
  /** What search finds in it, as code. */
  code?: string;
}

/** An HTML element around nodes that are still Markdown. */
export interface Wrapper extends Parent {
  type: 'wrapper';
  data: { hName: string; hProperties: Properties };
  children: RootContent[];
}

declare module 'mdast' {
  interface Data {
    /** File of an included node. All other nodes are in the file of their page. */
    file?: string;
    /** True for a container directive whose closing colons are missing. */
    unclosed?: boolean;
  }
  interface BlockContentMap {
    rendered: Rendered;
    wrapper: Wrapper;
  }
  interface PhrasingContentMap {
    rendered: Rendered;
    wrapper: Wrapper;
  }
  interface RootContentMap {
    rendered: Rendered;
    wrapper: Wrapper;
  }
}

/**
 * Makes a node from finished HTML.
 * @param hast the HTML
 * @param found what search finds in it; nothing by default
 */
export function rendered(hast: readonly ElementContent[], found: { text?: string; code?: string } = {}): Rendered {
  return { type: 'rendered', hast, ...found };
}

/** Makes an element whose children are still Markdown, for example `wrapper('div', { className: ['tab'] }, nodes)`. */
export function wrapper(
  tagName: string,
  properties: Properties,
  children: readonly (RootContent | PhrasingContent)[],
): Wrapper {
  return { type: 'wrapper', data: { hName: tagName, hProperties: properties }, children: [...children] };
}
