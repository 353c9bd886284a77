import { Toast as ChakraToast, Toaster as ChakraToaster, createToaster } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Check, CircleAlert, Info, Mail, X } from 'lucide-react';
import { Button, IconButton } from '../button/button.tsx';

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

const DURATION_MS = 6000;

const icons: Record<ToastTone, ReactNode> = {
  success: <Check aria-hidden />,
  info: <Info aria-hidden />,
  mail: <Mail aria-hidden />,
  error: <CircleAlert aria-hidden />,
};

const toaster = createToaster({ placement: 'bottom-start', max: 1, duration: DURATION_MS, pauseOnPageIdle: true });

const isTone = (value: unknown): value is ToastTone => TOAST_TONES.some((tone) => tone === value);

/** Says the outcome of something, bottom left, one at a time. Never the only place of an error to fix. */
export function toast({ tone = 'success', title, description, action, duration = DURATION_MS, id }: ToastOptions): string {
  const options = {
    title,
    type: tone === 'error' ? 'error' : 'info',
    duration,
    meta: { tone },
    ...(description !== undefined && { description }),
    ...(action !== undefined && { action }),
  };
  if (id !== undefined && toaster.isVisible(id)) {
    toaster.update(id, options);
    return id;
  }
  return toaster.create({ ...options, ...(id !== undefined && { id }) }) ?? '';
}

/** Takes a toast away before its time; all of them without an id. */
export function dismissToast(id?: string): void {
  toaster.dismiss(id);
}

/** Where toasts appear; UiProvider brings it. */
export function ToastRegion(): ReactNode {
  return (
    <ChakraToaster toaster={toaster}>
      {(item) => {
        const tone = item.meta?.['tone'];
        return (
          <ChakraToast.Root unstyled className="cd-toast">
            {icons[isTone(tone) ? tone : 'info']}
            <div className="cd-toast-text">
              <ChakraToast.Title>{item.title}</ChakraToast.Title>
              {item.description !== undefined && (
                <ChakraToast.Description asChild>
                  <small>{item.description}</small>
                </ChakraToast.Description>
              )}
            </div>
            <span className="cd-toast-end">
              {item.action !== undefined && (
                <ChakraToast.ActionTrigger asChild>
                  <Button size="sm">{item.action.label}</Button>
                </ChakraToast.ActionTrigger>
              )}
              <ChakraToast.CloseTrigger asChild>
                <IconButton size="sm" label="Dismiss" icon={<X className="cd-i-14" aria-hidden />} />
              </ChakraToast.CloseTrigger>
            </span>
          </ChakraToast.Root>
        );
      }}
    </ChakraToaster>
  );
}
