import { useLayoutEffect, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { applyTenantColor, applyTheme, THEME_MODES, UiProvider } from '../src/index.ts';

export interface FrameProps {
  /** What the toolbar says. */
  readonly globals: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** What moves at all moves in no time; the browser's own setting cannot be changed from a page. */
const STILL = '*,*::before,*::after{animation-duration:0s!important;transition-duration:0s!important}';

/** What the shell puts around every page, as the toolbar wants it. */
export function Frame({ globals, children }: FrameProps): ReactNode {
  const [theme, tenant, text] = ['theme', 'tenant', 'text'].map((name) => String(globals[name]));
  useLayoutEffect(() => {
    applyTheme(THEME_MODES.find((mode) => mode === theme) ?? 'system');
    applyTenantColor(tenant ?? '');
    document.documentElement.style.fontSize = text === '16' ? '' : `${text}px`;
  }, [theme, tenant, text]);
  return (
    <MemoryRouter>
      {globals['motion'] === 'reduced' && <style>{STILL}</style>}
      <UiProvider>{children}</UiProvider>
    </MemoryRouter>
  );
}
