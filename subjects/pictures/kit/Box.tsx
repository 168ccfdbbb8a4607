import type { ReactNode } from 'react';
import { useChoice, useNumber } from './picture-context.ts';

export interface BoxProps {
  /** Classes of kit.css without their leading "k-", separated by spaces. */
  c?: string | undefined;
  /** Name of the place, for callouts. */
  at?: string | undefined;
  /** Whether it is chosen among its neighbors. */
  on?: boolean | undefined;
  as?: 'div' | 'span' | 'b' | 'pre';
  children?: ReactNode;
}

/** Every element of a picture: a box with classes, and a number if the page explains it. */
export function Box({ c = '', at, on, as: Tag = 'div', children }: BoxProps) {
  const number = useNumber(at);
  const choice = useChoice(children);
  const names = c.split(' ').filter((name) => name !== '');
  if (number !== undefined) names.push('at');
  if (on) names.push('on');
  const className = names.length > 0 ? names.map((name) => `k-${name}`).join(' ') : undefined;
  if (choice !== undefined) {
    return (
      <label className={className} htmlFor={choice}>
        {children}
      </label>
    );
  }
  return (
    <Tag className={className}>
      {children}
      {/* Behind the cells of a row, which would otherwise begin with an empty one. */}
      {number !== undefined && <b className="k-number">{number}</b>}
    </Tag>
  );
}
