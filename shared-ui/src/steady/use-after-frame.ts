import { startTransition, useEffect, useState } from 'react';

/**
 * Whether what is wanted may be drawn: from the first frame on that shows what was pressed to get it. A transition alone
 * does not leave that frame its turn.
 */
export function useAfterFrame(isWanted: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      setShown(false);
    };
  }, [isWanted]);
  return isWanted && isShown;
}
