/** Between two looks at a page that still loads, in milliseconds. */
const LOOK_AGAIN_MS = 250;
/** Past this the work is done even on a busy page. */
const LIMIT_MS = 10_000;

/** Skeletons are what says that something of the page is still on its way. */
const isLoading = (): boolean =>
  document.readyState !== 'complete' || document.querySelector('[aria-busy="true"]') !== null;

function whenIdle(work: () => void, limit: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 0);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: limit });
  return () => cancelIdleCallback(handle);
}

/**
 * Does the work once the first content is shown and the browser idles. Idleness alone is not enough: a page that waits
 * for its data idles too, and what is fetched then comes before what the person came for.
 * @returns takes the work back
 */
export function whenQuiet(work: () => void): () => void {
  const startedAt = performance.now();
  let cancel: () => void;
  const look = (): void => {
    cancel = whenIdle(() => {
      if (!isLoading() || performance.now() - startedAt > LIMIT_MS) return work();
      const timer = setTimeout(look, LOOK_AGAIN_MS);
      cancel = () => clearTimeout(timer);
    }, LIMIT_MS);
  };
  look();
  return () => cancel();
}
