import { memo, useState, type ReactNode, type Ref } from 'react';
import { FrameDialog } from './frame-dialog.tsx';
import { Header } from './header.tsx';
import { KeyboardHelpPlace } from './keyboard-help-place.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { useMenuWidth } from './menu-width.ts';
import { PlaceBar } from './place-bar.tsx';
import { PageBody, SkipLink } from './page-body.tsx';
import { SideMenu } from './side-menu.tsx';
import { useHotkeys } from './use-hotkeys.ts';
import { useKeyboardHelp } from './use-keyboard-help.ts';

interface MenuFrameProps {
  /** Receives what the page puts beside its title. */
  readonly contentRef: Ref<HTMLDivElement>;
}

/** Menu, header and the page between them; on a phone the places people go to are at the bottom. */
export const MenuFrame = memo(function MenuFrame({ contentRef }: MenuFrameProps): ReactNode {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isHelping, setHelping] = useKeyboardHelp();
  const menuWidth = useMenuWidth();
  const isDrawer = menuWidth === 'drawer';
  useHotkeys();
  return (
    <div className="sh-app" data-menu={menuWidth}>
      <SkipLink />
      {isDrawer ? (
        <MenuDrawer
          open={isMenuOpen}
          onClose={() => setMenuOpen(false)}
          onKeyboardHelp={() => setHelping(true)}
        />
      ) : (
        <SideMenu narrow={menuWidth === 'narrow'} />
      )}
      <Header
        contentRef={contentRef}
        onOpenMenu={isDrawer ? () => setMenuOpen(true) : null}
        onKeyboardHelp={() => setHelping(true)}
      />
      <PageBody />
      {isDrawer && <PlaceBar />}
      <FrameDialog />
      <KeyboardHelpPlace isOpen={isHelping} onClose={() => setHelping(false)} />
    </div>
  );
});
