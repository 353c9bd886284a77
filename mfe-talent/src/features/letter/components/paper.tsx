import type { ReactNode } from 'react';
import { agreementText, appraisalStatusText } from '@cadence/shared-contract';
import type { Appraisal, AppraisalSignature, Goal } from '@cadence/shared-contract';
import { useSession, useTimeZone } from '@cadence/shared-auth';
import { dayOf, formatDateLong, formatDateRange, registerStyles } from '@cadence/shared-ui';
import { RichText } from '@cadence/shared-ui/rich-text';
import { createPortal } from 'react-dom';
import { periodLabel } from '../../frame/period-label.ts';
import { signaturesInForce } from '../../writing/signatures.ts';
import { shortDigest } from '../digest.ts';
import css from '../paper.css';
import { instantOnPaper } from '../paper-time.ts';
import { GoalTable } from './goal-table.tsx';
import { Verdict } from './verdict.tsx';

registerStyles('tal-paper', css);

export interface PaperProps {
  readonly appraisal: Appraisal;
  /** The goals of the quarter that the viewer may see. */
  readonly goals: readonly Goal[];
}

function Head({ appraisal }: { readonly appraisal: Appraisal }): ReactNode {
  const { tenant } = useSession();
  const timeZone = useTimeZone();
  const { Period, User, Reviewer, State, CompletedAt } = appraisal;
  const status = [
    appraisalStatusText(State),
    ...(CompletedAt === null ? [] : [formatDateLong(dayOf(CompletedAt, timeZone))]),
  ];
  return (
    <>
      <header className="tal-paper-head">
        <b>
          <bdi>{tenant.Name}</bdi>
        </b>
        <span>
          {`Appraisal for ${periodLabel(Period)}, ${formatDateRange(Period.StartDate, Period.EndDate)}, ${Period.Year}`}
        </span>
      </header>
      <section className="tal-paper-who">
        <div>
          <h1>
            <bdi>{User.Name}</bdi>
          </h1>
          <p>{[User.JobTitle, User.OrgUnit].filter(Boolean).join(', ')}</p>
        </div>
        <dl>
          <dt>Reviewer</dt>
          <dd>{[Reviewer.Name, Reviewer.JobTitle].filter(Boolean).join(', ')}</dd>
          <dt>Status</dt>
          <dd>{status.join(', ')}</dd>
        </dl>
      </section>
    </>
  );
}

function Signed({ signature }: { readonly signature: AppraisalSignature }): ReactNode {
  const timeZone = useTimeZone();
  const { By, Sign, Agrees, PersonName, SignedAt } = signature;
  return (
    <div>
      <p className="tal-typed-name">{Sign}</p>
      <p>
        <b>{By === 'reviewer' ? 'Reviewer' : (agreementText(Agrees) ?? 'Employee')}</b>
      </p>
      <p>{`${PersonName}, ${instantOnPaper(SignedAt, timeZone)}`}</p>
    </div>
  );
}

/** The employee's words and both signatures, which stay together on one page. */
function Closing({ signatures }: { readonly signatures: readonly AppraisalSignature[] }): ReactNode {
  const words = signatures.find(({ By }) => By === 'employee')?.Comment ?? '';
  return (
    <div className="tal-paper-closing">
      {words !== '' && (
        <section>
          <h2 className="tal-paper-title">Comment of the employee</h2>
          <blockquote>{words}</blockquote>
        </section>
      )}
      <section className="tal-paper-signs" aria-label="Signatures">
        {signatures.map((signature) => (
          <Signed key={signature.Id} signature={signature} />
        ))}
      </section>
    </div>
  );
}

/** Which text was signed, and who prints it. */
function Foot({ signatures }: { readonly signatures: readonly AppraisalSignature[] }): ReactNode {
  const { profile, period } = useSession();
  const timeZone = useTimeZone();
  const signed = signatures.map(
    (signature) => `${shortDigest(signature)} on ${instantOnPaper(signature.SignedAt, timeZone)}`,
  );
  return (
    <footer className="tal-paper-foot">
      <span>{`Confidential. Text as signed: ${signed.join('; ')}`}</span>
      <span>{`Printed by ${profile.Name}, ${formatDateLong(period.Today)}`}</span>
    </footer>
  );
}

/**
 * An appraisal on A4, ink on white. It is outside the page and visible only in print, where it replaces everything
 * else; it prints what may be seen on the screen (D-51).
 */
export function Paper({ appraisal, goals }: PaperProps): ReactNode {
  const { Period, Review } = appraisal;
  const quarter = periodLabel(Period);
  const signatures = signaturesInForce(appraisal);
  return createPortal(
    <article className="tal-paper" data-theme="light" hidden>
      <Head appraisal={appraisal} />
      <section className="tal-paper-text" aria-label="Review">
        <RichText markup={Review} />
      </section>
      <Verdict appraisal={appraisal} />
      {goals.length > 0 && (
        <section>
          <h2 className="tal-paper-title">Goals of {quarter}</h2>
          <GoalTable goals={goals} caption={`Goals of ${quarter}`} />
        </section>
      )}
      <Closing signatures={signatures} />
      <Foot signatures={signatures} />
    </article>,
    document.body,
  );
}
