import { useState, type ReactNode } from 'react';
import { useShell } from '@cadence/shared-auth';
import { Button, cx, Spinner } from '@cadence/shared-ui';
import { Pencil, RefreshCw, Undo2 } from '@cadence/shared-ui/icons';
import { useRegenerate } from '../api/regenerate.ts';
import type { SummaryPart } from '../parts.ts';
import type { SummaryForm } from '../use-summary-form.ts';
import { originalName } from '../words.ts';
import { SourcesLine } from './citations.tsx';
import { FailureDialog } from './failure-dialog.tsx';
import { GoalLine } from './goal-line.tsx';
import { PartField } from './part-field.tsx';
import { PartText } from './part-text.tsx';
import { RegenerateDialog } from './regenerate-dialog.tsx';

export interface PartSectionProps {
  readonly form: SummaryForm;
  readonly part: SummaryPart;
  /** Its slide is shown. */
  readonly isActive: boolean;
  /** A model writes, which takes instructions. */
  readonly hasModel: boolean;
  readonly hintId: string;
  readonly onActive: () => void;
}

/** How a text is opened, left, and restored. */
function useField(form: SummaryForm, { key, text }: SummaryPart) {
  const [opened, setOpened] = useState<{ readonly text: string; readonly caret: number | null } | null>(null);
  const [isLeft, setLeft] = useState(false);
  const close = (isKept: boolean): void => {
    setLeft(isKept);
    setOpened(null);
    form.save();
  };
  return {
    opened,
    /** The focus goes back to the text. */
    isLeft,
    open: (caret: number | null): void => setOpened({ text: text.Summary, caret }),
    close,
    takeBack: (): void => {
      if (opened !== null) form.write(key, opened.text);
      close(true);
    },
  };
}

interface ToolsProps extends Pick<PartSectionProps, 'form' | 'part'> {
  readonly isWriting: boolean;
  /** Opens the text where a tap may miss it; null while it is open. */
  readonly onEdit: (() => void) | null;
  readonly onRegenerate: () => void;
  readonly onTextSet: () => void;
}

/** Further actions on a text: restore the first one, or write another one. */
function Tools({ form, part, isWriting, onEdit, onRegenerate, onTextSet }: ToolsProps): ReactNode {
  const shell = useShell();
  const { key, text } = part;
  const { Original } = text;
  const name = originalName(text);
  const putBack = (original: string): void => {
    const mine = text.Summary;
    onTextSet();
    form.write(key, original);
    form.save();
    const undo = (): void => {
      form.write(key, mine);
      form.save();
    };
    shell.toast({ title: `${name} is back`, action: { label: 'Undo', onClick: undo } });
  };
  if (isWriting)
    return (
      <span className="sum-tools sum-tools-on cd-t13 cd-ink2" role="status">
        <Spinner />
        Writing
      </span>
    );
  return (
    // The field keeps the focus while a tool is pressed: leaving it would move the tool.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span className="sum-tools" onMouseDown={(event) => event.preventDefault()}>
      {onEdit !== null && (
        <Button
          size="sm"
          variant="quiet"
          className="sum-edit"
          icon={<Pencil className="cd-i-14" aria-hidden />}
          onClick={onEdit}
        >
          Edit
        </Button>
      )}
      {Original !== null && Original !== text.Summary && (
        <Button
          size="sm"
          variant="quiet"
          icon={<Undo2 className="cd-i-14" aria-hidden />}
          onClick={() => putBack(Original)}
        >
          {name}
        </Button>
      )}
      <Button size="sm" icon={<RefreshCw className="cd-i-14" aria-hidden />} onClick={onRegenerate}>
        Regenerate
      </Button>
    </span>
  );
}

/** One text of the summary with its subject, its sources and the actions on it. */
export function PartSection({
  form,
  part,
  isActive,
  hasModel,
  hintId,
  onActive,
}: PartSectionProps): ReactNode {
  const { title, goal, text } = part;
  const field = useField(form, part);
  const writing = useRegenerate(form, part);
  const [isAsking, setAsking] = useState(false);
  const used = new Set(text.Sentences.flatMap(({ Sources }) => Sources));
  return (
    // The slide shown is that of the text with the focus inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={cx('sum-part', isActive && 'sum-part-on')}
      aria-label={title}
      aria-busy={writing.isWriting}
      onFocus={onActive}
    >
      <header>
        <h2 className="cd-subheading">{title}</h2>
        {text.IsEdited && <span className="cd-t12 cd-ink3">edited by you</span>}
      </header>
      {goal !== null && <GoalLine goal={goal} />}
      {field.opened === null || writing.isWriting ? (
        <PartText title={title} text={text} hintId={hintId} isLeft={field.isLeft} onEdit={field.open} />
      ) : (
        <PartField
          title={title}
          value={text.Summary}
          caret={field.opened.caret}
          onChange={(value) => form.write(part.key, value)}
          onLeave={({ isKept }) => field.close(isKept)}
          onTakeBack={field.takeBack}
        />
      )}
      <footer>
        <SourcesLine sources={text.Sources.filter(({ Number: number }) => used.has(number))} />
        <Tools
          form={form}
          part={part}
          isWriting={writing.isWriting}
          onEdit={field.opened === null ? () => field.open(null) : null}
          onRegenerate={() => {
            field.close(false);
            if (hasModel) setAsking(true);
            else writing.run('');
          }}
          onTextSet={() => field.close(true)}
        />
      </footer>
      {isAsking && (
        <RegenerateDialog
          title={title}
          words={part.words}
          onClose={() => setAsking(false)}
          onRegenerate={(words) => {
            setAsking(false);
            writing.run(words);
          }}
        />
      )}
      <FailureDialog failure={writing.failure} onClose={writing.closeFailure} />
    </section>
  );
}
