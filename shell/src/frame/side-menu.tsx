import { useSession } from '@cadence/shared-auth';
import { LIMITS } from '@cadence/shared-contract';
import { Icon, VisuallyHidden, WeekRuler } from '@cadence/shared-ui';
import { PanelLeftClose, PanelLeftOpen } from '@cadence/shared-ui/icons';
import { Link, useLocation } from '@cadence/shared-ui/router';
import type { ReactNode } from 'react';
import { useBranding } from '../branding/branding.tsx';
import { Logo } from '../branding/logo.tsx';
import { usePlatform } from '../remotes/index.ts';
import { currentOf, mergeMenu } from './menu-items.ts';
import { toggleMenu, useMayCollapse } from './menu-width.ts';

interface SideMenuProps {
  /** Icons only; the labels become their accessible names. */
  readonly narrow: boolean;
}

/** The side menu at the left of every page. */
export function SideMenu({ narrow }: SideMenuProps): ReactNode {
  const mayCollapse = useMayCollapse();
  return (
    <nav className="sh-menu" aria-label="Main">
      <BrandLink narrow={narrow} />
      <MenuList narrow={narrow} />
      <MenuPeriod narrow={narrow} />
      {mayCollapse && (
        <button
          type="button"
          className="sh-collapse"
          aria-expanded={!narrow}
          onClick={toggleMenu}
          title={narrow ? 'Expand' : undefined}
        >
          {narrow ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
          <span className={narrow ? 'cd-vh' : undefined}>
            {narrow ? (
              'Expand menu'
            ) : (
              <>
                Collapse<VisuallyHidden> menu</VisuallyHidden>
              </>
            )}
          </span>
        </button>
      )}
    </nav>
  );
}

function BrandLink({ narrow }: SideMenuProps): ReactNode {
  const { name } = useBranding();
  return (
    <Link className="sh-brand" to="/v3/home" title={narrow ? name : undefined}>
      <Logo />
      <span className={narrow ? 'cd-vh' : 'cd-cut'}>{name}</span>
    </Link>
  );
}

interface MenuListProps extends SideMenuProps {
  readonly onChosen?: () => void;
}

/** What this person may open, in order; code of a page is fetched when its link is pointed at. */
export function MenuList({ narrow, onChosen }: MenuListProps): ReactNode {
  useSession();
  const platform = usePlatform();
  const { pathname } = useLocation();
  return (
    <ul className="sh-menu-list">
      {mergeMenu(platform.menu()).map((item) => (
        <li key={item.key}>
          <Link
            to={item.to}
            title={narrow ? item.label : undefined}
            {...currentOf(item, pathname)}
            onClick={onChosen}
            onPointerEnter={() => platform.prefetchPath(item.to)}
            onFocus={() => platform.prefetchPath(item.to)}
          >
            <Icon name={item.icon} />
            <span className={narrow ? 'cd-vh' : 'cd-cut'}>{item.label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The progress of the quarter, at the menu's foot. */
export function MenuPeriod({ narrow }: SideMenuProps): ReactNode {
  const { period } = useSession();
  const isInside = period.Week >= 1 && period.Week <= LIMITS.weeksPerPeriod;
  return (
    <WeekRuler
      label={`Q${period.Quarter} ${period.Year}`}
      total={LIMITS.weeksPerPeriod}
      current={isInside ? period.Week : null}
      bare={narrow}
    />
  );
}
