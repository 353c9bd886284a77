import { useLocation, useNavigate } from '@cadence/shared-ui/router';
import type { ReactNode } from 'react';
import { SlotOutlet, usePlatform } from '../remotes/index.ts';
import { OVER_PARAMETER } from '../routes/keep-place.ts';

/** What a command opened over the page; the address says so, and the page is there again when it is closed. */
export function FrameDialog(): ReactNode {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const platform = usePlatform();
  const params = new URLSearchParams(search);
  const asked = params.get(OVER_PARAMETER);
  const entry = platform.slotEntries('frame.dialog').find(({ id }) => id === asked);
  if (entry === undefined) return null;
  const close = (): void => {
    params.delete(OVER_PARAMETER);
    const text = params.toString();
    void navigate(text === '' ? pathname : `${pathname}?${text}`, { replace: true });
  };
  return (
    <SlotOutlet
      name="frame.dialog"
      id={entry.id}
      props={{ name: entry.id.slice(entry.id.indexOf(':') + 1), onClose: close }}
    />
  );
}
