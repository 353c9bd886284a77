import { useRef } from 'react';
import type { SaveMode } from './use-goal-saves.ts';

/**
 * The presses of a form whose fields are checked in a later moment: what is pressed until then is one press, which asks for
 * as much as the greater of them.
 */
export function useOnePress() {
  const mode = useRef<SaveMode>('send');
  const isChecking = useRef(false);
  return {
    /** What is pressed. */
    mode: (): SaveMode => mode.current,
    /** @param check checks the fields, and saves where nothing is wrong */
    press: (as: SaveMode, check: () => Promise<unknown>): void => {
      if (!isChecking.current || as === 'send') mode.current = as;
      if (isChecking.current) return;
      isChecking.current = true;
      void check().finally(() => {
        isChecking.current = false;
      });
    },
  };
}
