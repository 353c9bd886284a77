import { useRef, type ReactNode } from 'react';
import { APPRAISAL_STATUSES, appraisalStatusText, type TalentOrganization } from '@cadence/shared-contract';
import { registerStyles, WideOrNarrow } from '@cadence/shared-ui';
import { useRowKeys } from '../../overview/use-row-keys.ts';
import { useOpenDepartments } from '../use-open-departments.ts';
import { DepartmentCard } from './department-cards.tsx';
import { DepartmentRows, type DepartmentProps } from './department-rows.tsx';
import css from './departments.css';
import { FiveKey } from './five-bar.tsx';

registerStyles('tal-departments', css);

/** Pixels that the table needs so that nothing of it is cut. */
const TABLE_FROM = 980;

export interface DepartmentsProps extends Pick<DepartmentProps, 'hrefOf'> {
  readonly organization: TalentOrganization;
}

/** The departments, least completed first, each opening to its managers. */
export function Departments({ organization, hrefOf }: DepartmentsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [open, toggle] = useOpenDepartments();
  useRowKeys(list);
  const shown = organization.Departments.map((department) => ({
    department,
    periodId: organization.Period.PeriodId,
    isOpen: open.has(department.OrgUnit),
    onToggle: () => toggle(department.OrgUnit),
    hrefOf,
  }));
  return (
    <div ref={list}>
      <WideOrNarrow
        from={TABLE_FROM}
        wide={<DepartmentTable shown={shown} />}
        narrow={
          <ul aria-label="Departments">
            {shown.map((props) => (
              <DepartmentCard key={props.department.OrgUnit} {...props} />
            ))}
          </ul>
        }
      />
    </div>
  );
}

function DepartmentTable({ shown }: { readonly shown: readonly DepartmentProps[] }): ReactNode {
  return (
    <table className="cd-table tal-units">
      <caption className="cd-vh">Departments</caption>
      <thead>
        <tr>
          <th scope="col" className="tal-col-unit">
            Department
          </th>
          <th scope="col" className="cd-num">
            People
          </th>
          <th scope="col" className="tal-col-bar">
            <span className="cd-vh">Progress</span>
          </th>
          {APPRAISAL_STATUSES.map((status, index) => (
            <th key={status} scope="col" className="cd-num">
              <FiveKey status={index} />
              {appraisalStatusText(status)}
            </th>
          ))}
          <th scope="col" className="tal-col-waits">
            Who acts next
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map((props) => (
          <DepartmentRows key={props.department.OrgUnit} {...props} />
        ))}
      </tbody>
    </table>
  );
}
