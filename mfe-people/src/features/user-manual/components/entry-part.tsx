import { useRef, type ReactNode } from 'react';
import type { ManualUserManual } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { Button, ErrorText } from '@cadence/shared-ui';
import { Pencil, Plus } from '@cadence/shared-ui/icons';
import { useAttach } from '../api/own-changes.ts';
import { FileInput, usePdfChoice } from '../entry/file-input.tsx';
import { PDF_RULE, uploadFailure } from '../entry/pdf-file.ts';
import { AnswersPart } from './answers-part.tsx';
import { EntryFile } from './entry-file.tsx';
import type { OwnPartProps } from '../own-actions.ts';

interface EntryPartProps extends OwnPartProps {
  readonly entry: ManualUserManual;
}

/** One's own entry: what everybody reads until an assessment is complete. */
export function EntryPart({ person, manual, entry, actions }: EntryPartProps): ReactNode {
  const { tenant } = useSession();
  const isWaiting = (manual.Own?.Progress ?? null) !== null;
  return (
    <>
      <section className="mn-part mn-entry">
        <header>
          <h3 className="cd-heading">Your manual entry</h3>
          <span className="cd-t13 cd-ink3">
            read by everyone at {tenant.Name}
            {isWaiting && ' until then'}
          </span>
          <Button size="sm" className="cd-push" icon={<Pencil aria-hidden />} onClick={actions.editEntry}>
            Edit DISC Manually
          </Button>
        </header>
        <p className="cd-prose">{entry.Description}</p>
        {entry.FilePath === null ? <AddAttachment personId={person.Id} /> : <EntryFile entry={entry} />}
      </section>
      <EntryAnswers manual={manual} actions={actions} />
    </>
  );
}

/** A PDF can be added to an entry without opening the form (UMAN-021). */
function AddAttachment({ personId }: { readonly personId: number }): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const attach = useAttach(personId);
  const { problem, choose } = usePdfChoice(attach.mutate);
  const failure = problem ?? uploadFailure(attach.error);
  return (
    <div className="mn-attach">
      <FileInput ref={input} onChoose={choose} />
      <Button
        size="sm"
        icon={<Plus aria-hidden />}
        loading={attach.isPending}
        loadingText="Uploading"
        onClick={() => input.current?.click()}
      >
        Add Attachment
      </Button>
      <span className="cd-hint">{PDF_RULE}</span>
      {failure !== null && <ErrorText>{failure}</ErrorText>}
    </div>
  );
}

/** Open questions answered beside an entry. */
function EntryAnswers({ manual, actions }: Omit<OwnPartProps, 'person'>): ReactNode {
  const questions = manual.Own?.Questions ?? [];
  if (questions.length === 0) return null;
  const answers = questions.flatMap(({ Text, AnswerChoice }) =>
    AnswerChoice === null ? [] : [{ Question: Text, AnswerChoice }],
  );
  return (
    <AnswersPart
      answers={answers}
      action={
        <Button size="sm" icon={<Pencil aria-hidden />} onClick={actions.editAnswers}>
          Edit answers
        </Button>
      }
    />
  );
}
