import type { ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

export interface Crumb {
  readonly label: string;
  /** Absent for where one is. */
  readonly to?: string;
}

/** The way here; the last part is the page itself. */
export function Breadcrumb({ items }: { readonly items: readonly Crumb[] }): ReactNode {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="cd-crumbs">
        {items.map((item, index) => (
          <li key={item.label}>
            {item.to === undefined ? (
              <span className="cd-cut" aria-current={index === items.length - 1 ? 'page' : undefined}>
                {item.label}
              </span>
            ) : (
              <Link to={item.to}>{item.label}</Link>
            )}
            {index < items.length - 1 && <ChevronRight aria-hidden />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
