import { Portal, Tooltip as ChakraTooltip } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

export interface TooltipProps {
  readonly content: ReactNode;
  /** One focusable element. */
  readonly children: ReactElement;
}

const OPEN_DELAY_MS = 400;

/** A short explanation on hover and focus. Nothing that is needed may live only here. */
export function Tooltip({ content, children }: TooltipProps): ReactNode {
  return (
    <ChakraTooltip.Root
      unstyled
      lazyMount
      unmountOnExit
      openDelay={OPEN_DELAY_MS}
      closeDelay={0}
      positioning={{ placement: 'bottom' }}
    >
      <ChakraTooltip.Trigger asChild>{children}</ChakraTooltip.Trigger>
      <Portal>
        <ChakraTooltip.Positioner className="cd-tooltip-place">
          <ChakraTooltip.Content className="cd-tooltip">{content}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.Root>
  );
}
