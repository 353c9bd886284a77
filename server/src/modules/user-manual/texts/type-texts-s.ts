import type { TypesOf, TypeText } from './type-text.ts';
import { fullerDetails } from './type-text.ts';

export const TEXTS_OF_S: Readonly<Record<TypesOf<'S'>, TypeText>> = {
  S: {
    headline: 'Tell me early what will change, and I will make it work',
    text: 'People of this type keep work going, calmly and without much noise. One thing is finished before the next begins, and a promise is kept even when that has become hard. Change is welcome when there is time to prepare for it.',
    speak: 'Calmly, and one thing at a time. Ask what I think and then wait; the answer comes.',
    strengths: 'Does what was promised, week after week. Stays calm when the room does not.',
    tires: 'Sudden turns, and three requests that are each the most urgent.',
    description:
      'I like to know what the week will bring, and I do what I said I would. Tell me early about a change and why it is needed, and I will make it work. I rarely speak first: ask me, and give me a moment. I do not like to argue in front of others. If I say ‘fine’ very quickly, ask me once more.',
    line: 'Announce changes early, with the reason. Ask for an opinion, then wait for it.',
    details: fullerDetails({
      decide:
        'I think about what it means for the people around me, and I wait a night. I seldom take a decision back.',
      pressure:
        'I get quiet and simply do more. You will hear no complaint from me, so please look at my list with me.',
      feedback:
        'Calmly, alone with me and in good time. Tell me what is fine as it is, so that I know what to leave alone.',
      manager:
        'I need clear tasks in a clear order, and notice before things change. Ask me what I think after the others have left the room.',
    }),
  },
  SI: {
    headline: 'Come by, take a seat, and tell me what would help',
    text: 'People of this type help first and ask for help last. Listening comes easily, contacts are kept for years, and small kindnesses hold a group together. A limit is often noticed only after it has been passed.',
    speak: 'In person and without hurry. Say plainly what you hope for, then ask whether it is possible.',
    strengths: 'Listens until the real question comes out. Keeps a group together over years.',
    tires: 'Quarrels between colleagues, and being pressed for a yes.',
    description:
      'I am there when someone needs help, and I like work that is done together. Come by and talk to me; I hear more in a voice than in a message. I find it hard to say no, so tell me honestly how urgent it is. I need a little time with new plans and new people. When two of you are angry with each other, please do not leave me in the middle.',
    line: 'Ask in person and say how urgent it really is. Look at the workload together now and then.',
    details: fullerDetails({
      decide:
        'I talk to the two or three people I trust, and choose what keeps us together. I need help when someone will be unhappy either way.',
      pressure: 'I look after the others and let my own work wait. Ask me about mine.',
      feedback:
        'In a quiet conversation, early, before it has grown. Tell me how you see it, then let me tell you how I do.',
      manager:
        'I need a regular hour with you that is not moved. Watch that small favors do not fill my week, because I will not do that myself.',
    }),
  },
  SC: {
    headline: 'Ask early, put it in writing, and leave me the day',
    text: 'People of this type work reliably and with care, and like to know the whole of a task before the first step. The plan is kept when others lose it, and gaps are found early. Quiet does not mean agreement.',
    speak: 'Facts first, then the date. One topic in a message.',
    strengths: 'Keeps the plan when others lose it. Finds the missing step before it hurts.',
    tires: 'A new direction without a reason, and meetings without a page to read.',
    description:
      'I like to know the whole task before I begin, and then I keep to the plan. Ask me early, put it in writing and leave me the day; the answer will be complete. In meetings I say little, but that does not mean that I agree. Sudden turns cost me time, so tell me the reason. You can rely on what I have checked.',
    line: 'Ask early and in writing, with the date. After a meeting ask again: quiet is not agreement.',
    details: fullerDetails({
      decide:
        'I decide after the meeting, with the page in front of me. A night in between makes my answer better.',
      pressure:
        'I hold on to the plan and say less and less. Tell me which part may wait, and I will catch up with the rest.',
      feedback:
        'In writing first, then in a short conversation. I like to read it once by myself before I answer.',
      manager:
        'I need the reason for a change, and the time to do it in order. Defend the plan with me when someone wants to skip a step.',
    }),
  },
};
