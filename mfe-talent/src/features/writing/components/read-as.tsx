import type { ReactNode } from 'react';
import { Button, Drawer } from '@cadence/shared-ui';
import { RichText } from '@cadence/shared-ui/rich-text';
import type { AppraisalForm } from '../use-appraisal-form.ts';
import { periodLabel } from '../../frame/period-label.ts';
import { RatingList } from './rating-list.tsx';

/** What the employee would read: without the ratings where they are not shared (D-51). */
export function ReadAs({
  form,
  onClose,
}: {
  readonly form: AppraisalForm;
  readonly onClose: () => void;
}): ReactNode {
  const { base, values } = form;
  return (
    <Drawer
      width={720}
      title={`As ${base.User.Name} reads it`}
      subtitle={`Appraisal for ${periodLabel(base.Period)}, from ${base.Reviewer.Name}`}
      onCloseRequest={onClose}
      footer={<Button onClick={onClose}>Back</Button>}
    >
      <div className="tal-text">
        <RichText markup={values.Review} />
        {base.AreRatingsShared && <RatingList labels={base.Labels} values={values} />}
      </div>
    </Drawer>
  );
}
