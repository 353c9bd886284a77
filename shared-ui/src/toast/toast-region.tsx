import { Toast as ChakraToast, Toaster as ChakraToaster, createToaster } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import { Check, CircleAlert, Info, Mail, X } from 'lucide-react';
import { Button, IconButton } from '../button/button.tsx';
import { ChakraScope } from '../floating/chakra-scope.tsx';
import { TOAST_TONES, type ToastOptions, type ToastTone } from './toast-options.ts';

const DURATION_MS = 6_000;
/** Who reads slowly or comes by keyboard needs time for the action too (WCAG 2.2.1). */
const WITH_ACTION_MS = 10_000;

const icons: Record<ToastTone, ReactNode> = {
  success: <Check aria-hidden />,
  info: <Info aria-hidden />,
  mail: <Mail aria-hidden />,
  error: <CircleAlert aria-hidden />,
};

const toaster = createToaster({
  placement: 'bottom-start',
  // Clear of the menu at the left and of bars at the foot of a pane, of a drawer and of a phone's screen.
  offsets: {
    left: 'var(--cd-toast-left)',
    right: 'var(--s4)',
    top: 'var(--s4)',
    bottom: 'var(--cd-toast-bottom)',
  },
  max: 1,
  duration: DURATION_MS,
  pauseOnPageIdle: true,
});

const isTone = (value: unknown): value is ToastTone => TOAST_TONES.some((tone) => tone === value);

/** Shows a toast in place of the visible one: only the newest outcome counts. */
export function showToast(given: ToastOptions & { readonly id: string }): void {
  const { id, tone = 'success', title, description, action } = given;
  const options = {
    title,
    type: tone === 'error' ? 'error' : 'info',
    duration: given.duration ?? (action === undefined ? DURATION_MS : WITH_ACTION_MS),
    meta: { tone },
    ...(description !== undefined && { description }),
    ...(action !== undefined && { action }),
  };
  if (toaster.isVisible(id)) {
    toaster.update(id, options);
    return;
  }
  toaster.remove();
  toaster.create({ ...options, id });
}

/** Hides one toast, or all. */
export function hideToast(id?: string): void {
  toaster.dismiss(id);
}

/** The region itself; reached through `ToastOutlet`. */
export function ToastRegion(): ReactNode {
  // What it showed goes with it, once React is done: the region would draw itself in the middle of being taken away.
  useEffect(() => () => queueMicrotask(() => toaster.remove()), []);
  return (
    <ChakraScope>
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
    </ChakraScope>
  );
}
