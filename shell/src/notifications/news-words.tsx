import { NOTIFICATION_SUBJECTS, type Notification } from '@cadence/shared-contract';
import { Avatar, isScaleStep, LikelihoodChip, QualityChip } from '@cadence/shared-ui';
import { Bell, Clock } from '@cadence/shared-ui/icons';
import type { ReactNode } from 'react';

/** The face of who did it; a clock or a bell for nobody in particular. */
export function Face({ notification }: { readonly notification: Notification }): ReactNode {
  const { Actor, Subject } = notification;
  if (Actor !== null) return <Avatar id={Actor.Id} name={Actor.Name} src={Actor.Avatar} />;
  const isReminder = Subject === NOTIFICATION_SUBJECTS.updateGoals;
  return (
    <span className="cd-av sh-note-sign">{isReminder ? <Clock aria-hidden /> : <Bell aria-hidden />}</span>
  );
}

/** What happened, with the name of who did it first and bolder. */
export function Sentence({ notification }: { readonly notification: Notification }): ReactNode {
  const { Actor, Update, IsRead } = notification;
  const words = Actor && Update ? `${Actor.Name} posted week ${Update.Week}` : notification.Sentence;
  const isNamed = Actor !== null && words.startsWith(Actor.Name);
  return (
    <>
      {!IsRead && <span className="cd-vh">Unread: </span>}
      {isNamed && <b dir="auto">{Actor.Name}</b>}
      {isNamed ? words.slice(Actor.Name.length) : words}
    </>
  );
}

/** What was said with it, and the values of an update. */
export function Detail({
  notification: { Said, Update },
}: {
  readonly notification: Notification;
}): ReactNode {
  return (
    <>
      {Said !== null && (
        <p className="sh-note-said cd-cut" dir="auto">
          {Said}
        </p>
      )}
      {Update !== null && isScaleStep(Update.Likelihood) && isScaleStep(Update.Quality) && (
        <p className="sh-note-chips">
          <LikelihoodChip value={Update.Likelihood} delta={Update.LikelihoodDelta} />
          <QualityChip value={Update.Quality} delta={Update.QualityDelta} />
        </p>
      )}
    </>
  );
}
