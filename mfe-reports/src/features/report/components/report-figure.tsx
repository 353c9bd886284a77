import type { ReactNode } from 'react';
import type { ReportView } from '@cadence/shared-contract';

/** The figure as a sentence, and the request. */
export function ReportFigure({ Figure, Facts }: Pick<ReportView, 'Figure' | 'Facts'>): ReactNode {
  return (
    <div className="rep-say">
      {Figure !== null && (
        <>
          <h2 className="rep-figure">
            <b>{Figure.Value}</b> <span>{Figure.Sentence}</span>
          </h2>
          {Figure.Detail !== '' && <p className="rep-detail">{Figure.Detail}</p>}
        </>
      )}
      <dl className="rep-facts">
        {Facts.map(({ Label, Text }) => (
          <div key={Label}>
            <dt>{Label}</dt>
            <dd>{Text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
