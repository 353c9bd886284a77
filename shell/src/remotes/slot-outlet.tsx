import type { SlotName, SlotProps, SlotsApi } from '@cadence/shared-contract/remote';
import { Suspense, type ReactNode } from 'react';
import type { PlatformContribution } from './extensions.ts';
import type { Platform } from './platform.ts';
import { usePlatform } from './platform-context.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { useRemoteModule } from './use-remote-module.ts';

export interface SlotOutletProps<K extends SlotName> {
  readonly name: K;
  readonly props: SlotProps<K>;
  /** Renders one contribution, by its `remote:id`, instead of all. */
  readonly id?: string;
  /** Shown in place of each contribution while its code is on its way; nothing when absent. */
  readonly fallback?: ReactNode;
  /** Shown in place of a contribution that fails; nothing when absent. */
  readonly failed?: ReactNode;
}

/**
 * Renders what remotes contribute to a slot, each inside its own boundary. A contribution that fails collapses; in
 * development it says so in its place.
 */
export function SlotOutlet<K extends SlotName>({
  name,
  props,
  id,
  fallback = null,
  failed = null,
}: SlotOutletProps<K>): ReactNode {
  const contributions = usePlatform().contributions(name);
  return contributions
    .filter((contribution) => id === undefined || contribution.id === id)
    .map((contribution) => (
      <SlotItem
        key={contribution.id}
        slot={name}
        contribution={contribution}
        props={props}
        fallback={fallback}
        failed={failed}
      />
    ));
}

interface SlotItemProps<K extends SlotName> {
  readonly slot: K;
  readonly contribution: PlatformContribution<K>;
  readonly props: SlotProps<K>;
  readonly fallback: ReactNode;
  readonly failed: ReactNode;
}

function SlotItem<K extends SlotName>(item: SlotItemProps<K>): ReactNode {
  const { slot, contribution, props, fallback, failed } = item;
  const { loader } = usePlatform();
  const { remote, expose } = contribution;
  const state = useRemoteModule<SlotProps<K>>(remote, expose, 'slot');
  const collapse = (reason: string): ReactNode => (
    <>
      {failed}
      <SlotFailure slot={slot} contribution={contribution.id} reason={reason} />
    </>
  );
  if (state.kind === 'loading') return fallback;
  if (state.kind === 'incompatible') return collapse(state.list.map(({ name }) => name).join(', '));
  if (state.kind === 'broken') return collapse(`given up after incident ${state.incidentId}`);
  if (state.kind === 'failed') return collapse(state.error.message);
  const Contribution = state.component;
  return (
    <RemoteBoundary
      resetKey={JSON.stringify(props)}
      onError={(error) => loader.reportRenderFailure(remote, expose, error)}
      renderFailure={(incidentId) => collapse(`threw while rendering, incident ${incidentId}`)}
    >
      <Suspense fallback={fallback}>
        <Contribution {...props} />
      </Suspense>
    </RemoteBoundary>
  );
}

function SlotFailure({
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

/** The contract's slots, for the ShellApi that remotes get. */
export function createSlots(platform: Platform): SlotsApi<ReactNode> {
  return {
    list: (name) => platform.slotEntries(name),
    render: (name, props, id) => <SlotOutlet name={name} props={props} {...(id !== undefined && { id })} />,
  };
}
