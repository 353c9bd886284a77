import { Button, useIsPhone } from '@cadence/shared-ui';
import { ArrowLeft } from '@cadence/shared-ui/icons';
import type { MouseEventHandler, ReactNode } from 'react';

/** One step back; on a phone the arrow alone, so that Next has the room. */
export function BackButton({ onClick }: { readonly onClick: MouseEventHandler }): ReactNode {
  const isNarrow = useIsPhone();
  return (
    <Button
      size="lg"
      className="pe-as-back"
      icon={<ArrowLeft aria-hidden />}
      aria-label="Back"
      onClick={onClick}
    >
      {!isNarrow && 'Back'}
    </Button>
  );
}
