import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import type { ToastOptions } from './toast-options.ts';

const loadRegion = () => import('./toast-region.tsx');
const Nothing = (): ReactNode => null;
/** A region that cannot be fetched must not take the page with it. */
const LazyRegion = lazy(async () => ({
  default: (await loadRegion().catch(() => null))?.ToastRegion ?? Nothing,
}));

/** Past this the code is fetched even on a busy page. */
const IDLE_LIMIT_MS = 10_000;

function withRegion(use: (region: Awaited<ReturnType<typeof loadRegion>>) => void): void {
  loadRegion().then(use, () => undefined); // without its code a toast cannot show; the screen itself says errors too
}

let isNeeded = false;
let count = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function requireRegion(): void {
  if (isNeeded) return;
  isNeeded = true;
  for (const listener of listeners) listener();
}

/**
 * Says the outcome of something, bottom left, one at a time. Never the only place of an error to fix.
 * @returns its id
 */
export function toast(options: ToastOptions): string {
  count += 1;
  const id = options.id ?? `toast-${count}`;
  requireRegion();
  withRegion((region) => region.showToast({ ...options, id }));
  return id;
}

/** Takes a toast away before its time; all of them without an id. */
export function dismissToast(id?: string): void {
  if (isNeeded) withRegion((region) => region.hideToast(id));
}

/** Where toasts appear; UiProvider brings it. Its code is fetched while the page idles. */
export function ToastOutlet(): ReactNode {
  const isShown = useSyncExternalStore(subscribe, () => isNeeded);
  if (!isShown) return null;
  return (
    <Suspense fallback={null}>
      <LazyRegion />
    </Suspense>
  );
}

/** Fetches the toasts' code ahead, so that the first one shows at once, also offline. */
export function preloadToasts(): void {
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(() => withRegion(() => undefined), { timeout: IDLE_LIMIT_MS });
}
