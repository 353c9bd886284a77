import type { ReactNode } from 'react';
import { plural } from '@cadence/shared-ui';
import { useDepartment } from '../api/organization.ts';
import { countsText, waitingText, type Tally } from '../tally-words.ts';
import { DepartmentButton, ManagerLink, ManagersPending, type DepartmentProps } from './department-rows.tsx';
import { FiveBar } from './five-bar.tsx';

function TallyLines({
  tally,
  isOneManager,
}: {
  readonly tally: Tally;
  readonly isOneManager: boolean;
}): ReactNode {
  return (
    <>
      <FiveBar tally={tally} />
      <p className="cd-t12 cd-ink3" aria-hidden>
        {countsText(tally)}
      </p>
      <p className="cd-t13 cd-ink2">
        {plural(tally.People, 'person', 'people')}. Who acts next: {waitingText(tally, isOneManager)}
      </p>
    </>
  );
}

function ManagerCards({
  periodId,
  department,
  hrefOf,
}: Omit<DepartmentProps, 'isOpen' | 'onToggle'>): ReactNode {
  const { data, error, refetch } = useDepartment(periodId, department.OrgUnit);
  if (data === undefined) return <ManagersPending error={error} onRetry={() => void refetch()} />;
  return (
    <ul className="tal-sub">
      {data.Managers.map(({ Manager, ...tally }) => (
        <li key={Manager.Id} className="tal-unit">
          <ManagerLink manager={Manager} to={hrefOf(Manager.Id)} />
          <TallyLines tally={tally} isOneManager />
        </li>
      ))}
    </ul>
  );
}

/** A department where a table does not fit. */
export function DepartmentCard(props: DepartmentProps): ReactNode {
  const { department, isOpen } = props;
  return (
    <li className="tal-unit">
      <DepartmentButton {...props} />
      <TallyLines tally={department} isOneManager={department.Managers === 1} />
      {isOpen && <ManagerCards {...props} />}
    </li>
  );
}
