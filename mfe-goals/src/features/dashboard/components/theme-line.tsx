import { lazy, Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Dashboard } from '@cadence/shared-contract';
import { errorSentence } from '@cadence/shared-auth';
import { Button, ConfirmDialog, ErrorText, IconButton, isFocusNowhere } from '@cadence/shared-ui';
import { Pencil, Plus, Trash2 } from '@cadence/shared-ui/icons';
import { periodLabel } from '../../goal/period-label.ts';
import { useThemeChange } from '../api/theme.ts';
import { useHomePlace } from '../home-place.ts';

// Loaded with the form's libraries: few write a theme, and everybody opens the dashboard.
const ThemeDrawer = lazy(async () => ({ default: (await import('./theme-drawer.tsx')).ThemeDrawer }));

/** The pressed button disappears with its change: the focus moves to the one in its place. */
function useFocusOnChange(line: RefObject<HTMLElement | null>, hasTheme: boolean, isCovered: boolean): void {
  const before = useRef(hasTheme);
  useEffect(() => {
    if (isCovered || before.current === hasTheme) return undefined;
    before.current = hasTheme;
    // The dialog first returns the focus, to an element that is gone.
    const frame = requestAnimationFrame(() => {
      if (isFocusNowhere()) line.current?.querySelector('button')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [line, hasTheme, isCovered]);
}

/** The company theme of the period; the ceo and Org Admins add, edit and delete it (core §6). */
export function ThemeLine({ dashboard }: { readonly dashboard: Dashboard }): ReactNode {
  const { Theme, Period, Permissions } = dashboard;
  const { place, moves } = useHomePlace();
  const [isDeleting, setDeleting] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  useFocusOnChange(line, Theme !== null, place.isThemeOpen || isDeleting);
  if (Theme === null && !Permissions.EditTheme) return null;
  return (
    <div ref={line} className="gl-theme">
      <span className="cd-hint">{periodLabel(Period)} theme</span>
      {Theme === null ? (
        <Button size="sm" variant="quiet" icon={<Plus aria-hidden />} onClick={moves.writeTheme}>
          Add Theme
        </Button>
      ) : (
        <p className="gl-theme-title" dir="auto">
          {Theme.Title}
        </p>
      )}
      {Theme !== null && Permissions.EditTheme && (
        <span className="gl-theme-tools">
          <IconButton size="sm" label="Edit Theme" icon={<Pencil aria-hidden />} onClick={moves.writeTheme} />
          <IconButton
            size="sm"
            label="Delete Theme"
            icon={<Trash2 aria-hidden />}
            onClick={() => setDeleting(true)}
          />
        </span>
      )}
      {place.isThemeOpen && Permissions.EditTheme && (
        <Suspense fallback={null}>
          <ThemeDrawer theme={Theme} period={Period} onClose={moves.close} />
        </Suspense>
      )}
      {isDeleting && <DeleteTheme onClose={() => setDeleting(false)} />}
    </div>
  );
}

function DeleteTheme({ onClose }: { readonly onClose: () => void }): ReactNode {
  const change = useThemeChange(onClose);
  return (
    <ConfirmDialog
      open
      title="Do you want to delete the theme?"
      confirmLabel="Delete"
      tone="danger"
      loading={change.isPending}
      loadingText="Deleting"
      onConfirm={() => change.mutate(null)}
      onCancel={onClose}
    >
      The company goals of this quarter stay as they are.
      {change.error !== null && <ErrorText>{errorSentence(change.error)}</ErrorText>}
    </ConfirmDialog>
  );
}
