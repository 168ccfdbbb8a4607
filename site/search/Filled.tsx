import { Fragment, type ReactNode } from 'react';

/** An interface text whose `{name}` placeholders are filled with elements. */
export function Filled({ text, values }: { text: string; values: Readonly<Record<string, ReactNode>> }) {
  return text.split(/\{(\w+)\}/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    <Fragment key={index}>{index % 2 === 1 ? values[part] : part}</Fragment>
  ));
}
