import { Children, type ReactNode } from 'react';

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

interface RowGroupProps {
  title: string;
  columns: number;
  children: ReactNode;
  /** Shown instead of rows if there are none. */
  empty?: string;
}

/** Rows of one subject below its heading. */
export function RowGroup({ title, columns, children, empty }: RowGroupProps) {
  return (
    <tbody>
      <tr className="comparison-group">
        <th scope="rowgroup" colSpan={columns + 1}>
          <span>{title}</span>
        </th>
      </tr>
      {Children.count(children) > 0 ? (
        children
      ) : (
        <tr>
          <td colSpan={columns + 1}>{empty}</td>
        </tr>
      )}
    </tbody>
  );
}
