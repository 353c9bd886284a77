import { useState, type FormEvent, type ReactNode } from 'react';
import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import type { GoalBundle } from '@cadence/shared-contract';
import { useUnsavedGuard, useLocalDraft } from '@cadence/shared-auth';
import {
  Button,
  Delta,
  Drawer,
  Field,
  formatDateRange,
  LikelihoodCards,
  QualityCards,
  RadioCards,
  TextArea,
  DraftNotice,
  KeptHint,
  UnsavedDialog,
} from '@cadence/shared-ui';
import { ProblemNotice } from '../../actions/components/problem-notice.tsx';
import { usePostUpdate } from '../api/post-update.ts';
import { isUnsaved, isUpdateValues, missingPart, valuesOfWeek, type UpdateValues } from '../update-values.ts';
import { previousTo, weekNote, type UpdateWeek } from '../update-weeks.ts';

export interface UpdateFormProps {
  readonly bundle: GoalBundle;
  readonly weeks: readonly UpdateWeek[];
  readonly opened: UpdateWeek;
  readonly onClose: () => void;
}

function Trend({
  now,
  before,
  week,
}: {
  readonly now: number | null;
  readonly before: number;
  readonly week: number;
}): ReactNode {
  if (now === null || now === before) return null;
  return (
    <>
      <Delta value={now - before} since={`week ${week}`} /> <span>from week {week}</span>
    </>
  );
}

/** State of the form: its values, kept on this device until they are saved. */
function useUpdateForm({ bundle, weeks, opened, onClose }: UpdateFormProps) {
  const key = { entity: `update:${bundle.Goal.Id}`, version: 'week' };
  const draft = useLocalDraft<UpdateValues>(key, isUpdateValues);
  const [values, setValues] = useState(() => valuesOfWeek(opened));
  const [isAsking, setAsking] = useState(false);
  const change = usePostUpdate(() => {
    draft.drop();
    onClose();
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
  const chooseWeek = (week: number): void => {
    const target = weeks.find((one) => one.week === week);
    if (target === undefined) return;
    // What was chosen already goes along; otherwise the week shows what it holds.
    if (isDirty) set({ week });
    else setValues(valuesOfWeek(target));
  };
  const restore = (): void => {
    const kept = draft.take();
    if (kept === null) return;
    set({ ...kept, week: weeks.some(({ week }) => week === kept.week) ? kept.week : opened.week });
  };
  const requestClose = (): void => (isDirty ? setAsking(true) : onClose());
  return {
    draft,
    values,
    set,
    restore,
    chosen,
    isDirty,
    isAsking,
    setAsking,
    chooseWeek,
    requestClose,
    change,
  };
}

/** Week cards, two scales with the earlier values marked, and a comment; nothing typed is lost on the way. */
export function UpdateForm(props: UpdateFormProps): ReactNode {
  const { bundle, weeks, onClose } = props;
  const form = useUpdateForm(props);
  const { draft, values, chosen, change } = form;
  useUnsavedGuard(form.isDirty, `Week ${chosen.week} of “${bundle.Goal.GoalDetail.Title}” is not saved.`);
  const previous = previousTo(chosen.week, bundle);
  const missing = missingPart(values);
  const isTooLong = values.comment.length > LIMITS.comment;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { likelihood, quality, comment } = values;
    if (likelihood === null || quality === null || isTooLong || change.isSaving) return;
    const { statusId, week } = chosen;
    change.post({ statusId, week, likelihood, quality, comment, formKey: draft.formKey.value });
  };
  return (
    <>
      <Drawer
        width={600}
        title="Weekly update"
        subtitle={bundle.Goal.GoalDetail.Title}
        onCloseRequest={form.requestClose}
        onSubmit={submit}
        footer={
          <>
            <span className="gl-hints">
              <KeptHint draft={draft} />
              {missing !== null && <span className="cd-why">{missing}</span>}
            </span>
            <Button onClick={form.requestClose}>Cancel</Button>
            <Button
              type="submit"
              variant="primary"
              loading={change.isSaving}
              loadingText="Saving"
              reason="hidden"
              disabledReason={missing}
            >
              Save Update
            </Button>
          </>
        }
      >
        <div className="gl-form">
          <ProblemNotice problem={change.problem} isConflict={change.isConflict} />
          <DraftNotice draft={draft} onRestore={form.restore} />
          <RadioCards
            legend="Week"
            columns={4}
            value={String(values.week)}
            options={weeks.map((week) => {
              const note = weekNote(week);
              return {
                value: String(week.week),
                title: `Week ${week.week}`,
                text: formatDateRange(week.startDate, week.endDate),
                note: note.text,
                noteTone: note.isMissed ? ('alarm' as const) : ('plain' as const),
              };
            })}
            onChange={(week) => form.chooseWeek(Number(week))}
          />
          <LikelihoodCards
            note="of achieving the goal"
            value={values.likelihood}
            onChange={(likelihood) => form.set({ likelihood })}
            {...(previous !== null && {
              was: previous.likelihood,
              wasLabel: `Week ${previous.week}`,
              aside: <Trend now={values.likelihood} before={previous.likelihood} week={previous.week} />,
            })}
          />
          <QualityCards
            note="of the work so far"
            value={values.quality}
            onChange={(quality) => form.set({ quality })}
            {...(previous !== null && {
              was: previous.quality,
              wasLabel: `Week ${previous.week}`,
              aside: <Trend now={values.quality} before={previous.quality} week={previous.week} />,
            })}
          />
          <Field
            label="Comment"
            note="optional, seen by everyone who sees the goal"
            error={isTooLong && `A comment can have at most ${LIMITS.comment} characters.`}
            counter={{ value: values.comment.length, max: LIMITS.comment }}
          >
            <TextArea
              minHeight={96}
              value={values.comment}
              onChange={({ target }) => form.set({ comment: target.value })}
            />
          </Field>
        </div>
      </Drawer>
      <UnsavedDialog
        open={form.isAsking}
        title={MESSAGES.unsavedChanges}
        keptDays={draft.keptDays}
        onContinue={() => form.setAsking(false)}
        onDiscard={onClose}
      >
        Week {chosen.week} is filled in but not saved.
      </UnsavedDialog>
    </>
  );
}
