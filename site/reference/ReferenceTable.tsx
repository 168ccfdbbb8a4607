import type { ReactNode } from 'react';
import { TableHead } from './TableHead.tsx';

/** A table with this many rows or more is folded, if allowed. */
const foldedFrom = 3;

/**
 * A table whose rows become cards on narrow screens. The first cell of a row is its header.
 * @param rows cells in the order of the columns; empty cells disappear from the cards
 * @param foldedAs what a reader clicks to open a table of three or more rows, on pages that would otherwise be too long to scroll through. The browser
 *   opens it for a search in the page and for a link to a row; runtime/details.ts opens it for a link to the heading above it.
 */
export function ReferenceTable({
  caption,
  columns,
  rows,
  className = '',
  foldedAs,
}: {
  caption: string;
  columns: readonly string[];
  rows: readonly { key: string; id?: string; cells: readonly ReactNode[] }[];
  className?: string;
  foldedAs?: string;
}) {
  const table = (
    <table className={`ref-table ${className}`.trim()}>
      <caption className="visually-hidden">{caption}</caption>
      <TableHead columns={columns} />
      <tbody>
        {rows.map(({ key, id, cells }) => (
          <tr key={key} id={id}>
            {cells.map((cell, index) => {
              const label = columns[index] ?? '';
              return index === 0 ? (
                <th key={label} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={label} data-label={label}>
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (foldedAs === undefined || rows.length < foldedFrom) return table;
  return (
    <details className="folded" data-folded>
      <summary>{foldedAs}</summary>
      {table}
    </details>
  );
}
