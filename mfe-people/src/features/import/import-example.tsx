import type { ReactNode } from 'react';
import { TEMPLATE_COLUMNS, TEMPLATE_ROWS } from './import-template.ts';

/** What a file looks like, and what its columns mean. */
export function ImportExample(): ReactNode {
  return (
    <section className="pe-example">
      <h3 className="cd-label">What the file looks like</h3>
      <div
        className="pe-example-sheet"
        role="region"
        aria-label="Example"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on a narrow screen
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              {TEMPLATE_COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {TEMPLATE_ROWS.map((row) => (
              <tr key={row[1]}>
                {TEMPLATE_COLUMNS.map((column, index) => (
                  <td key={column}>{row[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="cd-hint">
        A row for each employee: Name, Email, Job Title, Department, Manager Email and Role. Without a manager
        they report to you. Nobody is added before you have seen every row.
      </p>
    </section>
  );
}
