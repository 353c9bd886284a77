import type { ReactNode } from 'react';
import type { TalentMatrix, TalentPeriod } from '@cadence/shared-contract';
import { Segmented, Select, type SelectOption } from '@cadence/shared-ui';
import { ORGANIZATION, periodLabel, type TalentContext } from '../../frame/index.ts';
import type { PlaceControl } from '../use-matrix-place.ts';
import { axisName, countText, otherLabelsText, stepsOf, usedAxes } from '../words.ts';

export interface MatrixBarProps {
  readonly context: TalentContext;
  readonly control: PlaceControl;
  /** Undefined while it loads. */
  readonly matrix: TalentMatrix | undefined;
}

/** The view: which people, compared with which quarter, as a matrix or as a table. */
export function MatrixBar({ context, control, matrix }: MatrixBarProps): ReactNode {
  const { place, go, goToScope } = control;
  const others = otherLabelsText(matrix?.OtherLabels ?? 0);
  return (
    <div className="tal-mx-bar">
      {context.managerId !== ORGANIZATION && (
        <Select
          aria-label="How deep the team goes"
          value={context.scope === 1 ? 'all' : 'direct'}
          options={[
            { value: 'direct', label: 'Direct reports' },
            { value: 'all', label: 'Everyone beneath' },
          ]}
          onChange={({ target }) => goToScope(target.value === 'all' ? 1 : 0)}
        />
      )}
      {matrix !== undefined && (
        <>
          <Filters matrix={matrix} control={control} />
          <p className="tal-mx-count" role="status">
            {countText(matrix)}
            {others !== '' && `. ${others}`}
          </p>
        </>
      )}
      <span className="tal-mx-views">
        {matrix !== undefined && <CompareChoice periods={matrix.ComparePeriods} control={control} />}
        <Segmented
          label="Show as"
          value={place.isTable ? 'table' : 'matrix'}
          options={[
            { value: 'matrix', label: 'Matrix' },
            { value: 'table', label: 'Table' },
          ]}
          onChange={(view) => go({ isTable: view === 'table' })}
        />
      </span>
    </div>
  );
}

/** The options, including a chosen one from a link that is not offered otherwise. */
function withChosen(
  options: readonly SelectOption[],
  value: string,
  missing: string,
): readonly SelectOption[] {
  const isOffered = value === '' || options.some((option) => option.value === value);
  return isOffered ? options : [...options, { value, label: missing }];
}

interface FilterProps {
  readonly label: string;
  /** Its text while nothing is chosen. */
  readonly all: string;
  readonly options: readonly SelectOption[];
  /** '' for none. */
  readonly value: string;
  readonly missing: string;
  readonly onChange: (value: string | null) => void;
}

/** One filter; absent where there is nothing to choose. */
function Filter({ label, all, options, value, missing, onChange }: FilterProps): ReactNode {
  if (options.length < 2 && value === '') return null;
  return (
    <Select
      aria-label={label}
      value={value}
      options={[{ value: '', label: all }, ...withChosen(options, value, missing)]}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    />
  );
}

function Filters({
  matrix,
  control: { place, go },
}: {
  readonly matrix: TalentMatrix;
  readonly control: PlaceControl;
}): ReactNode {
  const { Labels, Departments, Reviewers } = matrix;
  const third = axisName(Labels, 'Tertiary');
  const hasThird = usedAxes(Labels).includes('Tertiary');
  const numberOf = (value: string | null): number | null => (value === null ? null : Number(value));
  return (
    <>
      <Filter
        label="Department"
        all="All departments"
        options={Departments.map((name) => ({ value: name, label: name }))}
        value={place.orgUnit ?? ''}
        missing={place.orgUnit ?? ''}
        onChange={(orgUnit) => go({ orgUnit, cell: null })}
      />
      <Filter
        label="Manager"
        all="All managers"
        options={Reviewers.map(({ Id, Name }) => ({ value: String(Id), label: Name }))}
        value={String(place.reviewerId ?? '')}
        missing="Another manager"
        onChange={(value) => go({ reviewerId: numberOf(value), cell: null })}
      />
      <Filter
        label={hasThird ? third : 'Third rating'}
        all={`${third}: all`}
        options={
          hasThird
            ? stepsOf(Labels, 'Tertiary').map(({ Label }, step) => ({
                value: String(step),
                label: `${third}: ${Label}`,
              }))
            : []
        }
        value={String(place.tertiary ?? '')}
        missing="Another rating"
        onChange={(value) => go({ tertiary: numberOf(value), cell: null })}
      />
    </>
  );
}

function CompareChoice({
  periods,
  control: { place, go },
}: {
  readonly periods: readonly TalentPeriod[];
  readonly control: PlaceControl;
}): ReactNode {
  if (periods.length === 0) return null;
  return (
    <Select
      aria-label="Compare with an earlier quarter"
      value={String(place.compareId ?? '')}
      options={[
        { value: '', label: 'No comparison' },
        ...periods.map((period) => ({
          value: String(period.PeriodId),
          label: `Compare with ${periodLabel(period)}`,
        })),
      ]}
      onChange={({ target }) => go({ compareId: target.value === '' ? null : Number(target.value) })}
    />
  );
}
