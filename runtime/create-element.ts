/**
 * Makes an element.
 * @param properties DOM properties to set, for example `{ className: 'progress' }`
 * @param children elements or texts to put inside
 */
export function createElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}
