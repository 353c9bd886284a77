/** How well the quarter went; decides the words of a review. */
export type ReviewTone = 'low' | 'middle' | 'high';

/** First sentences; `{name}` is what colleagues call the person. */
export const OPENINGS: Readonly<Record<ReviewTone, readonly string[]>> = {
  low: [
    '{name}, this was not the quarter either of us had planned, and I would rather say so plainly than between the lines.',
    '{name}, you worked hard and the results do not show it yet. Both belong in this letter.',
    '{name}, less came out of this quarter than we agreed. I do not put that down to effort.',
    '{name}, we both saw in week nine that the plan would not hold. I would have liked to hear it in week five.',
    '{name}, half a quarter went into a plan that depended on others. That was partly my doing, and it still counts.',
    '{name}, the first six weeks were good and the last seven were not. I want to understand what happened in between.',
  ],
  middle: [
    '{name}, a solid quarter: what we agreed was done, and nobody had to remind you.',
    '{name}, you did what we agreed, in the order we agreed, and two colleagues learned from how you did it.',
    '{name}, on most days I did not have to think about your work at all. In our trade that is high praise.',
    '{name}, a quarter without fireworks and without surprises, which is exactly what we needed.',
    '{name}, your numbers are where we said they would be. The way there was harder than the numbers show.',
    '{name}, you kept your word to every hospital on your list. I heard that from three of them.',
    '{name}, the plan changed twice and you went along without losing the thread.',
    '{name}, you finished what you started, including the two things that are no fun to finish.',
    '{name}, steady work in a restless quarter. The recall cost us all two weeks, and you made them up.',
    '{name}, when I read our notes of week one I see that most of what we hoped for became routine.',
  ],
  high: [
    '{name}, I had to read the report twice: that much in one quarter is rare.',
    '{name}, this was the quarter in which others began to copy the way you work.',
    '{name}, you went beyond what we agreed, and you said early what you would leave out for it.',
    '{name}, you made something easy that we had all accepted as difficult.',
    '{name}, what you did this quarter will still be of use when both of us do something else.',
    '{name}, I expected a good quarter and got a remarkable one.',
    '{name}, three departments told me this quarter what they owe to you, and none of them was asked.',
    '{name}, you reached the goal in week ten and spent the rest on helping others to reach theirs.',
  ],
};

/** Sentences about a goal of the quarter, by how it ended; `{goal}` is its title. */
export const GOAL_SENTENCES = {
  achieved: [
    '“{goal}” is done, and it held to the last week.',
    'You reached “{goal}”, and the measure leaves no room for argument.',
    '“{goal}”: reached, written down, and handed on to the others.',
    'I doubted “{goal}” until week eight. You did not.',
    '“{goal}” is finished. What I liked most is how little noise it made.',
    'With “{goal}” you kept a promise that was older than this quarter.',
  ],
  missed: [
    '“{goal}” was not reached. The direction is right; we began too late.',
    'We did not get to “{goal}”. I would cut it in two next time.',
    '“{goal}” stayed open, mostly for reasons outside of your hands. The part inside of them was the late warning.',
    'About “{goal}” we agree: about four fifths, and the last fifth is the hard one.',
  ],
  dispute: [
    'About “{goal}” we count differently. I read “every”, you read “nearly every”; next time we settle that in week one.',
    '“{goal}” is where we disagree on the result. I respect your view, and it stands beside mine in the record.',
  ],
  open: [
    '“{goal}” is still running, so I leave it out of this judgement.',
    '“{goal}” has no result yet; please close it before we plan on top of it.',
  ],
  none: [
    'There were no goals of yours in {quarter}. That is a gap in our planning, not in your work, and we close it this month.',
  ],
} as const;

/** What to keep, and what to do next; used where the department has no sentences. */
export const KEEP_ANYWHERE: readonly string[] = [
  'You say the number first and the story after it. Meetings with you are short.',
  'You ask the question that everybody else is too polite to ask, and you ask it kindly.',
  'What you write down can be used by somebody who was not there.',
  'You gave two days of your own plan to a colleague in trouble and never mentioned it.',
  'Bad news reaches me from you before it reaches me from a hospital.',
  'You know when something is good enough, and you stop there.',
  'New colleagues come to you first, and they leave with an answer and not with a link.',
  'You changed your mind in public when the data changed. That takes more than being right.',
  'You leave things easier for the next person. The hand-over in week twelve was a model of it.',
  'You keep small promises, which is why people believe the large ones.',
];

export const NEXT_ANYWHERE: readonly string[] = [
  'Say no earlier. You took on three things in week four that belonged to somebody else.',
  'Bring the bad number on Friday, unfinished. I would rather help than be surprised.',
  'Let somebody else lead the next review, and say less while they do.',
  'Post the weekly prediction also when nothing moved. Silence looks like trouble from outside.',
  'Name a deputy. You were away for eight days and four things waited for you.',
  'Choose one goal less and reach it by week ten.',
  'Tell Finance and Sales what you told me. They plan with numbers that you know to be old.',
  'Take the training that we have put off twice. I have blocked the dates.',
  'Write the first draft worse and earlier. Your fourth version is where the others would like to join in.',
  'Spend a day a month where our equipment stands. You decide better when you come back.',
];

/** Last sentences; not every review has one. */
export const CLOSINGS: readonly string[] = [
  'Thank you for this quarter.',
  'Let us talk about it on Thursday, with coffee and without slides.',
  'If something here reads harsher than it is meant, tell me before you sign.',
  'I look forward to the next one.',
  'What I have written here I have also said to you; nothing in it should be new.',
  'Please add what I have overlooked. I will have overlooked something.',
];

/** What employees answer to their review. */
export const ANSWERS = {
  agrees: [
    'Thank you. The part about the deputy is fair; I have spoken to two colleagues.',
    'I see it the same way. I would have given myself less credit for the last month.',
    'Thank you for naming the night shift. The team did half of it.',
    'Fair, and useful. I will bring a proposal for the next quarter by Friday.',
    'Agreed. I would like to keep the hospital visits in my plan.',
    'Thank you. I had forgotten half of this.',
    'Good to read. Please let us speak about the training dates once more.',
    'Yes. And the late warning will not happen again.',
  ],
  disagrees: [
    'The goal was reached by the measure we agreed in the first week. I would like that to be said here.',
    'I read this and disagree with the second paragraph: the delay came from the supplier, and I reported it in week four.',
    'Two of the visits that are missing here were moved by the hospital, not by me. The visit log shows it.',
    'I do not recognise the description of the planning meeting. Two colleagues remember it as I do.',
  ],
} as const;

/** Why HR reopened a completed appraisal. */
export const REOPENING_REASONS: readonly string[] = [
  'Two renewals were counted in the quarter before. The third paragraph is wrong because of it.',
  'The review names a colleague’s illness. Please take that sentence out; it does not belong here.',
  'Finance corrected the figure that the second paragraph builds on.',
];
/** What reviewers add when they edit their text. */
export const ADDITIONS: readonly string[] = [
  'I have corrected the figure of the last month; it was higher than I wrote.',
  'I should have added that the second hospital was your idea.',
  'After our talk: the delay in week six was agreed with me, and I had forgotten it.',
];
