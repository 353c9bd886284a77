import { failedRead } from '@cadence/shared-auth';
import { useState, type ReactNode } from 'react';
import type { UserManual } from '@cadence/shared-contract';
import { EmptyState, ErrorState, registerStyles } from '@cadence/shared-ui';
import { RefreshError } from '../../states/refresh-error.tsx';
import { reportKey, useManualReport, useUserManual } from '../api/use-user-manual.ts';
import type { ManualPerson } from '../manual-person.ts';
import { ManualSkeleton } from './manual-skeleton.tsx';
import { OwnManual } from './own-manual.tsx';
import { ManualReport } from './manual-report.tsx';
import css from './user-manual.css';

registerStyles('people-user-manual', css);

export interface ManualTabProps {
  readonly person: ManualPerson;
}

/** How to work with a person: their user manual, or the ways to create one's own (people §1, §2.3). */
export function ManualTab({ person }: ManualTabProps): ReactNode {
  const query = useUserManual(person.Id);
  if (!query.data) {
    return query.isError ? (
      <ErrorState title="The user manual could not be loaded" {...failedRead(query)} />
    ) : (
      <ManualSkeleton />
    );
  }
  const { UserManual: manual } = query.data;
  return (
    <div className="mn-tab">
      <RefreshError query={query} />
      <WithReport manual={manual}>
        {manual.IsOwn ? (
          <OwnManual person={person} manual={manual} />
        ) : (
          <TheirManual person={person} manual={manual} />
        )}
      </WithReport>
    </div>
  );
}

interface WithReportProps {
  readonly manual: UserManual;
  readonly children: ReactNode;
}

/** What is below a report would move when the report arrives: at first, nothing is drawn without it. */
function WithReport({ manual, children }: WithReportProps): ReactNode {
  const { isLoading } = useManualReport(reportKey(manual), manual.IsFull);
  const [isFirst, setFirst] = useState(true);
  if (isFirst && !isLoading) setFirst(false);
  return isFirst && isLoading ? <ManualSkeleton /> : children;
}

interface TheirManualProps extends ManualTabProps {
  readonly manual: UserManual;
}

/** Somebody else's; only its owner can add one (UMAN-002). */
function TheirManual({ person, manual }: TheirManualProps): ReactNode {
  const publicKey = reportKey(manual);
  if (publicKey === null) {
    return (
      <EmptyState title={`${person.Name} has no user manual yet.`}>Only they can fill it in.</EmptyState>
    );
  }
  return <ManualReport person={person} manual={manual} publicKey={publicKey} />;
}
