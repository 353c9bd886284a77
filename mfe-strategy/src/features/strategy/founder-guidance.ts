export interface GuidanceStep {
  readonly title: string;
  readonly text: string;
}

/**
 * Guidance for founders and their co-authors of the strategy (people §2.6). The documents name a video and not which
 * one; this is the only place to change it. '' shows the words alone.
 */
export const FOUNDER_GUIDANCE: {
  readonly videoUrl: string;
  readonly videoTitle: string;
  readonly steps: readonly GuidanceStep[];
} = {
  videoUrl: 'https://www.youtube.com/watch?v=qp0HIF3SfI4',
  videoTitle: 'How great leaders inspire action',
  steps: [
    {
      title: 'Choose the horizon',
      text: 'Write for the next 2 to 3 years: far enough to be worth the effort, near enough that everybody who reads it will see how it went.',
    },
    {
      title: 'Mission, then vision, then values',
      text: 'One sentence on why you exist, one on where you will stand, and the few habits by which you get there. If another company could print the same words, go on writing.',
    },
    {
      title: 'Say no in every area',
      text: 'An objective that rules nothing out decides nothing. For each of the six areas write what you will reach, and what you leave to others.',
    },
    {
      title: 'Read it to somebody who was not there',
      text: 'Take the person who joined last. Where they have to ask, the text is not finished.',
    },
    {
      title: 'Say it yourself',
      text: 'A message of three minutes, in your own words and on any camera, does more than a perfect page. Publish it with the text.',
    },
  ],
};
