import type { ReactNode } from 'react';
import type { SlotEntry, SlotName, SlotProps } from '@cadence/shared-contract/remote';
import { useSession } from '../session/use-session.ts';
import { useShell } from './shell-context.tsx';

export interface Slot<K extends SlotName> {
  /** What the viewer may see, in order; known without loading any code. */
  readonly entries: readonly SlotEntry<K>[];
  /** Renders every contribution, or the one with `id`, each inside its own boundary. */
  render(props: SlotProps<K>, id?: string): ReactNode;
}

/** A place that other remotes fill. Follows changes of the session's abilities. */
export function useSlot<K extends SlotName>(name: K): Slot<K> {
  useSession();
  const { slots } = useShell();
  return { entries: slots.list(name), render: (props, id) => slots.render(name, props, id) };
}
