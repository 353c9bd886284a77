import { findOwnCopies, type Registry } from '@cadence/shared-contract/remote';
import { containerName } from './entry-loader.ts';
import type { SharedInstance } from './remote-runtime.ts';

/** A second copy of something that a page has once. */
export interface InstanceFault {
  /** The package. */
  readonly name: string;
  readonly remote: string;
  /** `shared`: put among what the shell shares. `bundled`: inside the remote's own scripts. */
  readonly how: 'shared' | 'bundled';
  /** What is wrong and what to do, for whoever builds the remote. */
  readonly sentence: string;
}

/** As the shared packages announce themselves when they start: their name and the stack of that moment. */
const INSTANCES = Symbol.for('cadence.instances');
type Announced = readonly [name: string, stack: string];

/** What webpack keeps of each script of a remote: the ids of its chunks and its modules. */
type LoadedScript = readonly [ids: unknown, modules: Readonly<Record<string, unknown>>];

export interface InstanceWatchPorts {
  readonly registry: Registry;
  /** Everything in the share scope, by whoever has put it there. */
  readonly listShared: () => readonly SharedInstance[];
}

/**
 * Asserts that React, its DOM, the router, the query client, the session and the contract are the shell's own instances
 * in every remote: by what is in the share scope, by what has announced itself, and by what is in the remote's scripts.
 */
export class InstanceWatch {
  readonly #ports: InstanceWatchPorts;
  readonly #faults = new Map<string, InstanceFault>();
  readonly #read = new WeakSet<object>();

  constructor(ports: InstanceWatchPorts) {
    this.#ports = ports;
  }

  get faults(): readonly InstanceFault[] {
    return [...this.#faults.values()];
  }

  /** Looks at what a remote has loaded since it was last looked at; answers what is newly wrong with it. */
  examine(remote: string): readonly InstanceFault[] {
    const found = [...this.#findShared(), ...this.#findAnnounced(), ...this.#findBundled(remote)];
    return found.filter((fault) => {
      const key = `${fault.remote} ${fault.name}`;
      if (this.#faults.has(key)) return false;
      this.#faults.set(key, fault);
      return true;
    });
  }

  #findShared(): InstanceFault[] {
    return this.#ports
      .listShared()
      .filter(({ isOwn }) => !isOwn)
      .map(({ name, version, from }) => ({
        name,
        remote: this.#remoteOfContainer(from),
        how: 'shared',
        sentence: `${this.#remoteOfContainer(from)} puts its own ${name} ${version} among the shared modules. ${REMEDY}`,
      }));
  }

  #findAnnounced(): InstanceFault[] {
    const announced: readonly Announced[] = Reflect.get(globalThis, INSTANCES) ?? [];
    return announced.flatMap(([name, stack]) => {
      const remote = this.#remoteOfStack(stack);
      return remote === null ? [] : [bundled(remote, name)];
    });
  }

  #findBundled(remote: string): InstanceFault[] {
    const scripts: unknown = Reflect.get(globalThis, `webpackChunk${containerName(remote)}`);
    if (!Array.isArray(scripts)) return [];
    const fresh = (scripts as readonly LoadedScript[]).filter((script) => !this.#read.has(script));
    const names = new Set<string>();
    for (const script of fresh) {
      this.#read.add(script);
      for (const factory of Object.values(script[1])) {
        for (const name of findOwnCopies(String(factory))) names.add(name);
      }
    }
    return [...names].map((name) => bundled(remote, name));
  }

  #remoteOfContainer(container: string): string {
    const names = Object.keys(this.#ports.registry.remotes);
    return names.find((name) => containerName(name) === container) ?? container;
  }

  /** The remote whose scripts the stack goes through; null for the shell's own. */
  #remoteOfStack(stack: string): string | null {
    const remotes = Object.entries(this.#ports.registry.remotes);
    const found = remotes.find(([, { entry }]) => entry !== '' && stack.includes(folderOf(entry)));
    return found?.[0] ?? null;
  }
}

const REMEDY = 'Build it with the platform’s webpack preset, which takes shared packages from the shell.';

const bundled = (remote: string, name: string): InstanceFault => ({
  name,
  remote,
  how: 'bundled',
  sentence: `${remote} brings its own copy of ${name} in its scripts. ${REMEDY}`,
});

const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);
