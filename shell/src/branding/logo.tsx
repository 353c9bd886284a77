import type { ReactNode } from 'react';
import { useBranding } from './branding.tsx';

/** The tenant's mark, 24 or 32 px; the product's own in the tenant's colour where there is none. Decoration. */
export function Logo({ size = 24 }: { readonly size?: 24 | 32 }): ReactNode {
  const { logo } = useBranding();
  if (logo !== null) return <img className="sh-logo" src={logo} width={size} height={size} alt="" />;
  return (
    <svg className="sh-logo" width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <path d="M2 20 10.4 4h3.2L22 20h-4.6L12 9.2 6.6 20z" fill="currentColor" />
    </svg>
  );
}
