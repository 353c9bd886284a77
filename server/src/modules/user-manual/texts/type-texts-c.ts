import type { TypesOf, TypeText } from './type-text.ts';
import { fullerDetails } from './type-text.ts';

export const TEXTS_OF_C: Readonly<Record<TypesOf<'C'>, TypeText>> = {
  C: {
    headline: 'Tell me the question, the source, and how good is good enough',
    text: 'People of this type want to understand before acting and to be right when it matters. Claims are checked, sources are kept, and a small error is not small. Praise counts when it names something precise.',
    speak: 'In writing, with the question at the top. Say what you know and what you only suppose.',
    strengths: 'Finds the error that everyone else missed. Can show how every number was made.',
    tires: 'Vague requests, and having to answer before there was time to look.',
    description:
      'I like to understand a thing before I say something about it. Send me the question in writing, with what you know and where it comes from. I need time alone to do good work, and then I can show you each step. When I point out an error, I mean it as help. Please tell me how good is good enough, or I will go on.',
    line: 'Put the question precisely, say how good is good enough, and allow time alone with it.',
    details: fullerDetails({
      decide:
        'I collect what is known, weigh it and write down why. Without facts I would rather not decide at all, so give me a date.',
      pressure: 'I go deeper into the details and answer nobody. Ask me which question is the important one.',
      feedback:
        'With the example, and in writing if you can. ‘The third paragraph is unclear’ helps me; ‘make it livelier’ does not.',
      manager:
        'I need a clear standard, and quiet hours to meet it. Show me that you have read what I hand in.',
    }),
  },
  CS: {
    headline: 'Give me the facts in order and the time to go through them',
    text: 'People of this type work through things thoroughly, in order and without noise. A method that works is kept, and a late answer is better than half of one. Open conflict is avoided; doubts come in writing, or only when someone asks.',
    speak:
      'One question at a time, in writing, with everything that belongs to it. A date helps me; hurry does not.',
    strengths: 'Leaves work that others can take over without asking. Answers in full, with the source.',
    tires: 'Haste without need, and rules that are different every week.',
    description:
      'I work best with a clear task, a method that works and a morning without interruption. Send me your question with everything that belongs to it, and you will get a full answer. I do not like to guess, and I do not like to be hurried. My doubts come in writing and often at the end, so please read that far. Things take me a little longer, and then they stay done.',
    line: 'Send the question in writing, with the source. The answer comes the same day, in full.',
    details: fullerDetails({
      decide:
        'I look at what worked before and check whether this case is different. I would rather take one more day than go back.',
      pressure:
        'I follow the list and stop asking questions. Tell me what can be left out; I will not leave it out by myself.',
      feedback:
        'Calmly and in detail, about the work and not about me. Give me until tomorrow, and I will tell you what I will change.',
      manager:
        'I need rules that last, and time to finish. Ask me for my doubts, or you will hear them too late.',
    }),
  },
  CD: {
    headline: 'Show me how you got there, and tell me where you doubt it',
    text: 'People of this type test an idea before believing it, and then stand up for it. Quality is a matter of principle, and a clear no is thought more honest than half a yes. Others may hear the criticism before they hear the respect.',
    speak: 'With evidence, in plain words. Question my facts, and we will have a good conversation.',
    strengths: 'Raises the standard of what the team delivers. Says no in time, and gives the reasons.',
    tires: 'Approving what nobody has checked, and charm in place of an answer.',
    description:
      'I test an idea before I believe it; after that I stand up for it. Show me how you got there and what you are not sure of. I say plainly what is wrong and often forget to say what is right, so ask me for it. I like hard questions, and I like to decide where I know the subject. One good number convinces me more than ten opinions.',
    line: 'Show the evidence and name what is uncertain. Ask what is good about it, too.',
    details: fullerDetails({
      decide:
        'I check until I am convinced, then I decide firmly and say why. It takes a better argument to move me, and I will listen to one.',
      pressure:
        'I trust nothing but my own check, and my tone about mistakes gets sharp. Remind me what is good enough for today.',
      feedback:
        'With facts that I can test, and without a detour. Let me explain my reasons once, and I can accept another view.',
      manager:
        'I need a say in the standards, and problems that are worth the effort. Argue with me about the work, and trust me to do it.',
    }),
  },
};
