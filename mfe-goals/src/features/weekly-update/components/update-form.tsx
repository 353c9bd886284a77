import { useRef, type FormEvent, type ReactNode } from 'react';
import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import { useUnsavedGuard } from '@cadence/shared-auth';
import {
  Button,
  Delta,
  DraftNotice,
  Drawer,
  Field,
  formatDateRange,
  KeptHint,
  LikelihoodCards,
  QualityCards,
  RadioCards,
  registerStyles,
  TextArea,
  UnsavedDialog,
} from '@cadence/shared-ui';
import { ProblemNotice } from '../../lifecycle/components/problem-notice.tsx';
import { previousTo, weekNote } from '../update-weeks.ts';
import { useUpdateForm, type UpdateFormOptions } from '../use-update-form.ts';
import { ClosedNotice } from './closed-notice.tsx';
import formCss from '../../form/form.css';
import updateFormCss from './update-form.css';

registerStyles('goals-form', formCss);
registerStyles('goals-update', updateFormCss);

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

/** Why it cannot be saved, or was not; without an answer it can be kept, and sent later (D-189). */
function Obstacle({
  form: { change, values, isClosed, isDirty },
  goalId,
}: {
  readonly form: ReturnType<typeof useUpdateForm>;
  readonly goalId: number;
}): ReactNode {
  if (isClosed)
    return <ClosedNotice goalId={goalId} week={values.week} isTyped={isDirty} text={values.comment.trim()} />;
  const { problem, isConflict, sendLater } = change;
  return (
    <ProblemNotice
      problem={problem}
      isConflict={isConflict}
      {...(sendLater !== null && {
        actions: (
          <Button size="sm" onClick={sendLater}>
            Send Later
          </Button>
        ),
      })}
    />
  );
}

/** The notice above says what happened. */
const CLOSED_NOTE = 'this week can no longer be updated';

/** Week cards, two scales with the earlier values marked, and a comment; nothing typed is lost. */
export function UpdateForm(props: UpdateFormOptions): ReactNode {
  const { bundle, weeks, onClose } = props;
  const form = useUpdateForm(props);
  const { draft, values, chosen, change, isClosed, whyNot } = form;
  useUnsavedGuard(form.isDirty, `Week ${chosen.week} of “${bundle.Goal.GoalDetail.Title}” is not saved.`);
  const fields = useRef<HTMLDivElement>(null);
  const previous = previousTo(chosen.week, bundle);
  const isTooLong = values.comment.length > LIMITS.comment;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isTooLong) form.save();
  };
  return (
    <>
      <Drawer
        width={600}
        title="Weekly update"
        subtitle={bundle.Goal.GoalDetail.Title}
        onCloseRequest={form.requestClose}
        onSubmit={submit}
        initialFocus={() => fields.current?.querySelector<HTMLElement>('input:checked') ?? null}
        footer={
          <>
            <span className="gl-hints">
              <KeptHint draft={draft} />
              {whyNot !== null && <span className="cd-why">{whyNot}</span>}
            </span>
            <Button onClick={form.requestClose}>Cancel</Button>
            <Button
              type="submit"
              variant="primary"
              loading={change.isSaving}
              loadingText="Saving"
              reason="hidden"
              disabledReason={whyNot}
            >
              Save Update
            </Button>
          </>
        }
      >
        <div ref={fields} className="gl-form">
          <Obstacle form={form} goalId={bundle.Goal.Id} />
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
            note={isClosed ? CLOSED_NOTE : 'of achieving the goal'}
            closed={isClosed}
            value={values.likelihood}
            onChange={(likelihood) => !isClosed && form.set({ likelihood })}
            {...(previous !== null && {
              was: previous.likelihood,
              wasLabel: `Week ${previous.week}`,
              aside: <Trend now={values.likelihood} before={previous.likelihood} week={previous.week} />,
            })}
          />
          <QualityCards
            note={isClosed ? CLOSED_NOTE : 'of the work so far'}
            closed={isClosed}
            value={values.quality}
            onChange={(quality) => !isClosed && form.set({ quality })}
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
              dir="auto"
              minHeight={96}
              readOnly={isClosed}
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
        You filled in week {chosen.week} but didn’t save it.
      </UnsavedDialog>
    </>
  );
}
