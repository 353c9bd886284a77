import type { ReactNode } from 'react';
import { AppRoutes } from '../routes/app-routes.tsx';
import { MAIN_ID } from '../routes/page-host.tsx';
import { Banners } from './banners.tsx';

/** The way past what comes before the page, for anyone who uses Tab. */
export function SkipLink(): ReactNode {
  return (
    <button type="button" className="sh-skip" onClick={() => document.getElementById(MAIN_ID)?.focus()}>
      Skip to content
    </button>
  );
}

/** The quiet lines and the page under them. */
export function PageBody(): ReactNode {
  return (
    <div className="sh-body">
      <Banners />
      <main className="sh-main" id={MAIN_ID} tabIndex={-1}>
        <AppRoutes />
      </main>
    </div>
  );
}
