import type { ReactNode } from 'react';
import {
  GOAL_SELECT_LABELS,
  GOAL_STATE_LABELS,
  GOAL_STATES,
  LEVELS,
  LIKELIHOOD_LABELS,
  LIMITS,
  QUALITY_LABELS,
} from '@cadence/shared-contract';
import type { GoalSelect } from '@cadence/shared-contract';
import {
  Button,
  Checkbox,
  Combobox,
  Drawer,
  Field,
  FilterChip,
  formatNumber,
  plural,
  registerStyles,
  TextInput,
} from '@cadence/shared-ui';
import { useGoalPeople } from '../../goal/api/people.ts';
import { FLAG_FILTERS, type FlagField, type GoalFilters } from '../goal-filters.ts';
import css from './filter-drawer.css';

registerStyles('goals-filters', css);

export interface FilterDrawerProps {
  readonly filters: GoalFilters;
  readonly search: string;
  readonly scopes: readonly GoalSelect[];
  /** Goals that match now; null while unknown. */
  readonly total: number | null;
  readonly onChange: (filters: GoalFilters) => void;
  readonly onSearch: (text: string) => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

const FLAG_SETS: readonly { readonly legend: string; readonly fields: readonly FlagField[] }[] = [
  { legend: 'Alignment', fields: ['Aligned', 'Unaligned', 'TopLevelGoals', 'FollowedGoals'] },
  { legend: 'Needs', fields: ['NeedsUpdate', 'NeedsReview'] },
  { legend: 'Trend', fields: ['TrendingUp', 'TrendingDown', 'QTrendingUp', 'QTrendingDown'] },
  { legend: 'Also', fields: ['DeactivatedUsers', 'ExcludePrivate'] },
];

interface ChecksProps<T extends string | number> {
  readonly legend: string;
  readonly values: readonly T[];
  readonly chosen: readonly T[];
  readonly labelOf: (value: T) => string;
  readonly onChange: (chosen: readonly T[]) => void;
}

function Checks<T extends string | number>({
  legend,
  values,
  chosen,
  labelOf,
  onChange,
}: ChecksProps<T>): ReactNode {
  if (values.length === 0) return null;
  return (
    <fieldset className="gl-set">
      <legend className="cd-label">{legend}</legend>
      <div className="gl-checks">
        {values.map((value) => (
          <Checkbox
            key={value}
            label={labelOf(value)}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? values.filter((one) => one === value || chosen.includes(one))
                  : chosen.filter((one) => one !== value),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

interface PickerProps {
  readonly label: string;
  readonly placeholder: string;
  readonly loading: boolean;
  readonly options: readonly { readonly value: string; readonly label: string; readonly meta?: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Several of many: found by typing, shown as chips below. */
function Picker({ label, placeholder, loading, options, chosen, onChange }: PickerProps): ReactNode {
  const labels = new Map(options.map((option) => [option.value, option.label]));
  return (
    <div className="gl-set">
      <Field label={label}>
        <Combobox
          // A fresh field after each pick: what was picked is listed below it.
          key={chosen.length}
          value={null}
          options={options.filter(({ value }) => !chosen.includes(value))}
          placeholder={placeholder}
          loading={loading}
          onChange={(value) => value !== null && onChange([...chosen, value])}
        />
      </Field>
      <div className="gl-picked">
        {chosen.map((value) => (
          <FilterChip
            key={value}
            label={labels.get(value) ?? value}
            onRemove={() => onChange(chosen.filter((one) => one !== value))}
          />
        ))}
      </div>
    </div>
  );
}

function flagLabel(field: FlagField): string {
  return FLAG_FILTERS.find((flag) => flag.field === field)?.label ?? field;
}

function showLabel(total: number | null): string {
  if (total === null) return 'Show goals';
  const isCounted = total < LIMITS.countedGoals;
  return isCounted ? `Show ${plural(total, 'goal')}` : `Show ${formatNumber(total)} goals or more`;
}

/** Every filter of the list; each takes effect at once, so that the count shows what it does. */
export function FilterDrawer(props: FilterDrawerProps): ReactNode {
  const { filters, search, scopes, total, onChange, onSearch, onClear, onClose } = props;
  const people = useGoalPeople();
  const set = (part: Partial<GoalFilters>): void => onChange({ ...filters, ...part });
  return (
    <Drawer
      title="Filter goals"
      width={400}
      onCloseRequest={onClose}
      footer={
        <>
          <Button onClick={onClear}>Clear all</Button>
          <Button variant="primary" onClick={onClose}>
            {showLabel(total)}
          </Button>
        </>
      }
    >
      <Checks
        legend="Goals"
        values={scopes}
        chosen={filters.selects}
        labelOf={(value) => GOAL_SELECT_LABELS[value]}
        onChange={(selects) => set({ selects })}
      />
      <div className="gl-set">
        <Field label="Title" note="owner or department too">
          <TextInput
            defaultValue={search}
            maxLength={LIMITS.searchText}
            onChange={({ target }) => onSearch(target.value.trim())}
          />
        </Field>
      </div>
      <Picker
        label="Owners"
        placeholder="Add a person"
        loading={people.isPending}
        options={(people.data?.data ?? []).map(({ Id, Name, JobTitle }) => ({
          value: String(Id),
          label: Name,
          ...(JobTitle !== null && { meta: JobTitle }),
        }))}
        chosen={filters.users.map(String)}
        onChange={(chosen) => set({ users: chosen.map(Number) })}
      />
      <Picker
        label="Departments"
        placeholder="Add a department"
        loading={people.isPending}
        options={(people.data?.departments ?? []).map((name) => ({ value: name, label: name }))}
        chosen={filters.departments}
        onChange={(departments) => set({ departments })}
      />
      <Checks
        legend="State"
        values={GOAL_STATES}
        chosen={filters.states}
        labelOf={(value) => GOAL_STATE_LABELS[value]}
        onChange={(states) => set({ states })}
      />
      {FLAG_SETS.map(({ legend, fields }) => (
        <Checks
          key={legend}
          legend={legend}
          values={fields}
          chosen={filters.flags}
          labelOf={flagLabel}
          onChange={(chosen) =>
            set({
              flags: [
                ...filters.flags.filter((field) => !fields.includes(field)),
                ...chosen.filter((field) => fields.includes(field)),
              ],
            })
          }
        />
      ))}
      <Checks
        legend="Likelihood"
        values={LEVELS}
        chosen={filters.likelihood}
        labelOf={(value) => LIKELIHOOD_LABELS[value]}
        onChange={(likelihood) => set({ likelihood })}
      />
      <Checks
        legend="Quality"
        values={LEVELS}
        chosen={filters.quality}
        labelOf={(value) => QUALITY_LABELS[value]}
        onChange={(quality) => set({ quality })}
      />
    </Drawer>
  );
}
