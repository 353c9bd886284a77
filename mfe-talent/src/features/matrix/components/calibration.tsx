import { useState, type ReactNode } from 'react';
import type { TalentCalibration, TalentSettings } from '@cadence/shared-contract';
import { LoadMore, Segmented, Select, Skeleton, SkeletonGroup } from '@cadence/shared-ui';
import { LoadFailure } from '../../states/components/load-failure.tsx';
import { useCalibration } from '../api/calibration.ts';
import type { SpreadBy } from '../matrix-place.ts';
import type { PlaceControl } from '../use-matrix-place.ts';
import { axisName, usedAxes } from '../words.ts';
import { SpreadRow, type Distribution } from './spread-row.tsx';

const PAGE = 12;
const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];
const NOUNS = { departments: 'department', managers: 'manager' } as const satisfies Record<SpreadBy, string>;

export interface CalibrationProps {
  readonly periodId: number;
  readonly labels: TalentSettings;
  readonly control: PlaceControl;
}

/** How each department and manager rates compared with the company (D-94). There is no forced curve. */
export function Calibration({ periodId, labels, control: { place, go } }: CalibrationProps): ReactNode {
  const axes = usedAxes(labels);
  const axis = axes.includes(place.axis) ? place.axis : 'Primary';
  const spread = useCalibration(periodId, axis);
  return (
    <section className="tal-mx-calibration" aria-labelledby="tal-mx-calibration">
      <header>
        <h2 id="tal-mx-calibration" className="cd-heading">
          Calibration
        </h2>
        <Segmented<SpreadBy>
          label="Compare with the company"
          value={place.spreadBy}
          options={[
            { value: 'departments', label: 'Departments' },
            { value: 'managers', label: 'Managers' },
          ]}
          onChange={(spreadBy) => go({ spreadBy })}
        />
      </header>
      <div className="tal-mx-axis">
        <Select
          aria-label="Rating"
          value={axis}
          options={axes.map((one) => ({ value: one, label: axisName(labels, one) }))}
          onChange={({ target }) => go({ axis: axes.find((one) => one === target.value) ?? 'Primary' })}
        />
        <span>in percent. There is no forced curve.</span>
      </div>
      {spread.data === undefined ? (
        <WithoutSpread {...spread} />
      ) : (
        <div aria-busy={spread.isPlaceholderData}>
          <Spread key={`${axis}-${place.spreadBy}`} spread={spread.data} by={place.spreadBy} />
        </div>
      )}
    </section>
  );
}

function WithoutSpread({ error, isFetching, refetch }: ReturnType<typeof useCalibration>): ReactNode {
  if (error !== null)
    return <LoadFailure title="The calibration could not be loaded" query={{ error, isFetching, refetch }} />;
  return (
    <SkeletonGroup label="Loading calibration">
      {ROWS.map((row) => (
        <Skeleton key={row} height={20} />
      ))}
    </SkeletonGroup>
  );
}

function nameOf({ Name, Manager }: Distribution): string {
  if (Manager !== null) return Manager.Name;
  return Name === '' ? 'No department' : Name;
}

/** Which end of a bar is which. */
function Ends({ steps }: { readonly steps: readonly string[] }): ReactNode {
  return (
    <span className="tal-mx-ends">
      <span>{steps.at(0)}</span>
      <span className="cd-vh"> to </span>
      <span>{steps.at(-1)}</span>
    </span>
  );
}

function Spread({ spread, by }: { readonly spread: TalentCalibration; readonly by: SpreadBy }): ReactNode {
  const { Labels, Company, Departments, Managers, LeftOut, AxisName } = spread;
  const [shown, setShown] = useState(PAGE);
  const rows = by === 'departments' ? Departments : Managers;
  const steps = Labels.map(({ Label }) => Label);
  return (
    <>
      <table className="tal-mx-spread" aria-label={`${AxisName}: ${by} beside the company`}>
        <thead>
          <tr>
            <th scope="col">
              <span className="cd-vh">Name</span>
            </th>
            <th scope="col">
              <Ends steps={steps} />
            </th>
            <th scope="col">
              <span className="cd-vh">People</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <SpreadRow name="Company" row={Company} steps={steps} />
        </tbody>
        <tbody>
          {rows.slice(0, shown).map((row) => (
            <SpreadRow key={row.Manager?.Id ?? row.Name} name={nameOf(row)} row={row} steps={steps} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="tal-mx-none">Nobody is rated yet.</p>}
      {rows.length > PAGE && (
        <LoadMore
          shown={Math.min(shown, rows.length)}
          total={rows.length}
          noun={NOUNS[by]}
          onLoadMore={() => setShown(shown + PAGE)}
        />
      )}
      {by === 'managers' && LeftOut > 0 && (
        <p className="tal-mx-none">{LeftOut} more managers, who rate the fewest, are left out.</p>
      )}
    </>
  );
}
