import type { ReactNode } from 'react';
import { TableHead } from './TableHead.tsx';

/**
 * A table whose rows become cards on narrow screens. The first cell of a row is its header.
 * @param rows cells in the order of the columns; empty cells disappear from the cards
 */
export function ReferenceTable({
  caption,
  columns,
  rows,
  className = '',
}: {
  caption: string;
  columns: readonly string[];
  rows: readonly { key: string; id?: string; cells: readonly ReactNode[] }[];
  className?: string;
}) {
  return (
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
}
