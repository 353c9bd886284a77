import { NOTIFICATION_SUBJECTS, type Notification } from '@cadence/shared-contract';
import { Avatar, isScaleStep, LikelihoodChip, QualityChip, isolate } from '@cadence/shared-ui';
import { Bell, Clock } from '@cadence/shared-ui/icons';
import type { ReactNode } from 'react';
import type { NewsRow } from './news-sections.ts';

/** The face of who did it; a clock or a bell for nobody in particular. */
export function Face({ notification }: { readonly notification: Notification }): ReactNode {
  const { Actor, Subject } = notification;
  if (Actor !== null) return <Avatar id={Actor.Id} name={Actor.Name} src={Actor.Avatar} />;
  const isReminder = Subject === NOTIFICATION_SUBJECTS.updateGoals;
  return (
    <span className="cd-av sh-note-sign">{isReminder ? <Clock aria-hidden /> : <Bell aria-hidden />}</span>
  );
}

/** How several of a kind are said; of other kinds it is said how often. */
const SEVERAL: Readonly<Record<string, (count: number) => string>> = {
  comment: (count) => `wrote ${count} comments`,
  postStatus: (count) => `posted ${count} weeks`,
};

/** What happened, and how often if several times. */
function sentenceOf(row: NewsRow): string {
  const [{ Actor, Event, Update, Sentence: words }] = row;
  if (row.length === 1) return Actor && Update ? `${Actor.Name} posted week ${Update.Week}` : words;
  const several = SEVERAL[Event ?? '']?.(row.length);
  return Actor && several !== undefined ? `${Actor.Name} ${several}` : `${words}, ${row.length} times`;
}

/** The same for a label, where no element can stand around a name. */
export function plainSentence(row: NewsRow): string {
  const [{ Actor }] = row;
  const words = sentenceOf(row);
  return Actor !== null && words.startsWith(Actor.Name)
    ? `${isolate(Actor.Name)}${words.slice(Actor.Name.length)}`
    : words;
}

/** What happened, with the name of who did it first and bolder. */
export function Sentence({ row }: { readonly row: NewsRow }): ReactNode {
  const [{ Actor }] = row;
  const words = sentenceOf(row);
  const isNamed = Actor !== null && words.startsWith(Actor.Name);
  return (
    <>
      {row.some(({ IsRead }) => !IsRead) && <span className="cd-vh">Unread: </span>}
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
