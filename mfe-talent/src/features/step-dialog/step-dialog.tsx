import { useId, type FormEvent, type ReactNode } from 'react';
import { APPRAISAL_LIFECYCLE, appraisalStatusText } from '@cadence/shared-contract';
import type { AppraisalAction, AppraisalStatus, PersonRef } from '@cadence/shared-contract';
import { Avatar, Button, Callout, Dialog, registerStyles } from '@cadence/shared-ui';
import { ArrowRight, CircleAlert, RefreshCw } from '@cadence/shared-ui/icons';
import css from './step-dialog.css';

registerStyles('tal-step-dialog', css);

/** One thing that follows from the step, for example who reads what. */
export interface StepLine {
  readonly icon: ReactNode;
  readonly text: ReactNode;
}

/** What did not happen, and why. */
export interface StepFailure {
  /** 'Not shared' */
  readonly title: string;
  /** The server's. */
  readonly sentence: string;
  /** What is as it was, where that is known. */
  readonly untouched?: string | null;
}

export interface StepDialogProps {
  /** Its word is on the primary button. */
  readonly action: AppraisalAction;
  /** In place of that word, where something else than the step itself is chosen. */
  readonly stepLabel?: string;
  /** Whose face is beside the title. */
  readonly person: Pick<PersonRef, 'Id' | 'Name' | 'Avatar'>;
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** The current status; shown with the next status, unless the step does not change it. */
  readonly status?: AppraisalStatus;
  /** Fields, quotes, texts. */
  readonly children?: ReactNode;
  /** Who reads what, who is notified, who acts next, how it is undone. */
  readonly lines?: readonly StepLine[];
  /** A quiet button or link at the start of the footer. */
  readonly aside?: ReactNode;
  /** The button that changes nothing. */
  readonly safeLabel?: string;
  /** Which part has the focus first: a button, or what a function finds. */
  readonly focus?: 'step' | 'safe' | (() => HTMLElement | null);
  readonly isSaving?: boolean;
  /** Stays in the dialog, which then offers to retry. */
  readonly failure?: StepFailure | null;
  /** `alertdialog`: something must be decided. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** 'Started (30%) → Shared (60%)' */
function StatusShift({ from, to }: { readonly from: AppraisalStatus; readonly to: AppraisalStatus }) {
  return (
    <p className="tal-step-shift">
      <span>{appraisalStatusText(from)}</span>
      <ArrowRight role="img" aria-label="becomes" />
      <b>{appraisalStatusText(to)}</b>
    </p>
  );
}

function StepLines({ lines }: { readonly lines: readonly StepLine[] }): ReactNode {
  return (
    <ul className="tal-step-lines">
      {lines.map(({ icon, text }, index) => (
        // Lines are of fixed number and order as long as the dialog is open.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          {icon}
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Footer(props: StepDialogProps & { readonly id: string }): ReactNode {
  const { action, stepLabel = APPRAISAL_LIFECYCLE[action].label, safeLabel = 'Cancel' } = props;
  const { aside, isSaving = false, failure = null, onClose, id } = props;
  return (
    <>
      {aside !== undefined && <span className="tal-step-aside">{aside}</span>}
      <Button id={`${id}-safe`} onClick={onClose}>
        {safeLabel}
      </Button>
      <Button
        id={`${id}-step`}
        type="submit"
        form={id}
        variant="primary"
        loading={isSaving}
        {...(failure !== null && { icon: <RefreshCw aria-hidden /> })}
      >
        {failure === null ? stepLabel : 'Retry'}
      </Button>
    </>
  );
}

/**
 * The dialog of one step of an appraisal (people §2.3 Drawers and dialogs): what becomes of it, who reads what, who is
 * notified and how it is undone; its button is the step's word. A failure stays in it.
 */
export function StepDialog(props: StepDialogProps): ReactNode {
  const { action, person, title, subtitle, status, children, lines, focus = 'step' } = props;
  const { isSaving = false, failure = null, role = 'dialog', onConfirm, onClose } = props;
  const id = useId();
  const to = APPRAISAL_LIFECYCLE[action].to;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isSaving) onConfirm();
  };
  return (
    <Dialog
      open
      role={role}
      onCloseRequest={onClose}
      initialFocus={() => (typeof focus === 'function' ? focus() : document.getElementById(`${id}-${focus}`))}
      title={
        <span className="tal-step-title">
          <Avatar id={person.Id} name={person.Name} src={person.Avatar} size="l" />
          {title}
        </span>
      }
      footer={<Footer {...props} id={id} />}
    >
      <p className="tal-step-sub">{subtitle}</p>
      <form id={id} className="tal-step-form" noValidate onSubmit={submit}>
        {status !== undefined && to !== null && <StatusShift from={status} to={to} />}
        {children}
        {lines !== undefined && lines.length > 0 && <StepLines lines={lines} />}
        {failure !== null && (
          <Callout tone="alarm" lead={<CircleAlert aria-hidden />} title={<b>{failure.title}</b>}>
            <span>{failure.sentence}</span> {failure.untouched}
          </Callout>
        )}
      </form>
    </Dialog>
  );
}
