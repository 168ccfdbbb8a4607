import type { TextExplanation } from '#model/text-check.ts';

/** A sentence with its code, as elements; text is only ever text. */
export function sentenceNode(tag: string, text: string): HTMLElement {
  const node = document.createElement(tag);
  for (const [index, part] of text.split('`').entries()) {
    if (index % 2 === 0) node.append(part);
    else node.append(Object.assign(document.createElement('code'), { textContent: part }));
  }
  return node;
}

/** The explanation of what is under the pointer, for a tooltip. */
export function explanationNode({
  title,
  type,
  required,
  description,
  deprecated,
  default: usual,
}: TextExplanation): HTMLElement {
  const node = document.createElement('div');
  node.className = 'cm-explained';
  const head = document.createElement('div');
  head.append(
    Object.assign(document.createElement('strong'), { textContent: title }),
    ` ${type}${required ? ', required' : ''}`,
  );
  node.append(head, sentenceNode('p', description));
  if (usual !== undefined) node.append(sentenceNode('p', `Default: \`${usual}\``));
  if (deprecated !== undefined) node.append(sentenceNode('p', `Deprecated: ${deprecated}`));
  return node;
}
