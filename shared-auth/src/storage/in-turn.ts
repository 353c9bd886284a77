/**
 * Does something in one window of this browser after the other. Where there are no locks, or the browser denies them as it
 * denies its storage, it is done at once: what is sent twice has one key (D-122).
 *
 * @param name the same for all that take turns
 */
export async function inTurn(name: string, work: () => Promise<void>): Promise<void> {
  let isBegun = false;
  const begin = (): Promise<void> => {
    isBegun = true;
    return work();
  };
  if (!('locks' in navigator)) return begin();
  try {
    await navigator.locks.request(name, begin);
  } catch (error) {
    if (isBegun) throw error;
    await begin();
  }
}
