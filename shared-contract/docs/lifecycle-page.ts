/**
 * Renders docs/goal-lifecycle.md from the lifecycle table. Run it to write the page; a test keeps the two equal.
 *   node shared-contract/docs/lifecycle-page.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GOAL_EDIT_LIFECYCLE, GOAL_LIFECYCLE } from '../src/index.ts';
import type { GoalEditRow, GoalRow } from '../src/index.ts';

export const LIFECYCLE_PAGE = join(import.meta.dirname, '../../docs/goal-lifecycle.md');

const list = (names: readonly string[]) => names.join(', ');

function line(row: GoalRow | GoalEditRow): string {
  const { action, from, to, permission, by, when = [], comment, call } = row;
  const cells = [
    action,
    from.length === 0 ? '(none)' : list(from),
    to ?? 'unchanged',
    list(by),
    list(when),
    permission ?? '',
    comment,
    call ? `${call.name}, Status ${call.status}` : '',
  ];
  return `| ${cells.join(' | ')} |`;
}

function table(rows: readonly (GoalRow | GoalEditRow)[]): string {
  const head = '| action | from | to | by any of | when all of | permission | comment | call |';
  return [head, '| --- | --- | --- | --- | --- | --- | --- | --- |', ...rows.map(line)].join('\n');
}

/** The whole page as Markdown. */
export function renderLifecyclePage(): string {
  return `# What may happen to a goal

Written by \`node shared-contract/docs/lifecycle-page.ts\` from \`shared-contract/src/goals/lifecycle.ts\`, which the
server's checks, the permissions sent to the client and the buttons read as well. Change the table, not this page.

## Goal

${table(GOAL_LIFECYCLE)}

## Goal edit

Moves only while its goal is approved; there is at most one open edit (D-23).

${table(GOAL_EDIT_LIFECYCLE)}
`;
}

if (import.meta.main) writeFileSync(LIFECYCLE_PAGE, renderLifecyclePage());
