import { useState, type ReactNode } from 'react';
import type { SlotProps } from '@cadence/shared-contract/remote';
import { STRATEGY_STATEMENTS } from '@cadence/shared-contract';
import { useAbilities } from '@cadence/shared-auth';
import { ExpandableText, registerStyles, Skeleton, SkeletonGroup, useIsPhone } from '@cadence/shared-ui';
import { ArrowRight, ChevronDown, ChevronUp } from '@cadence/shared-ui/icons';
import { Link } from '@cadence/shared-ui/router';
import { useStrategySummary } from '../features/strategy/api/use-strategy.ts';
import { plainText } from '../features/strategy/plain-text.ts';
import css from './strategy-summary.css';

registerStyles('strategy-summary', css);

const PAGE = '/v3/strategy';
/** Characters of a statement before 'more': three lines of a third of the page. */
const SHORT = 150;

/**
 * DASH-003: the published mission, vision and values; hidden where there are none, except for people who may write
 * them.
 */
export default function StrategySummary(_props: SlotProps<'dashboard.widget'>): ReactNode {
  const { data, isPending } = useStrategySummary();
  const { editStrategy } = useAbilities();
  const isPhone = useIsPhone();
  if (isPending) return <SummarySkeleton isPhone={isPhone} />;
  const statements = STRATEGY_STATEMENTS.map((name) => ({
    name,
    text: plainText(data?.[name] ?? ''),
  })).filter(({ text }) => text !== '');
  if (statements.length === 0) return editStrategy && data ? <Prompt isDraft={data.IsDraft} /> : null;
  return isPhone ? <Folded statements={statements} /> : <Strip statements={statements} />;
}

type Statements = readonly { readonly name: string; readonly text: string }[];

/** On a phone: the first statement in one line, all of them behind a press. */
function Folded({ statements }: { readonly statements: Statements }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [first] = statements;
  return (
    <>
      <button type="button" className="sy-line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <b>{isOpen ? 'Strategy' : first?.name}</b>
        <span className="cd-cut" dir="auto">
          {!isOpen && first?.text}
        </span>
        {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
      </button>
      {isOpen && <Strip statements={statements} />}
    </>
  );
}

function Strip({ statements }: { readonly statements: Statements }): ReactNode {
  return (
    <div className="sy-strip">
      {statements.map(({ name, text }) => (
        <section key={name}>
          <h2>{name}</h2>
          <ExpandableText text={text} limit={SHORT} moreLabel="more" lessLabel="less" />
        </section>
      ))}
      <Link
        to={PAGE}
        className="cd-btn cd-btn-quiet cd-btn-icon cd-btn-sm sy-link"
        title="Strategy"
        aria-label="Strategy"
      >
        <ArrowRight aria-hidden />
      </Link>
    </div>
  );
}

/** Nothing is published: a prompt for people who may write it. */
function Prompt({ isDraft }: { readonly isDraft: boolean }): ReactNode {
  return (
    <p className="sy-prompt">
      <b>{isDraft ? 'The strategy is still a draft.' : 'The company has no strategy here yet.'}</b>{' '}
      {isDraft ? 'Nobody else can read it. ' : 'Mission, vision and values stand here for everyone. '}
      <Link to={PAGE} className="cd-link">
        {isDraft ? 'Review and publish it' : 'Write your strategy'}
      </Link>
    </p>
  );
}

function SummarySkeleton({ isPhone }: { readonly isPhone: boolean }): ReactNode {
  if (isPhone) {
    return (
      <SkeletonGroup label="Loading the strategy">
        <div className="sy-line">
          <Skeleton width="92%" />
        </div>
      </SkeletonGroup>
    );
  }
  return (
    <SkeletonGroup label="Loading the strategy">
      <div className="sy-strip">
        {STRATEGY_STATEMENTS.map((name) => (
          <div key={name}>
            <Skeleton width={56} />
            <Skeleton width="92%" />
            <Skeleton width="64%" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
