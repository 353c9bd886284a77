import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '@cadence/shared-ui';
import { ExternalLink } from '@cadence/shared-ui/icons';
import type { OwnActions } from '../own-actions.ts';

interface StartButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly actions: OwnActions;
  readonly children: ReactNode;
}

/** Opens the assessment in a separate page; says that it is opening, and shows a link where the browser blocked it. */
export function StartButton({ actions, children, variant = 'primary', size }: StartButtonProps): ReactNode {
  const { start, isStarting, blockedUrl } = actions;
  return (
    <>
      <Button
        variant={variant}
        size={size}
        iconEnd={<ExternalLink aria-hidden />}
        loading={isStarting}
        loadingText="Opening"
        onClick={start}
      >
        {children}
      </Button>
      {blockedUrl !== null && (
        <a className="cd-link mn-blocked" href={blockedUrl} target="_blank" rel="noopener">
          Open the assessment
        </a>
      )}
    </>
  );
}
