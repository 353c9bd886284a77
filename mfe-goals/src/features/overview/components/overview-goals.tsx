import { useRef, useState, type ReactNode } from 'react';
import { GOAL_STATE_LABELS, LIKELIHOOD_LABELS, QUALITY_LABELS } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { Button, LikelihoodChip, ListRow, LoadMore, QualityChip, Section } from '@cadence/shared-ui';
import { X } from '@cadence/shared-ui/icons';
import { toStep } from '../../goal/goal-week-cells.ts';
import { ownerName } from '../../goal/owner-name.ts';
import { isCell, type Choice, type Group } from '../overview-view.ts';
import type { WeekEntry } from '../week-tally.ts';

const PAGE = 20;
const GROUP_TITLES: Readonly<Record<Group, string>> = {
  updated: 'With a prediction',
  none: 'No update',
  risk: 'At Risk',
  moved: 'Moved since the week before',
};

function titleOf(choice: Choice): string {
  if (choice === null) return 'Goals beneath';
  if (!isCell(choice)) return GROUP_TITLES[choice];
  return `${LIKELIHOOD_LABELS[choice.x]}, ${QUALITY_LABELS[choice.y]}`;
}

interface EntriesProps {
  readonly entries: readonly WeekEntry[];
  readonly hrefOf: (goalId: number) => string;
}

function Entry({ entry, href }: { readonly entry: WeekEntry; readonly href: string }): ReactNode {
  const { profile } = useSession();
  const { goal, cell, moved } = entry;
  return (
    <ListRow
      to={href}
      title={goal.Title}
      meta={[ownerName(goal.User, profile.Id), GOAL_STATE_LABELS[goal.State], `Level ${goal.Depth}`].join(
        ' · ',
      )}
      aside={
        <>
          <LikelihoodChip value={toStep(cell?.x)} delta={moved.likelihood} emptyText="No update" />
          <QualityChip value={toStep(cell?.y)} delta={moved.quality} />
        </>
      }
    />
  );
}

function Entries({ entries, hrefOf }: EntriesProps): ReactNode {
  const [shown, setShown] = useState(PAGE);
  return (
    <div className="gl-overview-goals">
      <ul>
        {entries.slice(0, shown).map((entry) => (
          <Entry key={entry.goal.Id} entry={entry} href={hrefOf(entry.goal.Id)} />
        ))}
      </ul>
      <LoadMore
        shown={Math.min(shown, entries.length)}
        total={entries.length}
        noun="goal"
        onLoadMore={() => setShown(shown + PAGE)}
      />
    </div>
  );
}

export interface OverviewGoalsProps extends EntriesProps {
  readonly choice: Choice;
  /** How many there are without a choice. */
  readonly total: number;
  readonly onShowAll: () => void;
}

/** The goals of the chosen cell, each leading to its detail. */
export function OverviewGoals({ entries, choice, total, hrefOf, onShowAll }: OverviewGoalsProps): ReactNode {
  const whole = useRef<HTMLDivElement>(null);
  const title = titleOf(choice);
  const showAll = (): void => {
    // The button goes with the choice; without a place of its own the focus would go with it.
    whole.current?.focus();
    onShowAll();
  };
  return (
    <div ref={whole} className="gl-overview-list" tabIndex={-1}>
      <Section
        title={
          <>
            {title} <span className="gl-overview-count">{entries.length}</span>
          </>
        }
        aside={
          choice !== null && (
            <Button size="sm" variant="quiet" iconEnd={<X aria-hidden />} onClick={showAll}>
              Show all {total}
            </Button>
          )
        }
      >
        {entries.length === 0 ? (
          <p className="gl-overview-nothing">No goal stands here in this week.</p>
        ) : (
          <Entries key={title} entries={entries} hrefOf={hrefOf} />
        )}
      </Section>
    </div>
  );
}
