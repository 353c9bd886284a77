import type { ReactNode } from 'react';
import type { PersonRef, TalentPeriod } from '@cadence/shared-contract';
import { Button, Menu, Segmented } from '@cadence/shared-ui';
import { useNavigate } from '@cadence/shared-ui/router';
import { teamPath, type TeamScope } from '../../frame/index.ts';
import type { TeamViewControl } from '../use-team-view.ts';
import { NameSearch } from './name-search.tsx';

const SCOPES = [
  { value: 'direct', label: 'Direct reports' },
  { value: 'all', label: 'Everyone beneath' },
] as const;

export interface TeamBarProps {
  readonly control: TeamViewControl;
  readonly period: TalentPeriod;
  readonly scope: TeamScope;
  /** Managers in the team, whose own teams can be opened. */
  readonly managers: readonly PersonRef[];
}

/** Search, the teams beneath, and how deep the team goes. */
export function TeamBar({ control, period, scope, managers }: TeamBarProps): ReactNode {
  const { view, search, setScope } = control;
  const navigate = useNavigate();
  return (
    <div className="tal-team-bar">
      <NameSearch value={view.search} onSearch={search} />
      {managers.length > 0 && (
        <Menu
          label="Teams beneath"
          align="start"
          trigger={
            <Button size="sm" caret>
              Teams beneath
            </Button>
          }
          items={managers.map(({ Id, Name, JobTitle }) => ({
            id: String(Id),
            label: Name,
            ...(JobTitle !== null && JobTitle !== '' && { hint: JobTitle }),
            onSelect: () => void navigate(teamPath('overview', { periodId: period.PeriodId, managerId: Id })),
          }))}
        />
      )}
      {(managers.length > 0 || scope === 1) && (
        <Segmented
          label="How deep the team goes"
          value={scope === 1 ? 'all' : 'direct'}
          options={SCOPES}
          onChange={(value) => setScope(value === 'all')}
        />
      )}
    </div>
  );
}
