import { Popover as ChakraPopover, Portal } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../styles/cx.ts';

export interface PopoverProps {
  readonly trigger: ReactElement;
  readonly label: string;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly align?: 'start' | 'end';
  /** No padding, for lists. */
  readonly flush?: boolean;
  /** Pixels. */
  readonly width?: number;
  readonly children: ReactNode;
}

/** A small panel beside its button, not modal; Escape and a click elsewhere close it. */
export function Popover({
  trigger,
  label,
  open,
  onOpenChange,
  align = 'end',
  flush = false,
  width,
  children,
}: PopoverProps): ReactNode {
  return (
    <ChakraPopover.Root
      unstyled
      lazyMount
      unmountOnExit
      positioning={{ placement: align === 'end' ? 'bottom-end' : 'bottom-start', offset: { mainAxis: 4 } }}
      {...(open !== undefined && { open })}
      {...(onOpenChange !== undefined && {
        onOpenChange: (details: { open: boolean }) => onOpenChange(details.open),
      })}
    >
      <ChakraPopover.Trigger asChild>{trigger}</ChakraPopover.Trigger>
      <Portal>
        <ChakraPopover.Positioner className="cd-menu-place">
          <ChakraPopover.Content
            className={cx('cd-pop cd-popover cd-float', flush && 'cd-popover-flush')}
            aria-label={label}
            style={{ width }}
          >
            {children}
          </ChakraPopover.Content>
        </ChakraPopover.Positioner>
      </Portal>
    </ChakraPopover.Root>
  );
}
