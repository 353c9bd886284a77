import { Fragment, type ReactNode } from 'react';
import type { ReportChoices } from '@cadence/shared-contract';
import type { ReportType } from '@cadence/shared-contract/reports';
import { registerStyles, WideOrNarrow } from '@cadence/shared-ui';
import { formatsText, noteOf, offeredBands, type Band } from '../offered-types.ts';
import { TypeAction } from './type-action.tsx';
import css from './types.css';

registerStyles('rep-types', css);

/** Pixels that the table needs so that nothing of it is cut. */
const TABLE_FROM = 660;

export interface ReportTypesProps {
  readonly choices: ReportChoices;
  readonly onGenerate: (type: ReportType) => void;
}

interface BandsProps extends ReportTypesProps {
  readonly bands: readonly Band[];
}

function TypesTable({ bands, choices, onGenerate }: BandsProps): ReactNode {
  return (
    <table className="cd-table rep-types" aria-label="Report types">
      <thead>
        <tr>
          <th scope="col">Report</th>
          <th scope="col">Description</th>
          <th scope="col">Note</th>
          <th scope="col">
            <span className="cd-vh">Action</span>
          </th>
        </tr>
      </thead>
      {bands.map(({ name, types }) => (
        <tbody key={name}>
          <tr className="rep-band">
            <th colSpan={4} scope="rowgroup">
              {name}
            </th>
          </tr>
          {types.map((type) => (
            <tr key={type.id}>
              <th scope="row">
                <b>{type.name}</b>
                <span>{formatsText(type)}</span>
              </th>
              <td>{type.description}</td>
              <td className="rep-note">{noteOf(type, choices) ?? '–'}</td>
              <td>
                <TypeAction type={type} onGenerate={onGenerate} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function TypeCards({ bands, choices, onGenerate }: BandsProps): ReactNode {
  return (
    <div className="rep-cards">
      {bands.map(({ name, types }) => (
        <Fragment key={name}>
          <h2 className="rep-band">{name}</h2>
          <ul aria-label={name}>
            {types.map((type) => {
              const note = noteOf(type, choices);
              return (
                <li key={type.id}>
                  <div>
                    <b>{type.name}</b>
                    <p>{type.description}</p>
                    <p className="rep-note">
                      {formatsText(type)}
                      {note !== null && ` · ${note}`}
                    </p>
                  </div>
                  <TypeAction type={type} onGenerate={onGenerate} />
                </li>
              );
            })}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}

/** The reports that the viewer is offered, in their bands (people §2.9, §6 Reports). */
export function ReportTypes({ choices, onGenerate }: ReportTypesProps): ReactNode {
  const shown = { bands: offeredBands(choices), choices, onGenerate };
  return (
    <WideOrNarrow from={TABLE_FROM} wide={<TypesTable {...shown} />} narrow={<TypeCards {...shown} />} />
  );
}
