import { useId, useState, type ReactNode } from 'react';
import { showsSomething, type Picture } from '@cadence/shared-contract/charts';
import { cx, registerStyles } from '@cadence/shared-ui';
import css from '../picture.css';
import { useScene } from '../use-scene.ts';
import { PictureTable } from './picture-table.tsx';
import { SceneSvg, Swatch } from './scene-svg.tsx';

registerStyles('rep-picture', css);

export interface ReportPictureProps {
  readonly picture: Picture;
  /** Its title is already seen beside it, as in a choice of several. */
  readonly isTitleHidden?: boolean;
}

function Legend({ Kind, Series }: Pick<Picture, 'Kind' | 'Series'>): ReactNode {
  return (
    <ul className="rep-legend">
      {Series.map(({ Name, Look }) => (
        <li key={Name}>
          <Swatch kind={Kind} look={Look} />
          {Name}
        </li>
      ))}
    </ul>
  );
}

/** A picture of a report, and the same data as a table on request. An empty picture is not rendered. */
export function ReportPicture({ picture, isTitleHidden = false }: ReportPictureProps): ReactNode {
  return showsSomething(picture) ? <Shown picture={picture} isTitleHidden={isTitleHidden} /> : null;
}

function Shown({ picture, isTitleHidden }: Required<ReportPictureProps>): ReactNode {
  const titleId = useId();
  const [isTable, setTable] = useState(false);
  const { place, scene } = useScene(picture);
  return (
    <figure ref={place} className="rep-picture" aria-labelledby={titleId}>
      <div className="rep-picture-head">
        <h2 id={titleId} className={cx('rep-picture-title', isTitleHidden && 'cd-vh')}>
          {picture.Title}
        </h2>
        {!isTable && scene.needsLegend && <Legend {...picture} />}
        <button type="button" className="cd-link rep-picture-switch" onClick={() => setTable(!isTable)}>
          {isTable ? 'Show as picture' : 'Show as table'}
        </button>
      </div>
      {isTable ? <PictureTable picture={picture} /> : <SceneSvg scene={scene} label={picture.Sentence} />}
    </figure>
  );
}
