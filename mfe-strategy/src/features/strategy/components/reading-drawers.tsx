import type { ReactNode } from 'react';
import type { Strategy } from '@cadence/shared-contract';
import { Drawer } from '@cadence/shared-ui';
import { RichText } from '@cadence/shared-ui/rich-text';
import { FOUNDER_GUIDANCE } from '../founder-guidance.ts';
import { legacyAnswers } from '../strategy-texts.ts';
import { VideoPlayer } from './video-player.tsx';

/** Answers to former questions, which can no longer be edited (people §2.6). */
export function LegacyDrawer({
  strategy,
  onClose,
}: {
  readonly strategy: Strategy;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <Drawer
      width={720}
      title="Legacy questions"
      subtitle="Answers from an earlier version of the page. They can be read and copied."
      onCloseRequest={onClose}
    >
      <div className="st-changes">
        {legacyAnswers(strategy).map(({ number, answer }) => (
          <section key={number}>
            <header>
              <h3>Question {number}</h3>
            </header>
            <RichText markup={answer} />
          </section>
        ))}
      </div>
    </Drawer>
  );
}

/** How to write a strategy: a video and a few words (people §2.6). */
export function GuidanceDrawer({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { videoUrl, videoTitle, steps } = FOUNDER_GUIDANCE;
  return (
    <Drawer width={600} title="Founder guidance" subtitle="How to write a strategy" onCloseRequest={onClose}>
      <div className="st-drawer">
        {videoUrl !== '' && (
          <figure className="st-guide-video">
            <VideoPlayer address={videoUrl} title={videoTitle} />
            <figcaption className="st-small">{videoTitle}</figcaption>
          </figure>
        )}
        <ol className="st-guide">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Drawer>
  );
}
