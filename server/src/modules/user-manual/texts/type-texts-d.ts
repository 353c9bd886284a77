import type { TypesOf, TypeText } from './type-text.ts';
import { fullerDetails } from './type-text.ts';

export const TEXTS_OF_D: Readonly<Record<TypesOf<'D'>, TypeText>> = {
  D: {
    headline: 'Say what you need, say it first, and let me get on with it',
    text: 'People of this type look at the result first and at the way second. Decisions are made early and corrected later, and open disagreement is part of the work. Being slowed down is harder to bear than being wrong.',
    speak:
      'The point in the first sentence, then what you need and by when. Disagree openly; I do not notice hints.',
    strengths: 'Decides when others still wait. Takes on the problem that nobody wants.',
    tires: 'Long introductions, and having to ask twice for permission.',
    description:
      'I look at the result first and decide early, even when something is still missing. Tell me in one sentence what you need and by when. Disagree with me openly; I would rather hear it now than find it out later. Give me the goal and leave the way to me. If I am too fast for you, stop me, and I will wait.',
    line: 'Name the goal and the limits, and leave the way open. Bring objections early and openly.',
    details: fullerDetails({
      decide:
        'I decide with what is there and change course when I was wrong. A late decision costs me more than a corrected one.',
      pressure:
        'I get faster, shorter and louder. It is about the work and not about you; say so if it feels different.',
      feedback:
        'At once, alone with me and without a long start. Tell me what it cost and what you want next time.',
      manager:
        'I need a goal, its limits and the freedom to choose the way. Stand by me when a quick decision turns out badly.',
    }),
  },
  DI: {
    headline: 'Call me, say what we can win, and let us begin today',
    text: 'People of this type want to move things and take others along. An idea soon becomes a promise, and energy often wins the room before the details are known. Starting is the best part; the long middle is easier with a partner.',
    speak:
      'Begin with what we can gain, then say what stands in the way. A short call is better than a long text.',
    strengths: 'Gets a stuck project moving. Speaks up for the team where it counts.',
    tires: 'Agreement in many small rounds, and hearing only what will not work.',
    description:
      'I want to move things, and I like to do it with people. Call me and begin with what we can gain; I will give you an answer in the same conversation. I promise quickly, so ask me for a date and remind me of it. I speak loudest when I believe in something: tell me if there was no room for your answer.',
    line: 'Set a goal that others will want to join. Agree dates in writing, and look at the details together.',
    details: fullerDetails({
      decide:
        'I decide in conversation, and often before it ends. Ask me the next morning whether I still think so.',
      pressure: 'I talk more and take over. A clear ‘let me finish’ is enough to stop me.',
      feedback:
        'In a conversation, not in a letter. Say first whether the goal was right, then whom I did not hear.',
      manager:
        'I need a goal that others will want to join, and someone who looks at the details with me. Ask me for results, not for hours.',
    }),
  },
  DC: {
    headline: 'Bring me the problem, the numbers and one proposal',
    text: 'People of this type want a result that stands up to questions. The weak point of a plan is looked for first, in silence, and then named aloud. Demands are high, first of all on one’s own work.',
    speak: 'The problem, the number, your proposal, in this order. If you do not know something, say so.',
    strengths: 'Sees what will fail before money is spent. Makes hard decisions and can explain them.',
    tires: 'Opinions without a number, and agreement that is only polite.',
    description:
      'I want results, and I want to know why they will last. Bring me the problem, the number and your proposal, and ten minutes will do. I ask hard questions because I take your idea seriously; ask some back. I like to think alone first and then decide. If I sound cold, tell me: my mind is on the problem, and I have nothing against you.',
    line: 'Bring a problem with its numbers and one proposal. Expect hard questions, and ask some back.',
    details: fullerDetails({
      decide:
        'I look for the one or two numbers that matter most, then I decide alone. New facts change my mind; more voices do not.',
      pressure:
        'I withdraw, check everything again and say little. Offer to take one task that I can safely leave to you.',
      feedback:
        'In few words, with an example and what it led to. I may argue at first; by the next day I will have thought about it.',
      manager:
        'I need the right to refuse weak work, and a fair look at my numbers. Tell me the real reason, even if I will not like it.',
    }),
  },
};
