import type { ReactNode } from 'react';

/** The row with the names of the columns. */
export function TableHead({ corner, columns }: { corner?: ReactNode; columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {corner !== undefined && <th scope="col">{corner}</th>}
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
