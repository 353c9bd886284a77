import type { PermissionFlag } from '@cadence/shared-contract';
import { PERMISSION_FLAGS, ROLE_NAMES } from '@cadence/shared-contract';
import fc from 'fast-check';
import type { PersonName } from './organisation.ts';

/** Who may be dishonest; the ceo is honest, and the ceo's grants are what rights are measured against. */
const ATTACKERS = [
  ...['lead', 'lead', 'lead', 'head', 'head', 'head', 'orgAdmin', 'orgAdmin'],
  ...['worker', 'peer', 'goalAdmin', 'hrAdmin', 'observer'],
] as readonly PersonName[];
const HOLDERS: readonly PersonName[] = ['invited', 'invited', 'worker', 'worker', 'peer', 'lead'];

const number = fc.nat({ max: 30 });
/** The target of a step: the one with the flags, the person added last, or anybody. */
const whom = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Whom>('holder') },
  { weight: 1, arbitrary: fc.constant<Whom>('latest') },
  { weight: 4, arbitrary: number },
);
export type Whom = 'holder' | 'latest' | number;
const flags = fc.subarray([...PERMISSION_FLAGS]);
const role = fc.constantFrom(...ROLE_NAMES);
const step = <S extends string, R>(what: S, rest: fc.Arbitrary<R>) => rest.map((more) => ({ what, ...more }));

/** Steps of the attacker, from one of the accounts that they control. */
const DISHONEST = fc.oneof(
  { weight: 4, arbitrary: step('give', fc.record({ by: number, to: whom, role, flags })) },
  { weight: 4, arbitrary: step('readdress', fc.record({ by: number, to: whom })) },
  { weight: 2, arbitrary: step('role by profile', fc.record({ by: number, to: whom, role })) },
  { weight: 2, arbitrary: step('move', fc.record({ by: number, to: whom, under: number })) },
  { weight: 2, arbitrary: step('deactivate', fc.record({ by: number, to: whom })) },
  { weight: 2, arbitrary: step('activate', fc.record({ by: number, to: whom })) },
  { weight: 3, arbitrary: step('invite again', fc.record({ by: number, to: whom })) },
  { weight: 2, arbitrary: step('add', fc.record({ by: number, to: whom, isManager: fc.boolean() })) },
  { weight: 1, arbitrary: step('import', fc.record({ by: number, to: whom, role })) },
  { weight: 1, arbitrary: step('forget', fc.record({ to: whom })) },
  { weight: 5, arbitrary: step('open a link', fc.record({ which: number })) },
);
/** Steps of the ceo, and of the owners of honest mailboxes. */
const HONEST = fc.oneof(
  { weight: 2, arbitrary: step('ceo gives', fc.record({ to: whom, role, flags })) },
  { weight: 1, arbitrary: step('ceo readdresses', fc.record({ to: whom })) },
  { weight: 1, arbitrary: step('ceo activates', fc.record({ to: whom })) },
  { weight: 2, arbitrary: step('owner opens a link', fc.record({ which: number })) },
  { weight: 1, arbitrary: step('wait', fc.record({ days: fc.constantFrom(0, 1, 8) })) },
);
export type RightsStep =
  typeof DISHONEST extends fc.Arbitrary<infer D>
    ? typeof HONEST extends fc.Arbitrary<infer H>
      ? D | H
      : never
    : never;

/** Who is dishonest, who holds flags from the start, and the steps. */
export interface Story {
  readonly attacker: PersonName;
  readonly held: readonly PermissionFlag[];
  readonly holder: PersonName;
  readonly steps: readonly RightsStep[];
}

/** Generated stories; the same ones for the same seed. */
export function generateStories(count: number, seed: number): readonly Story[] {
  const steps = fc.array<RightsStep>(
    fc.oneof({ weight: 4, arbitrary: DISHONEST }, { weight: 1, arbitrary: HONEST }),
    { minLength: 4, maxLength: 14, size: 'max' },
  );
  const story = fc.record({
    attacker: fc.constantFrom(...ATTACKERS),
    held: fc
      .subarray([...PERMISSION_FLAGS], { minLength: 1 })
      .filter((held) => !(held.includes('IsGoalAdmin') && held.includes('IsGoalManager'))),
    holder: fc.constantFrom(...HOLDERS),
    steps,
  });
  return fc.sample(story, { numRuns: count, seed });
}
