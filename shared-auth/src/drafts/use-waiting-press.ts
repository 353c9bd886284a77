import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface WaitingPress {
  /** Known at once: an answer may come before anything is drawn again. */
  readonly isWaiting: () => boolean;
  /** The same for what is drawn. */
  readonly isShown: boolean;
  /** Lets the press wait, or forgets it. */
  readonly wait: (isWanted: boolean) => void;
  /** What it waited for is done: it is carried out once the form is drawn on what was saved. */
  readonly makeDue: () => void;
}

/**
 * A press that waits until the save under way is done, such as Request Approval while the draft is being saved (D-89): it is
 * neither lost nor made twice.
 */
export function useWaitingPress(onDue: () => void): WaitingPress {
  const waiting = useRef(false);
  const [isShown, setShown] = useState(false);
  const [due, setDue] = useState(0);
  const wait = (isWanted: boolean): void => {
    waiting.current = isWanted;
    setShown(isWanted);
  };
  const carryOut = useEffectEvent(onDue);
  useEffect(() => {
    if (due > 0) carryOut();
  }, [due]);
  return {
    isWaiting: () => waiting.current,
    isShown,
    wait,
    makeDue: () => {
      wait(false);
      setDue((before) => before + 1);
    },
  };
}
