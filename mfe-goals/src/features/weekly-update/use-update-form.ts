import { useEffect, useRef, useState, type RefObject } from 'react';
import type { GoalBundle } from '@cadence/shared-contract';
import { useLocalDraft } from '@cadence/shared-auth';
import { useGoalBundle } from '../goal/api/goal-bundle.ts';
import { isGoalGone } from '../goal/goal-failure.ts';
import type { KeptSubject } from '../unsent/use-keep-unsent.ts';
import { usePostUpdate } from './api/post-update.ts';
import type { PostUpdateInput } from './api/send-update.ts';
import { isUnsaved, isUpdateValues, missingPart, valuesOfWeek, type UpdateValues } from './update-values.ts';
import type { UpdateWeek } from './update-weeks.ts';

export interface UpdateFormOptions {
  readonly bundle: GoalBundle;
  /** The weeks that can be chosen; when none can any more, the last ones that could. */
  readonly weeks: readonly UpdateWeek[];
  /** Whether any week can be updated now. */
  readonly isOpen: boolean;
  readonly opened: UpdateWeek;
  readonly onClose: () => void;
}

/** What is left to save after `sent`; null for nothing. A comment changed since then is edited (D-122). */
function restAfter(sent: PostUpdateInput, now: UpdateValues): UpdateValues | null {
  const isSameComment = now.comment === sent.comment;
  const isSame = now.week === sent.week && now.likelihood === sent.likelihood && now.quality === sent.quality;
  if (isSame && isSameComment) return null;
  return isSameComment ? { ...now, comment: '' } : now;
}

function subjectOf(
  { statusId }: PostUpdateInput,
  { bundle, weeks }: Pick<UpdateFormOptions, 'bundle' | 'weeks'>,
): KeptSubject {
  const { Id, GoalDetail } = bundle.Goal;
  const week = weeks.find((one) => one.statusId === statusId);
  return { goalId: Id, title: GoalDetail.Title, postedAt: week?.postedAt ?? null };
}

const useDraft = (goalId: number) =>
  useLocalDraft<UpdateValues>({ entity: `update:${goalId}`, version: 'week' }, isUpdateValues);

/** What was drawn last, for an answer that comes later. */
function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}

/** State of the form: its values, kept on this device until they are saved. */
export function useUpdateForm({ bundle, weeks, isOpen, opened, onClose }: UpdateFormOptions) {
  const draft = useDraft(bundle.Goal.Id);
  const [values, setValues] = useState(() => valuesOfWeek(opened));
  const latest = useLatest(values);
  const [isAsking, setAsking] = useState(false);
  const isGone = isGoalGone(useGoalBundle(bundle.Goal.Id).error);
  const change = usePostUpdate({
    subject: (sent) => subjectOf(sent, { bundle, weeks }),
    onDone: (sent) => {
      const rest = restAfter(sent, latest.current);
      if (rest === null) {
        draft.drop();
        return onClose();
      }
      if (rest !== latest.current) draft.formKey.renew();
      setValues(rest);
      draft.keep(rest);
    },
  });
  const weekOf = (shown: UpdateValues): UpdateWeek => weeks.find(({ week }) => week === shown.week) ?? opened;
  const chosen = weekOf(values);
  const isDirty = isUnsaved(values, chosen);
  const set = (part: Partial<UpdateValues>): void => {
    const next = { ...values, ...part };
    setValues(next);
    if (isUnsaved(next, weekOf(next))) draft.keep(next);
    else draft.forget();
  };
  const isClosed = isGone || !isOpen || !weeks.some(({ week }) => week === values.week);
  const whyNot = isClosed ? `Week ${values.week} can no longer be updated` : missingPart(values);
  return {
    ...{ draft, values, set, chosen, isDirty, isClosed },
    /** Why it cannot be saved now; null when it can. */
    whyNot,
    isAsking,
    setAsking,
    change,
    chooseWeek: (week: number): void => {
      const target = weeks.find((one) => one.week === week);
      if (target === undefined) return;
      // What was already chosen is kept; otherwise the week shows what it holds.
      if (isDirty) set({ week });
      else setValues(valuesOfWeek(target));
    },
    restore: (): void => {
      const kept = draft.take();
      if (kept === null) return;
      set({ ...kept, week: weeks.some(({ week }) => week === kept.week) ? kept.week : opened.week });
    },
    requestClose: (): void => {
      // What is being saved cannot be discarded any more.
      if (change.isSaving) return;
      if (isDirty) setAsking(true);
      else onClose();
    },
    save: (): void => {
      const { likelihood, quality, comment } = values;
      if (whyNot !== null || likelihood === null || quality === null) return;
      const { statusId, week } = chosen;
      change.post({ statusId, week, likelihood, quality, comment, formKey: draft.formKey.value });
    },
  };
}
