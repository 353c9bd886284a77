/**
 * Renders docs/appraisal-lifecycle.md from the lifecycle table of appraisals. Run it to write the page; a test keeps the
 * two equal.
 *   node shared-contract/docs/appraisal-page.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppraisalAction, AppraisalState, AppraisalStatus } from '../src/index.ts';
import {
  APPRAISAL_ACTIONS,
  APPRAISAL_CONDITIONS,
  APPRAISAL_RELATIONS,
  APPRAISAL_STATES,
  appraisalAction,
  appraisalStatusText,
  isKnownToEmployee,
  nextAppraisalStep,
} from '../src/index.ts';
import { APPRAISAL_PARTIES } from '../src/notifications/index.ts';

export const APPRAISAL_PAGE = join(import.meta.dirname, '../../docs/appraisal-lifecycle.md');

const list = (names: readonly string[]): string => (names.length === 0 ? '–' : names.join(', '));

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Whom an action notifies in a state, and whether the employee may know of it there. */
function audience(action: AppraisalAction, from: AppraisalState | null): readonly [string, string] {
  const isKnown = isKnownToEmployee(action, from);
  const told = appraisalAction(action).notifies.filter(({ to }) => to !== 'employee' || isKnown);
  return [list(told.map(({ to }) => APPRAISAL_PARTIES[to])), isKnown ? 'yes' : 'no'];
}

function cellsOf(action: AppraisalAction, from: AppraisalState | null): readonly string[] {
  const { label, past, to, by, when = [], comment } = appraisalAction(action);
  return [
    `\`${action}\``,
    label,
    by.length === 0
      ? 'nobody: it happens with a new manager'
      : by.map((who) => APPRAISAL_RELATIONS[who]).join(' or '),
    list(when.map((condition) => `\`${condition}\``)),
    comment,
    to === null || to === from ? 'unchanged' : to,
    past,
    ...audience(action, from),
  ];
}

const HEAD = [
  'action',
  'button',
  'who',
  'needs',
  'comment',
  'leads to',
  'history',
  'told',
  'employee sees it',
];

function waits(status: AppraisalStatus): string {
  const step = (isEdited: boolean): string => {
    const next = nextAppraisalStep(status, isEdited);
    return next === null ? 'nobody' : `${APPRAISAL_PARTIES[next.by]} (\`${next.action}\`)`;
  };
  const [now, afterAnEdit] = [step(false), step(true)];
  return now === afterAnEdit ? now : `${now}; once edited after the signature for ${afterAnEdit}`;
}

/** `null` means nothing begun yet. */
function section(from: AppraisalState | null): string {
  const status = from ?? 'not_started';
  const actions = APPRAISAL_ACTIONS.filter((action) => {
    const states = appraisalAction(action).from;
    return from === null ? states.length === 0 : states.includes(from);
  });
  const rows = actions.map((action) => cellsOf(action, from));
  const title = `## ${status}: ${appraisalStatusText(status)}`;
  return [title, `Waits for ${waits(status)}.`, table(HEAD, rows)].join('\n\n');
}

/** The whole page as Markdown. */
export function renderAppraisalPage(): string {
  const conditions = Object.entries(APPRAISAL_CONDITIONS).map(([name, words]) => [`\`${name}\``, words]);
  const states: readonly (AppraisalState | null)[] = [null, ...APPRAISAL_STATES];
  return `# What may happen to an appraisal

Written by \`node shared-contract/docs/appraisal-page.ts\` from \`shared-contract/src/talent/lifecycle.ts\`, which the server's
checks, the permissions in every answer, the buttons, the history and [the notifications](notifications.md) read as well.
Change the table, not this page.

The states are ${APPRAISAL_STATES.join(', ')}. Whoever may not do something is told so first; then it is said that
the state does not allow it, and then what it still needs (D-84). Each action refreshes the open pages of those who may
see the appraisal, of the employee's only where the employee sees it.

${states.map(section).join('\n\n')}

## What an action needs

${table(['name', 'what is said when it does not hold'], conditions)}
`;
}

if (import.meta.main) writeFileSync(APPRAISAL_PAGE, renderAppraisalPage());
