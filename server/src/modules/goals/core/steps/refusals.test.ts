import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GoalPermission } from '@cadence/shared-contract';
import { refusal } from './refusals.ts';

// Tests beside the tables keep the page equal to them.
const page = readFileSync(join(import.meta.dirname, '../../../../../../docs/goal-permissions.md'), 'utf8');

/** Who has a permission, for each state that the page describes. */
function holders(permission: GoalPermission): readonly (readonly string[])[] {
  return page.split('\n## ').map((state) =>
    state.split('\n').flatMap((line) => {
      const [, who = '', permissions = ''] = line.split('|').map((cell) => cell.trim());
      return permissions.split(', ').includes(permission) ? [who] : [];
    }),
  );
}

test.each([
  ['Edit', 'owner', 'please ask its owner.'],
  ['Delete', 'Goal Admin', 'please ask a Goal Admin.'],
  ['ChangeGoalOwnership', 'Goal Admin', 'please ask a Goal Admin.'],
  ['ChangeParentGoal', 'Goal Admin', 'please ask a Goal Admin.'],
] as const)('[D-1] who is refused %s is sent to somebody who has it: %s', (permission, who, advice) => {
  expect(refusal(permission).message).toMatch(advice);
  const states = holders(permission).filter((names) => names.length > 0);
  expect(states.length).toBeGreaterThan(2);
  for (const names of states) expect(names).toContain(who);
});
