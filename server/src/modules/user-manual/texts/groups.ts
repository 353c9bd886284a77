import type { DiscTrait } from '@cadence/shared-contract';

/** The edition of the wording below, stored with an assessment. It grows when a sentence changes. */
export const EDITION = 1;

/**
 * The groups of the assessment, one sentence per trait. The four sentences of a group have the same topic, a similar
 * length and are about equally desirable, so that none looks better than the others.
 */
export const SENTENCE_GROUPS: readonly Readonly<Record<DiscTrait, string>>[] = [
  {
    D: 'I begin a new task at once and adjust on the way',
    I: 'I find people to join me before I begin a task',
    S: 'I give a new task a fixed place in my week',
    C: 'I ask what a good result is before I begin a task',
  },
  {
    D: 'I argue for my view until there is a decision',
    I: 'I bring people to my view with a good example',
    S: 'I look for the point that all sides share',
    C: 'I compare the facts behind each view',
  },
  {
    D: 'I bring a long meeting to its decision',
    I: 'I think aloud, so that others can join in',
    S: 'I let the others finish before I speak',
    C: 'I read the papers before the meeting begins',
  },
  {
    D: 'When time is short, I cut what matters least',
    I: 'When time is short, I keep people cheerful',
    S: 'When time is short, I keep to the plan',
    C: 'When time is short, I still check my work',
  },
  {
    D: 'I like to be the first to try a change',
    I: 'I make people curious about a change',
    S: 'I help people through a change step by step',
    C: 'I think through what a change will lead to',
  },
  {
    D: 'People come to me when something does not move',
    I: 'People come to me when an idea needs support',
    S: 'People come to me when they need a good listener',
    C: 'People come to me when an answer has to be right',
  },
  {
    D: 'I set myself goals that others call too high',
    I: 'I talk about my goals, and that keeps me going',
    S: 'I come closer to my goals a little every day',
    C: 'I measure how far I am from my goals',
  },
  {
    D: 'I would rather try than wait until I am certain',
    I: 'I expect that things will turn out well',
    S: 'I stay with what has worked for a long time',
    C: 'I work out beforehand what could go wrong',
  },
  {
    D: 'I tell people openly when they made a mistake',
    I: 'I help people laugh about a mistake and go on',
    S: 'I give people time to correct a mistake',
    C: 'I look for the cause before I correct a mistake',
  },
  {
    D: 'I tell new people early what I expect',
    I: 'I soon get into conversation with new people',
    S: 'I make sure that new people have what they need',
    C: 'I take my time to form a view of new people',
  },
  {
    D: 'I work best when I choose my own way to a goal',
    I: 'I work best when there are people around me',
    S: 'I work best when I know what the week will bring',
    C: 'I work best when I can think without interruption',
  },
  {
    D: 'I say what I think, also when it is unwelcome',
    I: 'I get a quiet room talking',
    S: 'I finish what I began before I start anything new',
    C: 'I read the small print before I agree',
  },
  {
    D: 'I like a short deadline better than a long one',
    I: 'I bring energy to a group before a deadline',
    S: 'I begin early, so that I do not hurry at the end',
    C: 'I name a deadline only when I have worked it out',
  },
  {
    D: 'A good day is one in which I got a lot decided',
    I: 'A good day is one in which I met new people',
    S: 'A good day is one in which I could help someone',
    C: 'A good day is one in which I solved a puzzle',
  },
  {
    D: 'I question a rule that stops a good result',
    I: 'I explain a rule so that people want to keep it',
    S: 'I keep a rule because others count on it',
    C: 'I want a rule to be clear and the same for all',
  },
  {
    D: 'My messages are short and say what I need',
    I: 'My messages sound as if I were in the room',
    S: 'My messages ask how the other person is doing',
    C: 'My messages answer the question in full',
  },
  {
    D: 'I give bad news at once, in one sentence',
    I: 'I find something hopeful to say with bad news',
    S: 'I wait for a quiet moment to give bad news',
    C: 'I check bad news before I pass it on',
  },
  {
    D: 'In a team, I take the lead when nobody does',
    I: 'In a team, I bring people together',
    S: 'In a team, I do quietly what has to be done',
    C: 'In a team, I make sure that nothing is missed',
  },
  {
    D: 'I push harder when something is in my way',
    I: 'I talk to several people when I cannot go on',
    S: 'I keep calm and go on when something goes wrong',
    C: 'I take a problem apart until I understand it',
  },
  {
    D: 'I decide today with what I know today',
    I: 'I trust my first feeling in a decision',
    S: 'I wait a night before I make a decision',
    C: 'I write down the points for and against',
  },
  {
    D: 'I like to compete, and I like to win',
    I: 'I like it when people notice what I do',
    S: 'I like to belong to a group that stays together',
    C: 'I like to know my subject better than most',
  },
  {
    D: 'I come to the point in the first sentence',
    I: 'I tell a story so that people remember my point',
    S: 'I ask a question before I give an opinion',
    C: 'I choose my words until they say what I mean',
  },
  {
    D: 'I settle a conflict in the open, and at once',
    I: 'I talk with everyone until the mood is good again',
    S: 'I give way in small things to keep the peace',
    C: 'I stay with the facts when others get loud',
  },
  {
    D: 'I like to be responsible for the whole',
    I: 'I like to present what we have done',
    S: 'I like to support someone I trust',
    C: 'I like to perfect a difficult part',
  },
  {
    D: 'I get restless when nothing moves for days',
    I: 'I get restless when I work alone for days',
    S: 'I get restless when plans change every day',
    C: 'I get restless when the facts do not fit',
  },
  {
    D: 'I can be impatient with slow answers',
    I: 'I can talk longer than I meant to',
    S: 'I can say yes when I would rather say no',
    C: 'I can spend too long on the last detail',
  },
  {
    D: 'I change a plan as soon as I see a better one',
    I: 'I get other people to believe in a plan',
    S: 'I carry out a plan when others get tired of it',
    C: 'I find the gap in a plan before it costs us',
  },
  {
    D: 'I learn by trying, even if I fail at first',
    I: 'I learn by talking with those who know',
    S: 'I learn by doing it again until I have it',
    C: 'I learn by reading until I know why',
  },
];
