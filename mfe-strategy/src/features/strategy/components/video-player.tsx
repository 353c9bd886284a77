import { registerStyles } from '@cadence/shared-ui';
import { useState, type ReactNode } from 'react';
import { readVideoUrl } from '@cadence/shared-contract';
import type { Video } from '@cadence/shared-contract';
import { Play } from '@cadence/shared-ui/icons';
import { videoSource } from '../video-source.ts';
import css from '../video.css';

registerStyles('strategy-video', css);

export interface VideoPlayerProps {
  /** As it was entered. */
  readonly address: string;
  /** What it is: 'CEO video message'. */
  readonly title: string;
}

/** Heights of the drawn sound on the still, in percent. */
const BARS = [30, 55, 40, 80, 60, 100, 45, 70, 35, 60, 90, 50, 75, 40, 65, 30, 85, 55, 70, 40];

const focus = (element: HTMLElement | null): void => element?.focus();

/**
 * A video that loads nothing of others before somebody presses play (people §2.6): then a frame of its service, which
 * learns no page of ours, or the browser's own player for a file.
 */
export function VideoPlayer({ address, title }: VideoPlayerProps): ReactNode {
  const [isPlaying, setPlaying] = useState(false);
  const video = readVideoUrl(address);
  if (video === null) return <RawAddress address={address} title={title} />;
  const source = videoSource(video);
  return (
    <div className="st-video">
      {isPlaying ? (
        <Playing video={video} title={title} address={address} />
      ) : (
        <button type="button" className="st-still" onClick={() => setPlaying(true)}>
          <span className="st-bars" aria-hidden>
            {BARS.map((height, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a drawing
              <i key={index} style={{ height: `${height}%` }} />
            ))}
          </span>
          <span className="st-play">
            <Play aria-hidden />
          </span>
          <span className="st-still-text">
            <span className="cd-vh">Play {title}. </span>
            {`Plays from ${source}`}
          </span>
        </button>
      )}
    </div>
  );
}

function Playing({ video, title, address }: VideoPlayerProps & { readonly video: Video }): ReactNode {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed)
    return (
      <p className="st-failed" role="alert">
        The video cannot be played here.{' '}
        <a className="cd-link" href={address} target="_blank" rel="noopener noreferrer">
          Open it in a new tab
        </a>
      </p>
    );
  if (video.kind === 'file')
    return (
      // Captions are inside the file that somebody else made, or nowhere.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        ref={focus}
        src={video.playUrl}
        aria-label={title}
        controls
        autoPlay
        playsInline
        onError={() => setFailed(true)}
      />
    );
  return (
    <iframe
      ref={focus}
      src={video.playUrl}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
    />
  );
}

/** An address that no player knows (people §2.6: a raw URL). */
function RawAddress({ address, title }: VideoPlayerProps): ReactNode {
  if (!/^https?:\/\//i.test(address)) return <p>{address}</p>;
  return (
    <p>
      <a className="cd-link" href={address} target="_blank" rel="noopener noreferrer">
        <span className="cd-vh">{title}: </span>
        {address}
      </a>
    </p>
  );
}
