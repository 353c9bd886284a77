import { useCallback } from 'react';
import { useSearchParams } from '@cadence/shared-ui/router';

/** What can be open over an appraisal; the steps by their names in the lifecycle. */
export const STEP_DIALOGS = [
  'share',
  'takeBack',
  'editSigned',
  'signAsManager',
  'delete',
  'reopen',
  'answer',
  'history',
] as const;
export type StepDialogId = (typeof STEP_DIALOGS)[number];

/** The dialog that the address names: a link opens it, and Back closes it. */
export function useStepDialog(): {
  readonly dialog: StepDialogId | null;
  readonly open: (id: StepDialogId) => void;
  readonly close: () => void;
} {
  const [params, setParams] = useSearchParams();
  const dialog = STEP_DIALOGS.find((id) => id === params.get('do')) ?? null;
  const open = useCallback((id: StepDialogId): void => setParams({ do: id }), [setParams]);
  const close = useCallback((): void => setParams({}, { replace: true }), [setParams]);
  return { dialog, open, close };
}
