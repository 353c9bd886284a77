import { Portal, Tooltip as ChakraTooltip } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ChakraScope } from '../floating/chakra-scope.tsx';

export interface TooltipPanelProps {
  readonly triggerId: string;
  readonly contentId: string;
  /** Asked on Escape, on scrolling and when another tooltip opens. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What a `Tooltip` shows; fetched with the other floating parts. */
export function TooltipPanel({ triggerId, contentId, onClose, children }: TooltipPanelProps): ReactNode {
  return (
    <ChakraScope>
      <ChakraTooltip.Root
        unstyled
        open
        ids={{ trigger: triggerId, content: contentId }}
        positioning={{ placement: 'bottom' }}
        onOpenChange={onClose}
      >
        <Portal>
          <ChakraTooltip.Positioner className="cd-tooltip-place">
            <ChakraTooltip.Content className="cd-tooltip">{children}</ChakraTooltip.Content>
          </ChakraTooltip.Positioner>
        </Portal>
      </ChakraTooltip.Root>
    </ChakraScope>
  );
}
