import type { ReactNode } from 'react';
import type { Strategy } from '@cadence/shared-contract';
import { Button, formatDate, dayOf, plural, ProgressBar } from '@cadence/shared-ui';
import { History, Play } from '@cadence/shared-ui/icons';
import { useTimeZone } from '@cadence/shared-auth';
import type { StrategyPlace } from '../strategy-place.ts';
import { progressOf } from '../strategy-progress.ts';
import type { StrategyTexts } from '../strategy-texts.ts';
import { legacyAnswers } from '../strategy-texts.ts';
import { VideoPlayer } from './video-player.tsx';

export interface AsideProps {
  readonly strategy: Strategy;
  readonly texts: StrategyTexts;
  readonly go: (place: StrategyPlace) => void;
}

/** The video message, and for editors: guidance, progress, versions and the former answers (people §2.6). */
export function StrategyAside(props: AsideProps): ReactNode {
  const isEditor = props.strategy.Permissions.Edit;
  if (!isEditor && props.texts.VideoUrl === '') return null;
  return (
    <div className="st-aside">
      <CeoVideo {...props} />
      {isEditor && (
        <>
          <button type="button" className="st-row" onClick={() => props.go({ kind: 'guidance' })}>
            <Play aria-hidden />
            <span>Founder guidance</span>
          </button>
          <Progress texts={props.texts} />
          <Versions {...props} />
          <Legacy {...props} />
        </>
      )}
    </div>
  );
}

function CeoVideo({ strategy, texts, go }: AsideProps): ReactNode {
  const edit = (): void => go({ kind: 'edit', part: 'video', field: 'VideoUrl' });
  const isEditor = strategy.Permissions.Edit;
  const hasVideo = texts.VideoUrl !== '';
  return (
    <section>
      <header>
        <h2 className="cd-heading">CEO video message</h2>
        {isEditor && hasVideo && (
          <Button size="sm" variant="quiet" onClick={edit}>
            Update Video
          </Button>
        )}
      </header>
      {hasVideo ? (
        <VideoPlayer key={texts.VideoUrl} address={texts.VideoUrl} title="CEO video message" />
      ) : (
        <div className="st-no-video">
          <p>Say in your own words where the company is going. Three minutes are enough.</p>
          <Button size="sm" onClick={edit}>
            Add Your Video
          </Button>
        </div>
      )}
    </section>
  );
}

/** People §2.6, §9. */
function Progress({ texts }: Pick<AsideProps, 'texts'>): ReactNode {
  const { video, statements, areas } = progressOf(texts);
  return (
    <section>
      <h2 className="cd-heading">Progress</h2>
      <div className="st-meters">
        <ProgressBar label="Video message" value={video} note={`${video}%`} />
        <ProgressBar label="Mission, vision and values" value={statements} note={`${statements}%`} />
        <ProgressBar label="Strategic objectives" value={areas} max={6} note={`${areas} of 6`} />
      </div>
    </section>
  );
}

function Versions({ strategy, go }: AsideProps): ReactNode {
  const timeZone = useTimeZone();
  const { PublishedAt, PublishedBy } = strategy;
  if (PublishedAt === null) return null;
  return (
    <section>
      <h2 className="cd-heading">Versions</h2>
      <p className="st-small">
        Published {formatDate(dayOf(PublishedAt, timeZone))}
        {PublishedBy !== null && ` by ${PublishedBy.Name}`}
      </p>
      <Button size="sm" icon={<History aria-hidden />} onClick={() => go({ kind: 'history', version: null })}>
        View history
      </Button>
    </section>
  );
}

/** Only the ceo and Org Admins are sent these (people §2.6). */
function Legacy({ strategy, go }: AsideProps): ReactNode {
  const answers = legacyAnswers(strategy);
  if (answers.length === 0) return null;
  return (
    <section>
      <h2 className="cd-heading">Legacy questions</h2>
      <p className="st-small">
        {plural(answers.length, 'answer')} from before, seen only by the ceo and org admins.
      </p>
      <Button size="sm" onClick={() => go({ kind: 'legacy' })}>
        View answers
      </Button>
    </section>
  );
}
