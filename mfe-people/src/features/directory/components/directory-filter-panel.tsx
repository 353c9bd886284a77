import type { ReactNode } from 'react';
import { PERMISSION_FLAG_LABELS, PERMISSION_FLAGS, ROLE_LABELS } from '@cadence/shared-contract';
import { Button, Checkbox, CountBadge, Popover } from '@cadence/shared-ui';
import { ListFilter } from '@cadence/shared-ui/icons';
import { countFilters, roleChoices, statusChoices } from '../directory-filters.ts';
import type { DirectoryFilters, DirectoryViewer } from '../directory-filters.ts';

interface ChoiceSetProps<T extends string> {
  readonly title: string;
  readonly choices: readonly T[];
  readonly chosen: readonly T[];
  readonly labels?: Readonly<Record<T, string>>;
  onChange(chosen: readonly T[]): void;
}

function ChoiceSet<T extends string>({
  title,
  choices,
  chosen,
  labels,
  onChange,
}: ChoiceSetProps<T>): ReactNode {
  const toggle = (choice: T): void =>
    onChange(chosen.includes(choice) ? chosen.filter((other) => other !== choice) : [...chosen, choice]);
  return (
    <fieldset>
      <legend>{title}</legend>
      <div>
        {choices.map((choice) => (
          <Checkbox
            key={choice}
            label={labels?.[choice] ?? choice}
            checked={chosen.includes(choice)}
            onChange={() => toggle(choice)}
          />
        ))}
      </div>
    </fieldset>
  );
}

export interface DirectoryFilterPanelProps {
  readonly viewer: DirectoryViewer;
  readonly departments: readonly string[];
  readonly filters: DirectoryFilters;
  onChange(filters: DirectoryFilters): void;
}

/** ORG-006: role, permissions, status and department, in force as they are ticked. */
export function DirectoryFilterPanel(props: DirectoryFilterPanelProps): ReactNode {
  const { viewer, departments, filters, onChange } = props;
  const count = countFilters(filters);
  const trigger = (
    <Button icon={<ListFilter aria-hidden />} iconEnd={<CountBadge count={count} label="filters in force" />}>
      Filters
    </Button>
  );
  return (
    <Popover trigger={trigger} label="Filter employees" align="start" width={288}>
      <div className="pe-filters">
        <ChoiceSet
          title="Role"
          choices={roleChoices(viewer)}
          labels={ROLE_LABELS}
          chosen={filters.roles}
          onChange={(roles) => onChange({ ...filters, roles })}
        />
        <ChoiceSet
          title="Permissions"
          choices={PERMISSION_FLAGS}
          labels={PERMISSION_FLAG_LABELS}
          chosen={filters.permissions}
          onChange={(permissions) => onChange({ ...filters, permissions })}
        />
        <ChoiceSet
          title="Status"
          choices={statusChoices(viewer)}
          chosen={filters.statuses}
          onChange={(statuses) => onChange({ ...filters, statuses })}
        />
        <ChoiceSet
          title="Department"
          choices={departments}
          chosen={filters.departments}
          onChange={(chosen) => onChange({ ...filters, departments: chosen })}
        />
      </div>
    </Popover>
  );
}
