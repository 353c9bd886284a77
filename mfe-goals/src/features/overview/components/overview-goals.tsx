import type { ReactNode } from 'react';
import { LIKELIHOOD_LABELS, QUALITY_LABELS } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { Button, LikelihoodChip, ListRow, QualityChip, Section } from '@cadence/shared-ui';
import { toStep } from '../../goal/goal-week-cells.ts';
import { ownerLine } from '../../goal/owner-name.ts';
import type { Choice, WeekEntry } from '../week-tally.ts';

export interface OverviewGoalsProps {
  readonly entries: readonly WeekEntry[];
  readonly choice: Choice;
  /** How many there are without a choice. */
  readonly total: number;
  readonly hrefOf: (goalId: number) => string;
  readonly onShowAll: () => void;
}

function titleOf(choice: Choice): string {
  if (choice === null) return 'Contributing goals';
  if (choice === 'noUpdate') return 'No update';
  return `${LIKELIHOOD_LABELS[choice.x]}, ${QUALITY_LABELS[choice.y]}`;
}

/** The goals of the chosen cell, each leading to its detail. */
export function OverviewGoals({ entries, choice, total, hrefOf, onShowAll }: OverviewGoalsProps): ReactNode {
  const { profile } = useSession();
  return (
    <Section
      title={`${titleOf(choice)} (${entries.length})`}
      aside={
        choice !== null && (
          <Button size="sm" variant="quiet" onClick={onShowAll}>
            Show all {total}
          </Button>
        )
      }
    >
      {entries.length === 0 ? (
        <p className="cd-ink3 cd-t13">No goal stands here in this week.</p>
      ) : (
        <ul className="gl-overview-goals">
          {entries.map(({ Goal: goal, Level, cell, moved }) => (
            <ListRow
              key={goal.Id}
              to={hrefOf(goal.Id)}
              title={goal.GoalDetail.Title}
              meta={`${ownerLine(goal.User, profile.Id)} · Level ${Level}`}
              aside={
                <>
                  <LikelihoodChip
                    fill
                    value={toStep(cell?.x)}
                    delta={moved.likelihood}
                    emptyText="No update"
                  />
                  <QualityChip fill value={toStep(cell?.y)} delta={moved.quality} />
                </>
              }
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
