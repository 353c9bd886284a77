import { IconButton } from '@cadence/shared-ui';
import { ChevronRight, MenuIcon } from '@cadence/shared-ui/icons';
import { Link } from '@cadence/shared-ui/router';
import type { ReactNode, Ref } from 'react';
import { useStore } from 'zustand';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { SlotOutlet } from '../remotes/index.ts';
import { GlobalSearch } from '../search/global-search.tsx';
import { useServices } from '../services/services-context.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { useDocumentTitle } from './use-document-title.ts';

interface HeaderProps {
  /** Receives what the page puts beside its title. */
  readonly contentRef: Ref<HTMLDivElement>;
  /** Opens the menu drawer; null where the menu is always there. */
  readonly onOpenMenu: (() => void) | null;
  readonly onKeyboardHelp: () => void;
}

/**
 * Title, search, what remotes add, notifications and the profile menu: 56 px above every page. Where the menu is a
 * drawer, that has the profile menu.
 */
export function Header({ contentRef, onOpenMenu, onKeyboardHelp }: HeaderProps): ReactNode {
  const title = useDocumentTitle();
  return (
    <header className="sh-header">
      {onOpenMenu !== null && (
        <IconButton
          label="Open menu"
          size="touch"
          icon={<MenuIcon className="cd-i-20" aria-hidden />}
          onClick={onOpenMenu}
        />
      )}
      <div className="sh-title">
        <PageTitle title={title} />
        <div className="sh-title-content" ref={contentRef} />
      </div>
      <div className="sh-tools">
        <GlobalSearch onKeyboardHelp={onKeyboardHelp} />
        <SlotOutlet name="header.action" props={{}} fallback={<span className="sh-tool-room" />} />
        <NotificationBell />
        {onOpenMenu === null && <ProfileMenu onKeyboardHelp={onKeyboardHelp} />}
      </div>
    </header>
  );
}

/** The page's name, after the pages it belongs to. */
function PageTitle({ title }: { readonly title: string }): ReactNode {
  const { pageTitle } = useServices();
  const parents = useStore(pageTitle, (state) => state.parents);
  const heading = (
    <h1 className="cd-cut">
      <bdi>{title}</bdi>
    </h1>
  );
  if (parents.length === 0) return heading;
  return (
    <nav aria-label="Breadcrumb" className="sh-crumbs">
      <ol className="cd-crumbs">
        {parents.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <ChevronRight aria-hidden />
          </li>
        ))}
        <li aria-current="page">{heading}</li>
      </ol>
    </nav>
  );
}
