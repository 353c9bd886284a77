import { SLOT_NAMES } from '@cadence/shared-contract/remote';
import type { SlotName } from '@cadence/shared-contract/remote';
import type { InstanceFault, Platform, RemoteOverride, SharedInstance } from '../remotes/index.ts';
import { describeState } from './describe-state.ts';
import type { ShellServices } from '../services/create-services.ts';

export interface InspectedModule {
  readonly expose: string;
  readonly state: string;
  readonly hasFailed: boolean;
  /** Milliseconds; null when its code was not asked for. */
  readonly ms: number | null;
}

export interface InspectedRemote {
  readonly name: string;
  readonly version: string;
  /** Where an override takes it from; null for the released one. */
  readonly override: string | null;
  /** Milliseconds; null when its entry was not asked for. */
  readonly entryMs: number | null;
  readonly modules: readonly InspectedModule[];
}

export interface InspectedContribution {
  readonly slot: SlotName;
  /** `remote:id`. */
  readonly id: string;
  readonly title: string;
  readonly state: string;
}

export interface InspectedIncident {
  readonly id: string;
  readonly phase: string;
  /** The remote and its module, or the part of the shell. */
  readonly where: string;
  readonly version: string;
  readonly message: string;
}

export interface InspectedRegistry {
  /** Of what this page got. */
  readonly revision: string;
  readonly source: string;
  readonly signature: string;
  /** Of what was signed: for everybody; null without a registry. */
  readonly head: {
    readonly environment: string;
    readonly revision: number;
    readonly issuedAt: string;
  } | null;
  /** Versions that were rolled back automatically, as `goals@1.2.0-b.3f9a01bc`. */
  readonly halted: readonly string[];
}

/** What the page is composed of at one moment. */
export interface Inspection {
  readonly address: string;
  readonly registry: InspectedRegistry;
  readonly remotes: readonly InspectedRemote[];
  readonly contributions: readonly InspectedContribution[];
  readonly overrides: readonly RemoteOverride[];
  readonly shared: readonly SharedInstance[];
  readonly faults: readonly InstanceFault[];
  readonly incidents: readonly InspectedIncident[];
}

type Inspected = Pick<ShellServices, 'boot' | 'platform' | 'telemetry'>;

/** Looks at the page as it is now. */
export function inspect({ boot, platform, telemetry }: Inspected): Inspection {
  return {
    address: globalThis.location.href,
    registry: {
      revision: platform.registry.revision,
      source: boot.registrySource,
      signature: SIGNATURES[boot.release?.signature ?? 'none'],
      head: boot.release?.head ?? null,
      halted: boot.release?.halted ?? [],
    },
    remotes: listRemotes(platform),
    contributions: listSlots(platform),
    overrides: platform.overrides,
    shared: platform.sharedInstances(),
    faults: platform.instanceFaults(),
    incidents: telemetry.incidents.map(readIncident).toReversed(),
  };
}

const SIGNATURES = {
  valid: 'verified',
  unsupported: 'not verified: this browser cannot',
  none: 'none',
} as const;

function listRemotes({ registry, loader, overrides }: Platform): readonly InspectedRemote[] {
  return Object.entries(registry.remotes).map(([name, { version }]) => ({
    name,
    version,
    override: overrides.find(({ remote }) => remote === name)?.url ?? null,
    entryMs: loader.times.of(name)?.ms ?? null,
    modules: loader.modules(name).map(([expose, state]) => ({
      expose,
      state: describeState(state),
      hasFailed: state.kind !== 'ready' && state.kind !== 'loading',
      ms: loader.times.of(`${name}/${expose}`)?.ms ?? null,
    })),
  }));
}

function listSlots(platform: Platform): readonly InspectedContribution[] {
  return SLOT_NAMES.flatMap((slot) =>
    platform.contributions(slot).map(({ id, title, remote, expose }) => {
      const known = platform.loader.modules(remote).find(([asked]) => asked === expose);
      return { slot, id, title, state: known ? describeState(known[1]) : 'not asked for' };
    }),
  );
}

function readIncident({
  id,
  error,
  context,
}: ShellServices['telemetry']['incidents'][number]): InspectedIncident {
  const { phase = '', remote, expose = '', version = '', part = '' } = context;
  return {
    id,
    phase,
    where: remote === undefined ? part : `${remote} ${expose}`.trim(),
    version,
    message: error instanceof Error ? error.message : String(error),
  };
}
