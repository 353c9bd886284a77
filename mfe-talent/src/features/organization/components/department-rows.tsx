import type { ReactNode } from 'react';
import type { TalentOrganization } from '@cadence/shared-contract';
import { errorSentence } from '@cadence/shared-auth';
import { Avatar, Button, cx, formatNumber, Skeleton } from '@cadence/shared-ui';
import { ChevronDown, ChevronRight } from '@cadence/shared-ui/icons';
import { Link } from '@cadence/shared-ui/router';
import { ROW_TARGET } from '../../overview/use-row-keys.ts';
import { useDepartment } from '../api/organization.ts';
import { departmentName, waitingText, type Tally } from '../tally-words.ts';
import { FiveBar } from './five-bar.tsx';

export interface DepartmentProps {
  readonly periodId: number;
  readonly department: TalentOrganization['Departments'][number];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The address of a manager's team. */
  readonly hrefOf: (managerId: number) => string;
}

/** The columns after the name. */
const COLUMNS = 8;

function TallyCells({
  tally,
  isOneManager,
}: {
  readonly tally: Tally;
  readonly isOneManager: boolean;
}): ReactNode {
  return (
    <>
      <td className="cd-num">{formatNumber(tally.People)}</td>
      <td>
        <FiveBar tally={tally} />
      </td>
      {tally.Counts.map((count, status) => (
        // The order of statuses never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={status} className={cx('cd-num', count === 0 ? 'cd-ink3' : 'tal-some')}>
          {formatNumber(count)}
        </td>
      ))}
      <td className="tal-waits cd-tn">{waitingText(tally, isOneManager)}</td>
    </>
  );
}

/** Opens and closes a department. */
export function DepartmentButton({
  department,
  isOpen,
  onToggle,
}: Omit<DepartmentProps, 'periodId' | 'hrefOf'>): ReactNode {
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const name = departmentName(department.OrgUnit);
  return (
    <button type="button" className="tal-who" {...ROW_TARGET} aria-expanded={isOpen} onClick={onToggle}>
      <Chevron className="cd-i-14" aria-hidden />
      <span className="cd-cut" title={name}>
        <bdi>{name}</bdi>
      </span>
    </button>
  );
}

type Manager = NonNullable<ReturnType<typeof useDepartment>['data']>['Managers'][number]['Manager'];

/** A manager, and the way to their team. */
export function ManagerLink({ manager, to }: { readonly manager: Manager; readonly to: string }): ReactNode {
  return (
    <Link className="tal-who tal-manager" {...ROW_TARGET} to={to}>
      <Avatar id={manager.Id} name={manager.Name} src={manager.Avatar} size="s" />
      <span className="cd-cut" title={manager.Name}>
        <bdi>{manager.Name}</bdi>
      </span>
    </Link>
  );
}

/** The contents of an open department until its managers are loaded. */
export function ManagersPending({
  error,
  onRetry,
}: {
  readonly error: Error | null;
  readonly onRetry: () => void;
}): ReactNode {
  if (error === null) return <Skeleton width="40%" />;
  return (
    <span className="cd-row" role="alert">
      {errorSentence(error)}
      <Button size="sm" onClick={onRetry}>
        Retry
      </Button>
    </span>
  );
}

function ManagerRows({
  periodId,
  department,
  hrefOf,
}: Pick<DepartmentProps, 'periodId' | 'department' | 'hrefOf'>): ReactNode {
  const { data, error, refetch } = useDepartment(periodId, department.OrgUnit);
  if (data === undefined) {
    return (
      <tr className="tal-sub">
        <td colSpan={COLUMNS + 1}>
          <ManagersPending error={error} onRetry={() => void refetch()} />
        </td>
      </tr>
    );
  }
  return data.Managers.map(({ Manager, ...tally }) => (
    <tr key={Manager.Id} className="tal-sub">
      <th scope="row">
        <ManagerLink manager={Manager} to={hrefOf(Manager.Id)} />
      </th>
      <TallyCells tally={tally} isOneManager />
    </tr>
  ));
}

/** A department's row, and those of its managers once it is open. */
export function DepartmentRows(props: DepartmentProps): ReactNode {
  const { department, isOpen } = props;
  return (
    <>
      <tr>
        <th scope="row">
          <DepartmentButton {...props} />
        </th>
        <TallyCells tally={department} isOneManager={department.Managers === 1} />
      </tr>
      {isOpen && <ManagerRows {...props} />}
    </>
  );
}
