import type { ReactNode } from 'react';
import type { Appraisal } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { Button, Callout, EmptyState, registerStyles } from '@cadence/shared-ui';
import { Info, Pencil } from '@cadence/shared-ui/icons';
import { RichText } from '@cadence/shared-ui/rich-text';
import { ratingReaders, reviewReaders } from '../readers.ts';
import { useNews } from '../use-news.ts';
import type { StepDialogId } from '../use-step-dialog.ts';
import { History } from './history.tsx';
import { Questions } from './questions.tsx';
import { RatingList } from './rating-list.tsx';
import css from './reading.css';
import { Reads } from './reads.tsx';
import { SignaturesPart } from './signatures-part.tsx';
import { PersonHead } from './writing-pane.tsx';

registerStyles('tal-reading', css);

export interface ReadingPaneProps {
  readonly appraisal: Appraisal;
  readonly onOpen: (dialog: StepDialogId) => void;
}

function News({ appraisal }: { readonly appraisal: Appraisal }): ReactNode {
  const { text, dismiss } = useNews(appraisal);
  if (text === null) return null;
  return (
    <Callout
      lead={<Info aria-hidden />}
      title={text}
      actions={
        <Button size="sm" variant="quiet" onClick={dismiss}>
          OK
        </Button>
      }
    />
  );
}

/**
 * The appraisal for people who may read but not write it: managers above, HR Admins, and the reviewer once it is
 * completed.
 */
export function ReadingPane({ appraisal, onOpen }: ReadingPaneProps): ReactNode {
  const { profile } = useSession();
  const { Labels, Review } = appraisal;
  return (
    // It can be scrolled by keys, too: nothing else in it may take the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="tal-form" role="region" aria-label={`Appraisal of ${appraisal.User.Name}`} tabIndex={0}>
      <PersonHead appraisal={appraisal} />
      <News appraisal={appraisal} />
      <section aria-labelledby="appraisal-ratings">
        <div className="tal-part-head">
          <h3 id="appraisal-ratings">Ratings</h3>
          <Reads readers={ratingReaders(appraisal, profile.Id)} />
        </div>
        <RatingList labels={Labels} values={appraisal} />
      </section>
      <section aria-labelledby="appraisal-review">
        <div className="tal-part-head">
          <h3 id="appraisal-review">Review</h3>
          <Reads readers={reviewReaders(appraisal, profile.Id)} />
        </div>
        {Review === '' ? (
          <EmptyState size="sm" icon={<Pencil aria-hidden />} title="Nothing is written yet." />
        ) : (
          <div className="tal-text">
            <RichText markup={Review} />
          </div>
        )}
      </section>
      <SignaturesPart appraisal={appraisal} />
      <Questions appraisal={appraisal} onAnswer={() => onOpen('answer')} />
      <section aria-labelledby="appraisal-history">
        <div className="tal-part-head">
          <h3 id="appraisal-history">History</h3>
        </div>
        <History appraisal={appraisal} />
      </section>
    </div>
  );
}
