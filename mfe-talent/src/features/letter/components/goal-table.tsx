import type { ReactNode } from 'react';
import { goalResultText, goalStatusText } from '@cadence/shared-contract';
import type { Goal } from '@cadence/shared-contract';

export interface GoalTableProps {
  readonly goals: readonly Goal[];
  /** 'Goals of Q3 2026' */
  readonly caption: string;
}

/** The goals of a quarter with what both sides said; its head is repeated on every printed page. */
export function GoalTable({ goals, caption }: GoalTableProps): ReactNode {
  return (
    <table className="tal-goal-table" aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">Goal</th>
          <th scope="col">Employee</th>
          <th scope="col">Reviewer</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {goals.map((goal) => (
          <tr key={goal.Id}>
            <th scope="row">{goal.GoalDetail.Title}</th>
            <td>{goalResultText(goal.OwnerGoalResult)}</td>
            <td>{goalResultText(goal.ManagerGoalResult)}</td>
            <td>{goalStatusText(goal)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
