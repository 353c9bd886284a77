import type { SlotName, SlotProps } from '@cadence/shared-contract/remote';
import { Button, Dialog, Drawer, ErrorState, passFocusOn } from '@cadence/shared-ui';
import { RefreshCw, Unplug } from '@cadence/shared-ui/icons';
import { useId, type ReactNode } from 'react';
import type { PlatformContribution } from './extensions.ts';
import { useAnnouncedFailure } from './slot-failure-announcer.tsx';
import { describePartFailure, type FailureReason } from './failure-words.ts';
import { usePlatform } from './platform-context.tsx';

/**
 * What becomes of a contribution that fails: whatever a person would miss keeps its place, with its name, a sentence and
 * Retry; what is only at hand collapses.
 */
export const SLOT_FAILURES = {
  'dashboard.widget': 'block',
  'profile.tab': 'panel',
  'goal.drawer': 'drawer',
  'frame.dialog': 'dialog',
  'frame.notice': 'collapse',
  'header.action': 'collapse',
} as const satisfies Readonly<Record<SlotName, FailureLook>>;

type FailureLook = 'block' | 'panel' | 'drawer' | 'dialog' | 'collapse';

export interface SlotFailureProps<K extends SlotName> {
  readonly slot: K;
  readonly contribution: PlatformContribution<K>;
  readonly props: SlotProps<K>;
  readonly failure: FailureOfPart;
}

interface FailureOfPart {
  readonly reason: FailureReason;
  /** null when nothing was reported. */
  readonly incidentId: string | null;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** A contribution that cannot be shown, in the look of its slot. */
export function SlotFailure<K extends SlotName>(failed: SlotFailureProps<K>): ReactNode {
  const { slot, contribution, props, failure } = failed;
  const { title } = contribution;
  switch (SLOT_FAILURES[slot]) {
    case 'block':
      return <FailedBlock title={title} {...failure} />;
    case 'panel':
      return <FailedPanel title={title} {...failure} />;
    case 'drawer':
      return (
        <Drawer open title={title} onCloseRequest={() => close(props)}>
          <FailedPanel title={title} {...failure} />
        </Drawer>
      );
    case 'dialog':
      return (
        <Dialog
          open
          title={title}
          onCloseRequest={() => close(props)}
          footer={<Button onClick={() => close(props)}>Close</Button>}
        >
          <FailedPanel title={title} {...failure} />
        </Dialog>
      );
    case 'collapse':
      return <CollapsedNote slot={slot} contribution={contribution.id} reason={failure.reason} />;
  }
}

/** What opens over a page has a way to close it. */
function close(props: object): void {
  const { onClose }: { readonly onClose?: () => void } = props;
  onClose?.();
}

type FailedPartProps = FailureOfPart & { readonly title: string };

/** The whole of a panel that is there for this part alone. */
function FailedPanel({ title, reason, incidentId, isRetrying, onRetry }: FailedPartProps): ReactNode {
  const { heading, sentence } = describePartFailure(title, reason);
  return (
    <ErrorState kind="remote" title={heading} incident={incidentId} retrying={isRetrying} onRetry={onRetry}>
      {sentence}
    </ErrorState>
  );
}

/** A part among others, under its own heading; the page says all that fail in one sentence. */
function FailedBlock({ title, reason, incidentId, isRetrying, onRetry }: FailedPartProps): ReactNode {
  const id = useId();
  useAnnouncedFailure(title, incidentId);
  return (
    <section ref={passFocusOn} className="sh-failed" aria-labelledby={id}>
      <h2 id={id} className="cd-heading">
        {title}
      </h2>
      <p>
        <Unplug aria-hidden /> {describePartFailure(title, reason).sentence}
      </p>
      <div className="cd-row cd-gap-3">
        <Button
          size="sm"
          icon={<RefreshCw aria-hidden />}
          loading={isRetrying}
          loadingText="Retrying"
          aria-describedby={id}
          onClick={onRetry}
        >
          Retry
        </Button>
        {incidentId !== null && incidentId !== '' && <span className="cd-hint">Request {incidentId}</span>}
      </div>
    </section>
  );
}

/** Nothing for a person; whoever works on a remote reads why it is not there. */
function CollapsedNote({
  slot,
  contribution,
  reason,
}: Record<'slot' | 'contribution' | 'reason', string>): ReactNode {
  const { config } = usePlatform();
  if (config.environment === 'production') return null;
  return (
    <p data-slot-failure={contribution}>
      {slot}: {contribution} is missing ({reason}).
    </p>
  );
}
