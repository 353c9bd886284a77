import { useId, type ReactNode } from 'react';
import { LIMITS } from '@cadence/shared-contract';
import {
  Button,
  Delta,
  ErrorText,
  Field,
  IconButton,
  LIKELIHOOD_LABELS,
  LikelihoodCards,
  QUALITY_LABELS,
  QualityCards,
  Spinner,
  TextArea,
  VisuallyHidden,
  type ScaleStep,
} from '@cadence/shared-ui';
import { Check, MessageSquare, Undo2 } from '@cadence/shared-ui/icons';
import { ClosedNotice } from '../../weekly-update/components/closed-notice.tsx';
import type { PassActions } from '../pass-actions.ts';
import { isLeftBehind, isUnsavedView, type RowState, type RowView } from '../row-views.ts';

export interface PassRowProps {
  readonly view: RowView;
  readonly actions: PassActions;
}

const STATE_WORDS: Readonly<Record<RowState, string>> = {
  open: '',
  missed: 'Missed',
  unsaved: 'Unsaved',
  saving: 'Saving',
  saved: 'Saved',
  refused: 'Not saved',
  unconfirmed: 'Not confirmed',
  kept: 'Kept on this device',
  closed: 'Closed',
};

function StateWord({ state }: { readonly state: RowState }): ReactNode {
  const look = state === 'unconfirmed' ? 'refused' : state;
  return (
    <span className={`gl-pass-state gl-pass-${look}`}>
      {state === 'saved' && <Check aria-hidden />}
      {state === 'saving' && <Spinner />}
      {STATE_WORDS[state]}
    </span>
  );
}

/** 'Week 7: Likely ▼1': what was posted last, and how far the choice is from it. */
function Before({
  view: { row, values },
  scale,
}: {
  readonly view: RowView;
  readonly scale: 'likelihood' | 'quality';
}): ReactNode {
  const { previous } = row;
  if (previous === null) return 'first update';
  const labels = scale === 'likelihood' ? LIKELIHOOD_LABELS : QUALITY_LABELS;
  const now = values[scale];
  return (
    <>
      Week {previous.week}: {labels[previous[scale]]}{' '}
      {now !== null && <Delta value={now - previous[scale]} since={`week ${previous.week}`} />}
    </>
  );
}

function Scales({ view, actions }: PassRowProps): ReactNode {
  const { row, values } = view;
  const { previous } = row;
  const of = <VisuallyHidden> of {row.goal.GoalDetail.Title}</VisuallyHidden>;
  const common = { compact: true, wasLabel: previous === null ? '' : `Week ${previous.week}` };
  return (
    <div className="gl-pass-scales">
      <div data-pass-scale="likelihood">
        <LikelihoodCards
          {...common}
          legend={<>Likelihood{of}</>}
          aside={<Before view={view} scale="likelihood" />}
          value={values.likelihood}
          was={previous?.likelihood ?? null}
          onChange={(likelihood: ScaleStep) => actions.set(row, { likelihood })}
        />
      </div>
      <div data-pass-scale="quality">
        <QualityCards
          {...common}
          legend={<>Quality{of}</>}
          aside={<Before view={view} scale="quality" />}
          value={values.quality}
          was={previous?.quality ?? null}
          onChange={(quality: ScaleStep) => actions.set(row, { quality })}
        />
      </div>
    </div>
  );
}

function Tools({ view, actions }: PassRowProps): ReactNode {
  const { row, state, isCommentOpen } = view;
  const isClosed = state === 'closed';
  const { previous, week } = row;
  const title = row.goal.GoalDetail.Title;
  return (
    <span className="gl-pass-tools">
      {previous !== null && !isClosed && (
        <Button size="sm" variant="quiet" aria-keyshortcuts="=" onClick={() => actions.same(view)}>
          Same as {previous.week === week.week - 1 ? 'Last Week' : `Week ${previous.week}`}
          <VisuallyHidden> for {title}</VisuallyHidden>
        </Button>
      )}
      {!isCommentOpen && !isClosed && (
        <IconButton
          size="sm"
          label={`Comment on ${title}`}
          title="Comment"
          icon={<MessageSquare aria-hidden />}
          aria-keyshortcuts="c"
          onClick={() => actions.openComment(view)}
        />
      )}
      {isLeftBehind(view) && (
        <IconButton
          size="sm"
          label={`Undo for ${title}`}
          title="Undo"
          icon={<Undo2 aria-hidden />}
          onClick={() => actions.undo(view)}
        />
      )}
    </span>
  );
}

function Comment({ view, actions }: PassRowProps): ReactNode {
  const { row, values } = view;
  return (
    <Field
      label={
        <>
          Comment<VisuallyHidden> on {row.goal.GoalDetail.Title}</VisuallyHidden>
        </>
      }
      note="optional, seen by everyone who sees the goal"
      aside={<span className="gl-pass-hint">Shift+Enter for a new line</span>}
      counter={{ value: values.comment.length, max: LIMITS.comment }}
    >
      <TextArea
        minHeight={56}
        maxHeight={160}
        readOnly={row.isClosed}
        value={values.comment}
        onChange={({ target }) => actions.set(row, { comment: target.value })}
      />
    </Field>
  );
}

/** One goal of the pass: last week, two scales, a comment when asked for, and its save state. */
export function PassRow({ view, actions }: PassRowProps): ReactNode {
  const { row, values, sentence, isCommentOpen } = view;
  const titleId = useId();
  return (
    <li className="gl-pass-row" data-pass-row={row.id} aria-labelledby={titleId}>
      <div className="gl-pass-head">
        <h3 id={titleId} className="cd-cut2" title={row.goal.GoalDetail.Title}>
          {row.goal.GoalDetail.Title}
        </h3>
        <Tools view={view} actions={actions} />
        <StateWord state={view.state} />
        {view.state === 'unconfirmed' && (
          <Button size="sm" onClick={() => actions.sendLater(row)}>
            Send Later<VisuallyHidden> {row.goal.GoalDetail.Title}</VisuallyHidden>
          </Button>
        )}
        {isUnsavedView(view) && (
          <Button size="sm" onClick={() => actions.saveAndGoOn(view)}>
            Save<VisuallyHidden> {row.goal.GoalDetail.Title}</VisuallyHidden>
          </Button>
        )}
      </div>
      <Scales view={view} actions={actions} />
      {isCommentOpen && <Comment view={view} actions={actions} />}
      {sentence !== null && <ErrorText>{sentence}</ErrorText>}
      {view.state === 'closed' && (
        <ClosedNotice
          goalId={row.goal.Id}
          week={row.week.week}
          isTyped={view.isTyped}
          text={values.comment.trim()}
        />
      )}
    </li>
  );
}
