import { useState, type ReactNode, type Ref } from 'react';
import { Header } from './header.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { useMenuWidth } from './menu-width.ts';
import { PageBody, SkipLink } from './page-body.tsx';
import { SideMenu } from './side-menu.tsx';
import { useHotkeys } from './use-hotkeys.ts';

interface MenuFrameProps {
  /** Receives what the page puts beside its title. */
  readonly contentRef: Ref<HTMLDivElement>;
}

/** Menu, header and the page between them. */
export function MenuFrame({ contentRef }: MenuFrameProps): ReactNode {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const menuWidth = useMenuWidth();
  const isDrawer = menuWidth === 'drawer';
  useHotkeys();
  return (
    <div className="sh-app" data-menu={menuWidth}>
      <SkipLink />
      {isDrawer ? (
        <MenuDrawer open={isMenuOpen} onClose={() => setMenuOpen(false)} />
      ) : (
        <SideMenu narrow={menuWidth === 'narrow'} />
      )}
      <Header contentRef={contentRef} onOpenMenu={isDrawer ? () => setMenuOpen(true) : null} />
      <PageBody />
    </div>
  );
}
