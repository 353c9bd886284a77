import { Drawer } from '@cadence/shared-ui';
import type { ReactNode } from 'react';
import { useBranding } from '../branding/branding.tsx';
import { Logo } from '../branding/logo.tsx';
import { MenuList, MenuPeriod } from './side-menu.tsx';

interface MenuDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The side menu of small screens. */
export function MenuDrawer({ open, onClose }: MenuDrawerProps): ReactNode {
  const { name } = useBranding();
  return (
    <Drawer
      open={open}
      onCloseRequest={onClose}
      width={400}
      title={
        <span className="sh-brand-line">
          <Logo /> {name}
        </span>
      }
    >
      <nav className="sh-menu-drawer" aria-label="Main">
        <MenuList narrow={false} onChosen={onClose} />
        <MenuPeriod narrow={false} />
      </nav>
    </Drawer>
  );
}
