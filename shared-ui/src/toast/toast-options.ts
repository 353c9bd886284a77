export const TOAST_TONES = ['success', 'info', 'mail', 'error'] as const;
export type ToastTone = (typeof TOAST_TONES)[number];

export interface ToastOptions {
  readonly tone?: ToastTone;
  readonly title: string;
  readonly description?: string;
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** Milliseconds; by default 6 seconds, 10 with an action, which must be reached. Hover and focus hold it. */
  readonly duration?: number;
  /** A second toast of the same id replaces the first. */
  readonly id?: string;
}
