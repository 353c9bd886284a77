/** A question for everyone with a user manual, answered with one of the choices or in their own words. */
export interface OpenQuestion {
  /** The key an answer is stored under; it stays the same when the wording changes. */
  readonly key: string;
  readonly text: string;
  readonly choices: readonly string[];
}

export const OPEN_QUESTIONS: readonly OpenQuestion[] = [
  {
    key: 'best-time',
    text: 'When do you work best?',
    choices: [
      'Early, before the first messages',
      'In the middle of the day, among others',
      'Late, when it has become quiet',
      'In short blocks, all day long',
    ],
  },
  {
    key: 'bad-news',
    text: 'How should bad news reach you?',
    choices: [
      'At once, in two lines',
      'In a call',
      'Face to face, with time to ask',
      'In writing, so that I can read it twice',
    ],
  },
  {
    key: 'thanks',
    text: 'How do you like to be thanked?',
    choices: [
      'In private, for something precise',
      'In front of the team',
      'With a short message',
      'With trust in the next task',
    ],
  },
  {
    key: 'misunderstood',
    text: 'What do people get wrong about you?',
    choices: [
      'Quiet is not agreement',
      'Short is not unfriendly',
      'A question is not an objection',
      'A joke can be meant seriously',
    ],
  },
  {
    key: 'disagreement',
    text: 'How should people disagree with you?',
    choices: [
      'Openly, in the meeting',
      'Afterwards, in private',
      'In writing, with the reasons',
      'With a question, so that I see it myself',
    ],
  },
  {
    key: 'interruption',
    text: 'How may people interrupt you?',
    choices: [
      'At any time, just ask',
      'By a message, I answer when I can',
      'At fixed hours in my calendar',
      'Only when it cannot wait',
    ],
  },
];
