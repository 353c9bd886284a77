import type { ReactNode } from 'react';
import { GOAL_TEXT_NAMES, goalSectionLabels, goalTextOf } from '@cadence/shared-contract';
import type { GoalBundle, GoalTextName } from '@cadence/shared-contract';
import { Section } from '@cadence/shared-ui';
import { ViewMore } from '../../goal/components/view-more.tsx';
import type { GoalDialog } from '../../place/goal-dialog.ts';
import { ResultSection } from './result-section.tsx';
import { WeeklyStatus } from './weekly-status.tsx';

export interface DetailsTabProps {
  readonly bundle: GoalBundle;
  readonly onOpen: (dialog: GoalDialog) => void;
}

interface TextSectionProps {
  readonly title: string;
  readonly name: GoalTextName;
  readonly text: string;
}

function TextSection({ title, name, text }: TextSectionProps): ReactNode {
  if (text.trim() === '') return null;
  return (
    <Section title={title}>
      <ViewMore of={name} text={text} />
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
        <TextSection key={name} name={name} title={labels[name]} text={goalTextOf(goal, name)} />
      ))}
    </>
  );
}
