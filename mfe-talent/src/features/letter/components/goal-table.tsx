import { Fragment, type ReactNode } from 'react';
import { goalResultText, goalStatusText } from '@cadence/shared-contract';
import type { Goal } from '@cadence/shared-contract';

export interface GoalTableProps {
  readonly goals: readonly Goal[];
  /** 'Goals of Q3 2026' */
  readonly caption: string;
}

/** The text about a goal, beside its title. */
const FACTS: readonly { readonly head: string; readonly text: (goal: Goal) => string }[] = [
  { head: 'Employee', text: ({ OwnerGoalResult }) => goalResultText(OwnerGoalResult) },
  { head: 'Reviewer', text: ({ ManagerGoalResult }) => goalResultText(ManagerGoalResult) },
  { head: 'Status', text: goalStatusText },
];

/** The goals of a quarter with what both sides said; its head is repeated on every printed page. */
export function GoalTable({ goals, caption }: GoalTableProps): ReactNode {
  return (
    <table className="tal-goal-table" aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">Goal</th>
          {FACTS.map(({ head }) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {goals.map((goal) => (
          <tr key={goal.Id}>
            <th scope="row">{goal.GoalDetail.Title}</th>
            {FACTS.map(({ head, text }) => (
              <td key={head}>{text(goal)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same as a list, where a table does not fit. */
export function GoalRows({ goals, caption }: GoalTableProps): ReactNode {
  return (
    <ul className="tal-stacked" aria-label={caption}>
      {goals.map((goal) => (
        <li key={goal.Id}>
          <b>{goal.GoalDetail.Title}</b>
          <dl>
            {FACTS.map(({ head, text }) => (
              <Fragment key={head}>
                <dt>{head}</dt>
                <dd>{text(goal)}</dd>
              </Fragment>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
