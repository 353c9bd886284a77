/**
 * Renders docs/goal-lifecycle.md from the lifecycle table. Run it to write the page; a test keeps the two equal.
 *   node shared-contract/docs/lifecycle-page.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GOAL_ACTIONS, goalAction, isEditAction } from '../src/index.ts';
import type { AnyGoalAction } from '../src/index.ts';

export const LIFECYCLE_PAGE = join(import.meta.dirname, '../../docs/goal-lifecycle.md');

const list = (names: readonly string[]) => names.join(', ');

/** A line for each way to be allowed the action. */
function lines(action: AnyGoalAction): readonly string[] {
  const { from, to, permission, grants, comment, call } = goalAction(action);
  return grants.map((grant) => {
    const cells = [
      action,
      from.length === 0 ? '(none)' : list(grant.from ?? from),
      to ?? 'unchanged',
      list(grant.by),
      list(grant.when ?? []),
      permission ?? '',
      comment,
      call ? `${call.name}, Status ${call.status}` : '',
    ];
    return `| ${cells.join(' | ')} |`;
  });
}

function table(actions: readonly AnyGoalAction[]): string {
  const head = '| action | from | to | by any of | when all of | permission | comment | call |';
  return [head, '| --- | --- | --- | --- | --- | --- | --- | --- |', ...actions.flatMap(lines)].join('\n');
}

/** The whole page as Markdown. */
export function renderLifecyclePage(): string {
  return `# What may happen to a goal

Written by \`node shared-contract/docs/lifecycle-page.ts\` from the tables in \`shared-contract/src/goals\`, which the server's
checks and effects, the permissions and actions sent to the client, the buttons, the history and the notifications read as
well. Change the table, not this page.

## Goal

${table(GOAL_ACTIONS.filter((action) => !isEditAction(action)))}

## Goal edit

Moves only while its goal is approved; there is at most one open edit (D-23).

${table(GOAL_ACTIONS.filter(isEditAction))}
`;
}

if (import.meta.main) writeFileSync(LIFECYCLE_PAGE, renderLifecyclePage());
