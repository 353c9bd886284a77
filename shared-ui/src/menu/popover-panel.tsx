import { Popover as ChakraPopover, Portal, usePopover } from '@chakra-ui/react';
import { startTransition, useEffect, useEffectEvent, type ReactNode } from 'react';
import { ChakraScope } from '../floating/chakra-scope.tsx';
import { cx } from '../styles/cx.ts';
import type { PopoverProps } from './popover-props.ts';

export interface PopoverPanelProps extends Omit<PopoverProps, 'trigger'> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly triggerId: string;
  readonly contentId: string;
}

/** What a `Popover` shows; fetched with the other floating parts. */
export function PopoverPanel(props: PopoverPanelProps): ReactNode {
  const { label, open, onOpenChange, triggerId, contentId } = props;
  const { align = 'end', flush = false, width, children } = props;
  const popover = usePopover({
    ids: { trigger: triggerId, content: contentId },
    positioning: { placement: align === 'end' ? 'bottom-end' : 'bottom-start', offset: { mainAxis: 4 } },
    // What is beneath may have much to draw: the key or the press is answered first.
    onOpenChange: (details) => startTransition(() => onOpenChange(details.open)),
  });
  // Not opened from the start: the focus goes into a panel only when it opens.
  const follow = useEffectEvent(() => popover.setOpen(open));
  useEffect(() => follow(), [open]);
  return (
    <ChakraScope>
      <ChakraPopover.RootProvider unstyled lazyMount unmountOnExit value={popover}>
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
      </ChakraPopover.RootProvider>
    </ChakraScope>
  );
}
