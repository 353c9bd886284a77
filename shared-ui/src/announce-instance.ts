/**
 * As `announceInstance` of the contract, which this package does not import: the shell finds a second copy by it, whose
 * contexts and styles would be others.
 */
const INSTANCES = Symbol.for('cadence.instances');

type Announced = [name: string, stack: string];

const NAME = '@cadence/shared-ui';
const scope = globalThis as { [INSTANCES]?: Announced[] };
(scope[INSTANCES] ??= []).push([NAME, new Error(NAME).stack ?? '']);
