import { useId, useState, type ReactNode } from 'react';
import { showsSomething, type Picture, type Scene } from '@cadence/shared-contract/charts';
import { cx, registerStyles } from '@cadence/shared-ui';
import css from '../picture.css';
import { useScene } from '../use-scene.ts';
import { PictureTable } from './picture-table.tsx';
import { SceneSvg, Swatch } from './scene-svg.tsx';

registerStyles('rep-picture', css);

export interface ReportPictureProps {
  readonly picture: Picture;
  /** The choice among several, in which its title is seen already. */
  readonly choice?: ReactNode;
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

/** A picture of more lines than this begins with its first few, so that the rows of the report are in view. */
const FOLDED_FROM = 7;
const FOLDED_TO = 5;

function FoldedScene({ picture, scene }: Pick<ReportPictureProps, 'picture'> & { scene: Scene }): ReactNode {
  const foldId = useId();
  const [isWhole, setWhole] = useState(false);
  const svg = <SceneSvg scene={scene} label={picture.Sentence} />;
  const rows = picture.Rows.length;
  if (picture.Kind !== 'bars' || rows < FOLDED_FROM) return svg;
  return (
    <>
      <div
        id={foldId}
        className="rep-picture-fold"
        style={isWhole ? undefined : { height: (scene.height / rows) * FOLDED_TO }}
      >
        {svg}
      </div>
      <button
        type="button"
        className="cd-link rep-picture-all"
        aria-expanded={isWhole}
        aria-controls={foldId}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? 'Show fewer' : `Show all ${rows}`}
      </button>
    </>
  );
}

/** A picture of a report, and the same data as a table on request. An empty picture is not rendered. */
export function ReportPicture(props: ReportPictureProps): ReactNode {
  return showsSomething(props.picture) ? <Shown {...props} /> : null;
}

function Shown({ picture, choice }: ReportPictureProps): ReactNode {
  const titleId = useId();
  // The choice keeps the focus from one picture to the next; each of them starts as a picture.
  const [tableOf, setTableOf] = useState<string | null>(null);
  const isTable = tableOf === picture.Title;
  const { place, scene } = useScene(picture);
  return (
    <figure ref={place} className="rep-picture" aria-labelledby={titleId}>
      <div className="rep-picture-head">
        <h2 id={titleId} className={cx('rep-picture-title', choice !== undefined && 'cd-vh')}>
          {picture.Title}
        </h2>
        {choice}
        {!isTable && scene.needsLegend && <Legend {...picture} />}
        <button
          type="button"
          className="cd-link rep-picture-switch"
          onClick={() => setTableOf(isTable ? null : picture.Title)}
        >
          {isTable ? 'Show as picture' : 'Show as table'}
        </button>
      </div>
      {isTable ? (
        <PictureTable picture={picture} />
      ) : (
        <FoldedScene key={picture.Title} picture={picture} scene={scene} />
      )}
    </figure>
  );
}
