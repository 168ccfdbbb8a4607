import type { ReactNode } from 'react';
import { Box } from './Box.tsx';

export interface TableRow {
  key: string;
  cells: readonly ReactNode[];
  /** Place of the row, for callouts. */
  at?: string;
  on?: boolean;
}

/**
 * Rows under a head. On narrow screens the columns in `wide` are left out.
 * @param wide columns, counted from 0
 */
export function Table({
  head,
  rows,
  wide = [],
}: {
  head: readonly ReactNode[];
  rows: readonly TableRow[];
  wide?: readonly number[];
}) {
  const cells = (list: readonly ReactNode[]) =>
    list.map((cell, column) => (
      // Cells have no names and never change their order.
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
      <div key={column} className={wide.includes(column) ? 'k-wide' : undefined}>
        {cell}
      </div>
    ));
  return (
    <Box c="table">
      <Box c="head">{cells(head)}</Box>
      {rows.map(({ key, cells: list, at, on }) => (
        <Box key={key} at={at} on={on}>
          {cells(list)}
        </Box>
      ))}
    </Box>
  );
}
