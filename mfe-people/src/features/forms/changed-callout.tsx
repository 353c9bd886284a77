import type { ReactNode } from 'react';
import { Button, Callout } from '@cadence/shared-ui';
import { TriangleAlert } from '@cadence/shared-ui/icons';

export interface ChangedCalloutProps {
  readonly title: string | null | undefined;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  /** The newer version. */
  readonly children: ReactNode;
}

/** Someone else saved first: their version, and the choice between the two (D-3). */
export function ChangedCallout({
  title,
  onKeepMine,
  onTakeTheirs,
  children,
}: ChangedCalloutProps): ReactNode {
  return (
    <Callout
      tone="caution"
      lead={<TriangleAlert aria-hidden />}
      title={title}
      actions={
        <>
          <Button size="sm" onClick={onKeepMine}>
            Keep My Text
          </Button>
          <Button size="sm" variant="quiet" onClick={onTakeTheirs}>
            Take the Other
          </Button>
        </>
      }
    >
      {children}
    </Callout>
  );
}
