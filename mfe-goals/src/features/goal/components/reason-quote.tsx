import type { ReactNode } from 'react';

/** What somebody wrote when they asked, in quotes. */
export function ReasonQuote({ children }: { readonly children: string }): ReactNode {
  return (
    <p className="gl-reason">
      “<bdi>{children}</bdi>”
    </p>
  );
}
