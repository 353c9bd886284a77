import { Drawer } from '@cadence/shared-ui';
import type { ReactNode } from 'react';
import { useBranding } from '../branding/branding.tsx';
import { Logo } from '../branding/logo.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { MenuList, MenuPeriod } from './side-menu.tsx';

interface MenuDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onKeyboardHelp: () => void;
}

/** The side menu of small screens, and who is signed in. */
export function MenuDrawer({ open, onClose, onKeyboardHelp }: MenuDrawerProps): ReactNode {
  const { name } = useBranding();
  return (
    <Drawer
      open={open}
      onCloseRequest={onClose}
      width={400}
      footer={<ProfileMenu isNamed onChosen={onClose} onKeyboardHelp={onKeyboardHelp} />}
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
