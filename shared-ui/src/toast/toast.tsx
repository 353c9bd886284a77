import { useSyncExternalStore, type ReactNode } from 'react';
import { type Floating, floatingParts, loadFloating } from '../floating/load-floating.ts';
import type { ToastOptions } from './toast-options.ts';

function withParts(use: (parts: Floating) => void): void {
  loadFloating().then(use, () => undefined); // without its code a toast cannot show; the screen itself says errors too
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
 * Says the outcome of something, at the lower left of the content, one at a time. Never the only place of an error to fix.
 * @returns its id
 */
export function toast(options: ToastOptions): string {
  count += 1;
  const id = options.id ?? `toast-${count}`;
  requireRegion();
  withParts((parts) => parts.showToast({ ...options, id }));
  return id;
}

/** Takes a toast away before its time; all of them without an id. */
export function dismissToast(id?: string): void {
  if (isNeeded) withParts((parts) => parts.hideToast(id));
}

/** Where toasts appear; UiProvider brings it. */
export function ToastOutlet(): ReactNode {
  const isShown = useSyncExternalStore(subscribe, () => isNeeded);
  const { code: floating } = floatingParts.useCode(false);
  return isShown && floating !== undefined ? <floating.ToastRegion /> : null;
}
