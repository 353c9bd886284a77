import { ErrorState } from '@cadence/shared-ui';
import { failedRead } from '@cadence/shared-auth';
import type { ReactNode } from 'react';
import type { UserManual } from '@cadence/shared-contract';
import { RefreshError } from '../../states/refresh-error.tsx';
import { useManualReport } from '../api/use-user-manual.ts';
import type { ManualPerson } from '../manual-person.ts';
import { AnswersPart } from './answers-part.tsx';
import { DifferencesPart } from './differences-part.tsx';
import { ManualSkeleton } from './manual-skeleton.tsx';
import { MoreReport } from './more-report.tsx';
import { ReportHead } from './report-head.tsx';

export interface ManualReportProps {
  readonly person: ManualPerson;
  readonly manual: UserManual;
  readonly publicKey: string;
  /** What the owner can do with the answers. */
  readonly answersAction?: ReactNode;
}

/** A user manual as its readers see it: one sentence first, then how to work together. */
export function ManualReport({ person, manual, publicKey, answersAction }: ManualReportProps): ReactNode {
  const query = useManualReport(publicKey, manual.IsFull);
  const report = query.data;
  if (!report) {
    return query.isError ? (
      <ErrorState title="The user manual could not be loaded" {...failedRead(query)} />
    ) : (
      <ManualSkeleton />
    );
  }
  return (
    <>
      <RefreshError query={query} />
      <ReportHead person={person} manual={manual} report={report} />
      <DifferencesPart person={person} report={report} />
      <MoreReport person={person} report={report} />
      <AnswersPart answers={report.Questions} action={answersAction} />
      {report.Remarks.length > 0 && (
        <ul className="mn-remarks">
          {report.Remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
    </>
  );
}
