import type { ReactNode } from 'react';
import type { Appraisal } from '@cadence/shared-contract';
import { diffTexts, MarkedText } from '@cadence/shared-ui/text-diff';
import { registerStyles } from '@cadence/shared-ui';
import { scalesOf, stepLabel, type AppraisalValues } from '../appraisal-values.ts';
import { linesOf } from '../plain-text.ts';
import css from './comparison.css';

registerStyles('tal-comparison', css);

/** Long reviews are scrolled, by keys too. */
function Text({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div role="group" aria-label={label} tabIndex={0}>
          {children}
        </div>
      </dd>
    </>
  );
}

interface Version {
  readonly label: string;
  readonly values: AppraisalValues;
}

export interface ComparisonProps {
  readonly labels: Appraisal['Labels'];
  readonly before: Version;
  readonly after: Version;
}

/** 'Performance: Beyond', for each rating that differs. */
function Ratings({
  labels,
  values,
  others,
}: {
  readonly labels: Appraisal['Labels'];
  readonly values: AppraisalValues;
  readonly others: AppraisalValues;
}): ReactNode {
  return scalesOf(labels)
    .filter(({ field }) => values[field] !== others[field])
    .map(({ axis, name, steps, field }) => (
      <p key={axis}>
        {name}: <b className="cd-w5">{stepLabel(steps, values[field]) ?? 'Not rated'}</b>
      </p>
    ));
}

/** Two versions, one below the other, with what differs marked in the second. */
export function Comparison({ labels, before, after }: ComparisonProps): ReactNode {
  const [old, now] = [linesOf(before.values.Review), linesOf(after.values.Review)];
  return (
    <dl className="tal-two">
      <div>
        <Text label={before.label}>
          <Ratings labels={labels} values={before.values} others={after.values} />
          <p className="cd-prose">{old === '' ? 'No review' : old}</p>
        </Text>
      </div>
      <div className="tal-mine">
        <Text label={after.label}>
          <Ratings labels={labels} values={after.values} others={before.values} />
          <p className="cd-prose">{now === '' ? 'No review' : <MarkedText parts={diffTexts(old, now)} />}</p>
        </Text>
      </div>
    </dl>
  );
}
