import type { SlotName, SlotProps, SlotsApi } from '@cadence/shared-contract/remote';
import { Suspense, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { CrashMark } from './crash-mark.tsx';
import type { PlatformContribution } from './extensions.ts';
import { readFailure, type FailureReason } from './failure-words.ts';
import type { Platform } from './platform.ts';
import { usePlatform } from './platform-context.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { SlotFailure } from './slot-failure.tsx';
import { slotOutlines } from './slot-outlines.ts';
import { useRemoteModule } from './use-remote-module.ts';

export interface SlotOutletProps<K extends SlotName> {
  readonly name: K;
  readonly props: SlotProps<K>;
  /** Renders one contribution, by its `remote:id`, instead of all. */
  readonly id?: string;
  /** Shown in place of each contribution while its code is on its way; nothing when absent. */
  readonly fallback?: ReactNode;
}

/**
 * Renders what remotes contribute to a slot, each inside its own boundary. One that fails keeps its place and says so, or
 * collapses, as its slot has it (`SLOT_FAILURES`).
 */
export function SlotOutlet<K extends SlotName>({
  name,
  props,
  id,
  fallback = null,
}: SlotOutletProps<K>): ReactNode {
  const contributions = usePlatform().contributions(name);
  return contributions
    .filter((contribution) => id === undefined || contribution.id === id)
    .map((contribution) => (
      <Outlined key={contribution.id} label={`${name} · ${contribution.id}`}>
        <SlotItem slot={name} contribution={contribution} props={props} fallback={fallback} />
      </Outlined>
    ));
}

interface OutlinedProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Marks that take no room, for the inspector; nothing is drawn anew when they come and go. */
function Outlined({ label, children }: OutlinedProps): ReactNode {
  const isOn = useStore(slotOutlines, (state) => state.isOn);
  return (
    <>
      {isOn && <span hidden data-slot-begin={label} />}
      {children}
      {isOn && <span hidden data-slot-end={label} />}
    </>
  );
}

interface SlotItemProps<K extends SlotName> {
  readonly slot: K;
  readonly contribution: PlatformContribution<K>;
  readonly props: SlotProps<K>;
  readonly fallback: ReactNode;
}

function SlotItem<K extends SlotName>({ slot, contribution, props, fallback }: SlotItemProps<K>): ReactNode {
  const { loader } = usePlatform();
  const { remote, expose } = contribution;
  const { state, isRetrying, retry } = useRemoteModule<SlotProps<K>>(remote, expose, 'slot');
  const fail = (reason: FailureReason, incidentId: string | null, onRetry: () => void): ReactNode => (
    <SlotFailure
      slot={slot}
      contribution={contribution}
      props={props}
      failure={{ reason, incidentId, isRetrying, onRetry }}
    />
  );
  if (state.kind === 'loading') return fallback;
  if (state.kind !== 'ready') {
    const { reason, incidentId } = readFailure(state);
    return fail(reason, incidentId, retry);
  }
  const Contribution = state.component;
  return (
    <RemoteBoundary
      resetKey={JSON.stringify(props)}
      onError={(error) => loader.reportRenderFailure(remote, expose, error)}
      renderFailure={(incidentId, reset) => fail('render', incidentId, reset)}
    >
      <Suspense fallback={fallback}>
        <CrashMark remote={remote} expose={expose} suspectedMs={0}>
          <Contribution {...props} />
        </CrashMark>
      </Suspense>
    </RemoteBoundary>
  );
}

/** The contract's slots, for the ShellApi that remotes get. */
export function createSlots(platform: Platform): SlotsApi<ReactNode> {
  return {
    list: (name) => platform.slotEntries(name),
    render: (name, props, id) => <SlotOutlet name={name} props={props} {...(id !== undefined && { id })} />,
  };
}
