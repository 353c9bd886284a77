import { useShell } from '@cadence/shared-auth';
import { usePlatform } from '../remotes/index.ts';
import { useServices } from '../services/services-context.tsx';
import { isOpenPage, keepPlace, OVER_PARAMETER, overPlace } from './keep-place.ts';

/** A page to open or a command to give. */
export interface Beginning {
  readonly to: string;
  /** Of a command. */
  readonly key?: string;
}

/**
 * Opens a page or gives a command. What can be done over any page (`frame.dialog`) is done over the open one, which
 * keeps what is unsaved on it; everything else asks first.
 */
export function useBegin(): (place: Beginning) => void {
  const platform = usePlatform();
  const shell = useShell();
  const { guards } = useServices();
  return ({ to, key }) => {
    const { routes } = platform;
    const dialog = platform.slotEntries('frame.dialog').find(({ id }) => id === key);
    if (dialog === undefined || isOpenPage(to, routes)) {
      guards.leave(() => shell.navigate(keepPlace(to, routes)));
      return;
    }
    const open = (): void => shell.navigate(overPlace(dialog.id));
    if (new URLSearchParams(window.location.search).has(OVER_PARAMETER)) guards.leave(open);
    else open();
  };
}
