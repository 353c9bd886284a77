export const TOAST_TONES = ['success', 'info', 'mail', 'error'] as const;
export type ToastTone = (typeof TOAST_TONES)[number];

export interface ToastOptions {
  readonly tone?: ToastTone;
  readonly title: string;
  readonly description?: string;
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** Milliseconds; 6 seconds unless told otherwise. Hover and focus hold it. */
  readonly duration?: number;
  /** A second toast of the same id replaces the first. */
  readonly id?: string;
}
