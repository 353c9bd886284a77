import { useMemo, type ReactNode } from 'react';
import type { Appraisal } from '@cadence/shared-contract';
import { usePageTitle } from '@cadence/shared-auth';
import { registerStyles, useMedia } from '@cadence/shared-ui';
import { tabPath, teamPath } from '../../frame/talent-place.ts';
import { useLastAppraisal } from '../api/facts.ts';
import { useAppraisalForm } from '../use-appraisal-form.ts';
import { useStepDialog } from '../use-step-dialog.ts';
import { periodLabel } from '../../frame/period-label.ts';
import { AppraisalBar } from './appraisal-bar.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { FactsPane } from './facts-pane.tsx';
import { ReadingPane } from './reading-pane.tsx';
import { OpenDialog } from './step-dialogs.tsx';
import css from './view.css';
import { WritingPane } from './writing-pane.tsx';

registerStyles('tal-view', css);

/** Two panes next to each other need more. */
const STACKED = '(max-width: 1023px)';

/** The way here: Talent, and the team in the quarter. */
function useTitle({ User, EvaluationPeriodId, ReviewerId, Period }: Appraisal): void {
  const quarter = periodLabel(Period);
  const parents = useMemo(() => {
    const team = teamPath('overview', { periodId: EvaluationPeriodId, managerId: ReviewerId });
    return [
      { label: 'Talent', to: tabPath('overview') },
      { label: quarter, to: team },
    ];
  }, [EvaluationPeriodId, ReviewerId, quarter]);
  usePageTitle(User.Name, parents);
}

/**
 * One appraisal: the facts of the quarter, and beside them the editor for people who may edit, else the text (people
 * §2.5).
 */
export function AppraisalView({ appraisal }: { readonly appraisal: Appraisal }): ReactNode {
  const form = useAppraisalForm(appraisal);
  const last = useLastAppraisal(appraisal);
  const { dialog, open, close } = useStepDialog();
  const isStacked = useMedia(STACKED);
  useTitle(appraisal);
  const { Permissions } = appraisal;
  const mayEdit = Permissions.includes('edit') || Permissions.includes('editSigned');
  // What was typed stays on the screen until the person discards it, also where it can no longer be saved.
  const isWriting = mayEdit || form.isDirty;
  return (
    <div className="tal-page">
      <AppraisalBar form={form} isWriting={isWriting} onOpen={open} />
      <div className="tal-panes">
        <FactsPane appraisal={appraisal} last={last} isFolded={isStacked} />
        {isWriting ? (
          <WritingPane form={form} last={last} onOpen={open} />
        ) : (
          <ReadingPane appraisal={appraisal} onOpen={open} />
        )}
      </div>
      {dialog !== null && <OpenDialog key={dialog} dialog={dialog} form={form} onClose={close} />}
      {form.isComparing && <ConflictDialog form={form} />}
    </div>
  );
}
