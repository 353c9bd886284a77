import type { DiscScaleId, ScaleSide } from '@cadence/shared-contract';

/** A sentence about a colleague, with their name. */
type AboutColleague = (name: string) => string;
type End = Exclude<ScaleSide, 'middle'>;

/** The sentences about one person on a scale, and about a reader and a person together. */
export interface ScaleText {
  /** In the fuller report, in the first person. */
  readonly report: Readonly<Record<ScaleSide, string>>;
  /** The reader is at the first word, the person at the second. */
  readonly viewerFirst: AboutColleague;
  readonly viewerSecond: AboutColleague;
  /** Both at the same end, or both in the middle. */
  readonly alike: Readonly<Record<ScaleSide, string>>;
  /** The reader is in the middle; by the person’s side. */
  readonly viewerMiddle: Readonly<Record<End, AboutColleague>>;
  /** The person is in the middle; by the reader’s side. */
  readonly personMiddle: Readonly<Record<End, AboutColleague>>;
}

export const SCALE_TEXTS: Readonly<Record<DiscScaleId, ScaleText>> = {
  direct: {
    report: {
      first: 'I say plainly what I think, and I like to hear it plainly.',
      middle: 'I can be plain or cautious, depending on the topic and the people.',
      second: 'I weigh my words, and I like to see the facts before I take a position.',
    },
    viewerFirst: (name) => `You are direct, ${name} is careful: give the facts a day before.`,
    viewerSecond: (name) =>
      `You are careful, ${name} is direct: say your conclusion first, then the reasons.`,
    alike: {
      first: 'Alike: both of you speak plainly. Agree who decides before you begin.',
      middle: 'Alike: both of you can be plain or cautious. Say which one you need today.',
      second: 'Alike: both of you weigh your words. Ask for the doubt that nobody has named yet.',
    },
    viewerMiddle: {
      first: (name) => `${name} is more direct than you: begin with your conclusion.`,
      second: (name) => `${name} is more careful than you: send the facts before you talk.`,
    },
    personMiddle: {
      first: (name) => `You are more direct than ${name}: ask for a view before you give yours.`,
      second: (name) => `You are more careful than ${name}: say early what you know already.`,
    },
  },
  quick: {
    report: {
      first: 'I like to begin at once and to change direction on the way.',
      middle: 'I can hurry when there is a reason, and then go back to my own pace.',
      second: 'I like one thing after another, at a pace that I can keep.',
    },
    viewerFirst: (name) =>
      `You decide in the meeting, ${name} decides after it: end with a question, not a vote.`,
    viewerSecond: (name) =>
      `You decide after the meeting, ${name} decides in it: say when your answer will come.`,
    alike: {
      first: 'Alike: both of you decide fast. Check the next morning whether it still holds.',
      middle: 'Alike: both of you can change your pace. Say how urgent it really is.',
      second: 'Alike: both of you want time to prepare. Set a date on which you decide.',
    },
    viewerMiddle: {
      first: (name) => `${name} moves faster than you: say what can be done today and what cannot.`,
      second: (name) => `${name} likes a calmer pace than you: announce a change some days before.`,
    },
    personMiddle: {
      first: (name) => `You move faster than ${name}: name the one thing that is really urgent.`,
      second: (name) => `You like a calmer pace than ${name}: give a first answer today, the full one later.`,
    },
  },
  outgoing: {
    report: {
      first: 'I think aloud, and I find energy among people.',
      middle: 'I like company and I like a closed door, each in its time.',
      second: 'I think before I speak, and I find energy in quiet work.',
    },
    viewerFirst: (name) => `You think aloud, ${name} thinks first: say which sentence is the decision.`,
    viewerSecond: (name) => `You think first, ${name} thinks aloud: ask which sentence is the decision.`,
    alike: {
      first: 'Alike: both of you think aloud. Write down what you agreed before you part.',
      middle: 'Alike: both of you like talk and quiet in turn. Ask which it should be today.',
      second: 'Alike: both of you think before you speak. Write to each other, then meet once to decide.',
    },
    viewerMiddle: {
      first: (name) => `${name} thinks aloud more than you do: leave ten minutes to talk it through.`,
      second: (name) => `${name} needs more quiet than you do: write first, and agree when to call.`,
    },
    personMiddle: {
      first: (name) => `You talk more readily than ${name}: leave a pause after each question.`,
      second: (name) => `You are quieter than ${name}: say aloud when you agree, and when you do not.`,
    },
  },
  broad: {
    report: {
      first: 'I look at the whole first and leave the details for later.',
      middle: 'I go back and forth between the whole and the details, as the task needs.',
      second: 'I look at the details first and build the whole from them.',
    },
    viewerFirst: (name) => `You see the whole first, ${name} the details: bring one number and its source.`,
    viewerSecond: (name) =>
      `You see the details first, ${name} the whole: put your conclusion in one line at the top.`,
    alike: {
      first: 'Alike: both of you look at the whole first. Ask somebody to check the numbers.',
      middle: 'Alike: both of you see the whole and the details. Choose one to begin with.',
      second: 'Alike: both of you want the number first. Say at the end what it means.',
    },
    viewerMiddle: {
      first: (name) => `${name} looks at the whole more than you do: send the details only when asked.`,
      second: (name) => `${name} looks at the details more than you do: have the numbers ready.`,
    },
    personMiddle: {
      first: (name) => `You look at the whole more than ${name}: give one example with your idea.`,
      second: (name) => `You look at the details more than ${name}: choose the three that matter.`,
    },
  },
};
