import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Fills the `{name}` placeholders of a text with elements or other values. Unknown placeholders are left unchanged, so that a
 * translator's error is visible.
 * @param values the value of each placeholder
 */
export function fillNodes(text: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  const parts = text.split(/(\{\w+\})/).filter((part) => part !== '');
  const nodes = parts.map((part) => {
    const name = part.slice(1, -1);
    return part.startsWith('{') && Object.hasOwn(values, name) ? values[name] : part;
  });
  return createElement(Fragment, null, ...nodes);
}
