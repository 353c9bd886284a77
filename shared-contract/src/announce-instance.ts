const INSTANCES = Symbol.for('cadence.instances');

type Announced = [name: string, stack: string];

/**
 * Notes on the page that a package of which there is to be one instance has started, and from which script. The shell reads
 * it: a second start is a remote that brings its own copy.
 */
export function announceInstance(name: string): void {
  const scope = globalThis as { [INSTANCES]?: Announced[] };
  (scope[INSTANCES] ??= []).push([name, new Error(name).stack ?? '']);
}

announceInstance('@cadence/shared-contract');
