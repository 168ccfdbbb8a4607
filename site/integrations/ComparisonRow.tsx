import type { ReactNode } from 'react';

/** One thing that is compared, with what each module says about it. */
export function ComparisonRow({ name, cells }: { name: ReactNode; cells: readonly ReactNode[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity inside a row
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}

/** Rows of one subject below its heading. */
export function RowGroup({ title, columns, children }: { title: string; columns: number; children: ReactNode }) {
  return (
    <tbody>
      <tr className="comparison-group">
        <th scope="rowgroup" colSpan={columns + 1}>
          <span>{title}</span>
        </th>
      </tr>
      {children}
    </tbody>
  );
}
