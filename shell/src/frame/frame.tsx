import { ShellProvider } from '@cadence/shared-auth';
import { useState, type ReactNode } from 'react';
import { AppRoutes } from '../routes/app-routes.tsx';
import { MAIN_ID } from '../routes/page-host.tsx';
import { useServices } from '../services/services-context.tsx';
import { LeaveDialog } from '../unsaved/leave-dialog.tsx';
import { Banners } from './banners.tsx';
import { useFrameLife } from './frame-life.ts';
import { Header } from './header.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { useMenuWidth } from './menu-width.ts';
import { SideMenu } from './side-menu.tsx';
import { useOwnKeys } from './use-own-keys.ts';

/** Menu, header and the page between them, for a signed-in person. */
export function Frame(): ReactNode {
  const { shell } = useServices();
  const [headerTarget, setHeaderTarget] = useState<HTMLElement | null>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const menuWidth = useMenuWidth();
  useFrameLife();
  useOwnKeys();
  const isDrawer = menuWidth === 'drawer';
  return (
    <ShellProvider shell={shell} headerTarget={headerTarget}>
      <div className="sh-app" data-menu={menuWidth}>
        <button type="button" className="sh-skip" onClick={() => document.getElementById(MAIN_ID)?.focus()}>
          Skip to content
        </button>
        {isDrawer ? (
          <MenuDrawer open={isMenuOpen} onClose={() => setMenuOpen(false)} />
        ) : (
          <SideMenu narrow={menuWidth === 'narrow'} />
        )}
        <Header contentRef={setHeaderTarget} onOpenMenu={isDrawer ? () => setMenuOpen(true) : null} />
        <div className="sh-body">
          <Banners />
          <main className="sh-main" id={MAIN_ID} tabIndex={-1}>
            <AppRoutes />
          </main>
        </div>
      </div>
      <LeaveDialog />
    </ShellProvider>
  );
}
