import { minutesLeft } from '@cadence/shared-contract';
import { Button, ErrorText, Kbd, plural, useIsPhone, useSingleKeys } from '@cadence/shared-ui';
import { useId, type MouseEvent, type ReactNode, type Ref } from 'react';
import type { AnswersByGroup, ReadAssessment } from '../api/use-assessment.ts';
import { SIDE_WORDS, type Side } from '../choices.ts';
import type { Course } from '../use-course.ts';
import { useGroupKeys } from '../use-group-keys.ts';
import { BackButton } from './back-button.tsx';
import { GroupRuler } from './group-ruler.tsx';
import { SentenceList } from './sentence-list.tsx';

interface GroupStepProps {
  readonly assessment: ReadAssessment;
  readonly answers: AnswersByGroup;
  readonly place: number;
  readonly course: Course;
  readonly saved: ReactNode;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** What is chosen, for assistive technology: a digit chooses without moving the focus. */
function ChoiceSaid({
  course: { choice },
  sentences,
}: {
  readonly course: Course;
  readonly sentences: readonly string[];
}): ReactNode {
  const say = (side: Side): string | null => {
    const sentence = sentences[choice[side] ?? -1];
    return sentence === undefined ? null : `${SIDE_WORDS[side]}: ${sentence}.`;
  };
  return (
    <p className="cd-vh" role="status">
      {[say('most'), say('least')].filter((text) => text !== null).join(' ')}
    </p>
  );
}

function KeyHints(): ReactNode {
  const [hasKeys] = useSingleKeys();
  return (
    <p className="pe-as-hints" aria-hidden>
      {hasKeys && (
        <>
          <span>
            <Kbd>1</Kbd> to <Kbd>4</Kbd> most
          </span>
          <span>
            <Kbd>Shift</Kbd> <Kbd>1</Kbd> to <Kbd>4</Kbd> least
          </span>
        </>
      )}
      <span>
        <Kbd>Enter</Kbd> next
      </span>
    </p>
  );
}

function Feet({ place, course }: Pick<GroupStepProps, 'place' | 'course'>): ReactNode {
  const isNarrow = useIsPhone();
  // The second click of a double click is ignored: it would hit the next group.
  const once = (act: () => void) => (event: MouseEvent) => {
    if (event.detail < 2) act();
  };
  return (
    <div className="pe-as-foot">
      {place > 0 && <BackButton onClick={once(course.back)} />}
      <Button variant="primary" size="lg" className="pe-as-next" onClick={once(course.next)}>
        Next
      </Button>
      {!isNarrow && <KeyHints />}
    </div>
  );
}

/** One group: four sentences, of which one is most and another one least like the person (D-46). */
export function GroupStep({
  assessment,
  answers,
  place,
  course,
  saved,
  headingRef,
}: GroupStepProps): ReactNode {
  const headingId = useId();
  useGroupKeys(course);
  const { Groups } = assessment;
  const sentences = Groups[place]?.Sentences ?? [];
  const isAnswered = (other: number): boolean => answers.has(Groups[other]?.Group ?? 0);
  return (
    <div className="pe-as">
      <p className="pe-as-count">
        <b className="cd-tn">
          {place + 1} of {Groups.length}
        </b>
        <span>about {plural(minutesLeft(answers.size), 'minute')} left</span>
      </p>
      <GroupRuler total={Groups.length} current={place} isAnswered={isAnswered} onGoTo={course.goTo} />
      <h2 className="cd-title" id={headingId} ref={headingRef} tabIndex={-1}>
        <span className="cd-vh">
          Group {place + 1} of {Groups.length}:{' '}
        </span>
        Which is most like you at work, and which is least?
      </h2>
      <p className="pe-as-hint pe-as-take">Take the first thought. No answer is better than another.</p>
      <SentenceList
        key={place}
        sentences={sentences}
        choice={course.choice}
        labelledBy={headingId}
        onPick={course.pick}
      />
      <ChoiceSaid course={course} sentences={sentences} />
      {course.objection !== null && <ErrorText>{course.objection}</ErrorText>}
      <Feet place={place} course={course} />
      {saved}
    </div>
  );
}
