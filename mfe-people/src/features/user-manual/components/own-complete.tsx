import type { ReactNode } from 'react';
import { Button } from '@cadence/shared-ui';
import { Pencil } from '@cadence/shared-ui/icons';
import { ManualReport } from './manual-report.tsx';
import type { OwnPartProps } from '../own-actions.ts';
import { ProgressPart } from './progress-part.tsx';
import { StartButton } from './start-button.tsx';

/** A finished manual as its readers see it, and what its owner can do. */
export function OwnComplete({
  person,
  manual,
  actions,
  publicKey,
}: OwnPartProps & { readonly publicKey: string }): ReactNode {
  const progress = manual.Own?.Progress ?? null;
  const hasQuestions = (manual.Own?.Questions.length ?? 0) > 0;
  return (
    <>
      <ManualReport
        person={person}
        manual={manual}
        publicKey={publicKey}
        {...(hasQuestions && {
          answersAction: (
            <Button size="sm" icon={<Pencil aria-hidden />} onClick={actions.editAnswers}>
              Edit answers
            </Button>
          ),
        })}
      />
      <section className="mn-part">
        <header>
          <h3 className="cd-heading">Your assessment</h3>
        </header>
        {progress === null ? (
          <>
            <p className="cd-prose">A new result replaces this one for good.</p>
            <div className="mn-again">
              <StartButton actions={actions} variant="outline">
                Take it again
              </StartButton>
            </div>
          </>
        ) : (
          <ProgressPart personId={person.Id} progress={progress} actions={actions} replaces="result" />
        )}
      </section>
    </>
  );
}
