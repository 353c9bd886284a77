import type { ReactNode } from 'react';
import { goalStatusText } from '@cadence/shared-contract';
import type { Goal } from '@cadence/shared-contract';
import { resultText } from '../goal-words.ts';

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
            <td>{resultText(goal.OwnerGoalResult)}</td>
            <td>{resultText(goal.ManagerGoalResult)}</td>
            <td>{goalStatusText(goal)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
