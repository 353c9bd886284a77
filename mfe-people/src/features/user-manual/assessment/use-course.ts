import { useState } from 'react';
import type { AssessmentAnswer } from '@cadence/shared-contract';
import type { AnswersByGroup, ReadAssessment } from './api/use-assessment.ts';
import { choose, findMissing, NO_CHOICE, type Choice, type Side } from './choices.ts';
import { findBefore, findNext, type Step } from './course.ts';

export interface Course {
  readonly step: Step;
  /** What is chosen in the group that is shown. */
  readonly choice: Choice;
  /** What blocks Next, or the choice of a sentence; null when nothing does. */
  readonly objection: string | null;
  readonly pick: (side: Side, sentence: number) => void;
  readonly goTo: (step: Step) => void;
  readonly next: () => void;
  readonly back: () => void;
  readonly passQuestions: () => void;
}

interface Material {
  readonly assessment: ReadAssessment;
  readonly answers: AnswersByGroup;
  readonly put: (answer: AssessmentAnswer) => void;
  /** There are open questions between the groups and the end. */
  readonly hasQuestions: boolean;
}

interface Shown {
  readonly step: Step;
  /** It had an answer when it was opened, so it was opened on purpose. */
  readonly isRevisit: boolean;
  readonly objection: string | null;
}

const TAKEN: Readonly<Record<Side, string>> = {
  most: 'This sentence is your least. Choose another one as least first.',
  least: 'This sentence is your most. Choose another one as most first.',
};

const at = (step: Step, isRevisit = false): Shown => ({ step, isRevisit, objection: null });

/** What is chosen in each group before Next is pressed, overlaid on the answers. */
function useChoices(answers: AnswersByGroup) {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Choice>>(new Map());
  return {
    isTouched: (group: number) => drafts.has(group),
    choiceOf: (group: number): Choice => {
      const answer = answers.get(group);
      return drafts.get(group) ?? (answer ? { most: answer.Most, least: answer.Least } : NO_CHOICE);
    },
    keep: (group: number, choice: Choice) => setDrafts(new Map(drafts).set(group, choice)),
    drop: (group: number) => setDrafts(new Map([...drafts].filter(([other]) => other !== group))),
  };
}

/** Where the person is, and the steps from there: an answered group is never opened automatically. */
function usePlace({ assessment: { Groups }, answers, hasQuestions }: Omit<Material, 'put'>) {
  const [shown, setShown] = useState<Shown>(() => at(findNext(Groups, answers, -1)));
  const [hasPassed, setPassed] = useState(false);
  const step = shown.step === 'questions' && !hasQuestions ? 'finish' : shown.step;
  const groupAt = (other: Step): number => (typeof other === 'number' ? (Groups[other]?.Group ?? 0) : 0);
  const goTo = (to: Step): void => setShown(at(to, answers.has(groupAt(to))));
  return {
    ...shown,
    step,
    /** The group that is shown; 0 where none is. */
    group: groupAt(step),
    goTo,
    goOn: (known: AnswersByGroup) => {
      const next = findNext(Groups, known, typeof step === 'number' ? step : -1);
      setShown(at(next === 'questions' && hasPassed ? 'finish' : next));
    },
    back: () => {
      const to = findBefore(Groups, step, hasQuestions);
      if (to !== null) goTo(to);
    },
    object: (objection: string | null) => setShown({ ...shown, objection }),
    passQuestions: () => {
      setPassed(true);
      setShown(at('finish'));
    },
  };
}

/** Where the person is, and what they have chosen there: one step after another, none asked twice. */
export function useCourse(material: Material): Course {
  const { answers, put } = material;
  const { isTouched, choiceOf, keep, drop } = useChoices(answers);
  const { step, group, isRevisit, objection, goOn, object, ...ways } = usePlace(material);
  const choice = choiceOf(group);
  // Another device has answered the current group, and nothing was chosen here.
  if (answers.has(group) && !isTouched(group) && !isRevisit) goOn(answers);

  function pick(side: Side, sentence: number): void {
    const next = choose(choice, side, sentence);
    if (next) keep(group, next);
    object(next ? null : TAKEN[side]);
  }
  function next(): void {
    const { most: Most, least: Least } = choice;
    if (Most === null || Least === null) {
      object(findMissing(choice));
      return;
    }
    const given = { Group: group, Most, Least };
    const known = answers.get(group);
    if (known?.Most !== Most || known.Least !== Least) put(given);
    drop(group);
    goOn(new Map(answers).set(group, given));
  }
  return { ...ways, step, choice, objection, pick, next };
}
