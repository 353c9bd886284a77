import { useSession } from '@cadence/shared-auth';
import { Icon } from '@cadence/shared-ui';
import { Link, useLocation } from '@cadence/shared-ui/router';
import type { ReactNode } from 'react';
import { usePlatform } from '../remotes/index.ts';
import { currentOf, listPlaces, mergeMenu } from './menu-items.ts';

/** The four pages that people in this role open most, within reach of a thumb; everything else is in the menu. */
export function PlaceBar(): ReactNode {
  const { profile } = useSession();
  const platform = usePlatform();
  const { pathname } = useLocation();
  return (
    <nav className="sh-places" aria-label="Places">
      {listPlaces(mergeMenu(platform.menu()), profile.RoleName).map((item) => (
        <Link
          key={item.key}
          to={item.to}
          {...currentOf(item, pathname)}
          onPointerDown={() => platform.prefetchPath(item.to)}
        >
          <Icon name={item.icon} size={20} />
          <span>{item.label}</span>
        </Link>
      ))}
    </nav>
  );
}
