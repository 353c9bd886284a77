import type { ReactNode } from 'react';
import { valueWords, type Picture } from '@cadence/shared-contract/charts';
import { VisuallyHidden } from '@cadence/shared-ui';

/** What a picture shows, in words and numbers. */
export function PictureTable({ picture }: { readonly picture: Picture }): ReactNode {
  const { Title, Sentence, Series, Rows, Unit } = picture;
  const hasNotes = Rows.some(({ Note }) => Note !== null);
  return (
    <div className="cd-table-scroll">
      <table className="rep-picture-table">
        <caption>
          <VisuallyHidden>{Title}. </VisuallyHidden>
          {Sentence}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Row</VisuallyHidden>
            </th>
            {Series.map(({ Name }) => (
              <th key={Name} scope="col">
                {Name}
              </th>
            ))}
            {hasNotes && <th scope="col">Note</th>}
          </tr>
        </thead>
        <tbody>
          {Rows.map(({ Label, Values, Note }, row) => (
            // Two departments may have one name; rows neither move nor change by themselves.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={row}>
              <th scope="row">{Label}</th>
              {Series.map(({ Name }, index) => {
                const value = Values[index] ?? null;
                return <td key={Name}>{value === null ? <Unknown /> : valueWords(value, Unit)}</td>;
              })}
              {hasNotes && <td>{Note}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Unknown(): ReactNode {
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>none</VisuallyHidden>
    </>
  );
}
