import type { ReactNode } from 'react';
import { TableHead } from '#site/reference/TableHead.tsx';

interface MeasuresProps {
  caption: string;
  /** Of the columns; the first is that of the names of the rows. */
  heading: readonly string[];
  rows: readonly { name: ReactNode; key: string; cells: readonly ReactNode[] }[];
}

/** A table of numbers, which scrolls separately if it is too wide. */
export function Measures({ caption, heading: [corner, ...columns], rows }: MeasuresProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section className="table-scroll quality-table" aria-label={caption} tabIndex={0}>
      <table>
        <TableHead corner={corner} columns={columns} />
        <tbody>
          {rows.map(({ name, key, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
