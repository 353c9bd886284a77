import type { ReactNode } from 'react';
import type { SummaryGoal } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { Avatar, Tag, type TagTone } from '@cadence/shared-ui';
import { CircleCheck, CircleX, Hourglass, Scale } from '@cadence/shared-ui/icons';

type Outcome = NonNullable<SummaryGoal['Outcome']>;

const LOOKS: Readonly<Record<Outcome, readonly [tone: TagTone, icon: ReactNode]>> = {
  achieved: ['good', <CircleCheck key="achieved" aria-hidden />],
  notAchieved: ['bad', <CircleX key="notAchieved" aria-hidden />],
  inDispute: ['caution', <Scale key="inDispute" aria-hidden />],
};

/** Whose goal it is, and how it ended or where it is. */
export function GoalLine({ goal: { User, Outcome, StateText } }: { readonly goal: SummaryGoal }): ReactNode {
  const { profile } = useSession();
  const [tone, icon] =
    Outcome === null ? (['plain', <Hourglass key="open" aria-hidden />] as const) : LOOKS[Outcome];
  return (
    <p className="sum-goal">
      <Avatar id={User.Id} name={User.Name} src={User.Avatar} size="s" />
      <span className="cd-t13 cd-ink2">
        {User.Name}
        {User.Id === profile.Id && ' (You)'}
      </span>
      <Tag tone={tone} icon={icon}>
        {StateText}
      </Tag>
    </p>
  );
}
