import { useLocation, useNavigate } from '@cadence/shared-ui/router';
import { readDialog } from '../place/goal-dialog.ts';

/** The pass over a page that is not the Goals page: open while the address says so, as `?do=my-week&week=8`. */
export function usePassInUrl() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const dialog = readDialog(new URLSearchParams(search));
  const go = (place: Readonly<Record<string, string>>, replace: boolean): void => {
    const params = new URLSearchParams(search);
    params.delete('do');
    params.delete('week');
    for (const [name, value] of Object.entries(place)) params.set(name, value);
    const text = params.toString();
    void navigate(text === '' ? pathname : `${pathname}?${text}`, { replace });
  };
  return {
    isOpen: dialog?.id === 'my-week',
    week: dialog?.week ?? null,
    open: (): void => go({ do: 'my-week' }, false),
    setWeek: (week: number): void => go({ do: 'my-week', week: String(week) }, true),
    close: (): void => go({}, true),
  };
}
