import type { ReactNode } from 'react';
import { DocTable } from './DocTable.tsx';

/** Renders text with its parts in backticks as code. */
function withCode(text: string): ReactNode[] {
  // Every second part was between backticks.
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={part} style={{ display: 'inline' }}>
        {part}
      </code>
    ) : (
      part
    ),
  );
}

interface FactTableProps {
  head: readonly string[];
  /** Cells of each row; the first one is its name. Backticks mark code. */
  rows: readonly (readonly string[])[];
}

/** Shows a table of facts on a documentation page. */
export function FactTable({ head, rows }: FactTableProps) {
  return (
    <DocTable>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{withCode(name)}</th>
            {cells.map((cell) => (
              <td key={cell} className="wide">
                {withCode(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DocTable>
  );
}
