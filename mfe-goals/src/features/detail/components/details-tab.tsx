import type { ReactNode } from 'react';
import { GOAL_TEXT_NAMES, goalSectionLabels, goalTextOf } from '@cadence/shared-contract';
import type { GoalBundle } from '@cadence/shared-contract';
import { ExpandableText, Section } from '@cadence/shared-ui';
import type { GoalDialog } from '../../place/goal-dialog.ts';
import { ResultSection } from './result-section.tsx';
import { WeeklyStatus } from './weekly-status.tsx';

export interface DetailsTabProps {
  readonly bundle: GoalBundle;
  readonly onOpen: (dialog: GoalDialog) => void;
}

function TextSection({ title, text }: { readonly title: string; readonly text: string }): ReactNode {
  if (text.trim() === '') return null;
  return (
    <Section title={title}>
      <ExpandableText text={text} />
    </Section>
  );
}

/** The goal's texts and its weeks. */
export function DetailsTab({ bundle, onOpen }: DetailsTabProps): ReactNode {
  const { Goal: goal } = bundle;
  const labels = goalSectionLabels(goal.GoalType);
  return (
    <>
      <ResultSection bundle={bundle} />
      <WeeklyStatus bundle={bundle} onOpen={onOpen} />
      {GOAL_TEXT_NAMES.filter((name) => name !== 'Title').map((name) => (
        <TextSection key={name} title={labels[name]} text={goalTextOf(goal, name)} />
      ))}
    </>
  );
}
