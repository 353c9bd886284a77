import type { TypesOf, TypeText } from './type-text.ts';
import { fullerDetails } from './type-text.ts';

export const TEXTS_OF_I: Readonly<Record<TypesOf<'I'>, TypeText>> = {
  I: {
    headline: 'Talk to me first, write to me afterwards',
    text: 'People of this type think by talking and find energy among others. Ideas come early, are shared at once and grow in conversation. Contact comes before order, so it helps when someone writes down what was agreed.',
    speak: 'Begin with a friendly word, then the topic. Call or come by; I am slow with long texts.',
    strengths: 'Turns strangers into a group. Finds the words that make people like an idea.',
    tires: 'Days without a conversation, and ideas that are judged before anyone has heard them out.',
    description:
      'I think by talking, so the first thing I say is rarely the last. Call me or come by; I am slow with long texts. I like new people, new ideas and a reason to celebrate. Help me to finish things: a list, a date, a friendly reminder. When I go quiet something is wrong, so please ask.',
    line: 'Talk first, then send three lines on what was agreed. A friendly reminder is welcome.',
    details: fullerDetails({
      decide:
        'I talk to people until an idea feels right, and then I am quick. Ask me what speaks against it, because I may not have looked.',
      pressure:
        'I promise too much and jump from one thing to the next. Help me choose two, and cross out the rest.',
      feedback:
        'In person and in a friendly voice, with something I should keep. I think about it for longer than I show.',
      manager:
        'I need time to talk, and interest in my ideas even when you choose another one. Agree dates with me and ask about them.',
    }),
  },
  ID: {
    headline: 'Call me first, then send the facts',
    text: 'People of this type win others over first and then press for the result. Thinking happens aloud, decisions come early, and a short deadline is more fun than a long one. When things move fast, quieter voices may go unheard.',
    speak: 'Call first, facts after. Speak up when you have a point; I may not leave a pause.',
    strengths: 'Wins over people who said no last week. Keeps a group moving towards its date.',
    tires: 'Long silence, and plans that are reopened after everyone agreed.',
    description:
      'I think aloud and decide early. Call me first, then send the facts. I like a short deadline and a room of people; long silence makes me restless. Tell me straight away when I have taken over.',
    line: 'Call first and send the facts after. Say at once when others have had no room to speak.',
    details: fullerDetails({
      decide: 'I try an idea on people, and when enough of them nod I decide. Tell me who has not nodded.',
      pressure:
        'I get louder, funnier and less precise. Ask me for one sentence that I will still stand by tomorrow.',
      feedback: 'Straight away and face to face, in two sentences. Then let us talk about what comes next.',
      manager:
        'I need people to convince, a date to reach and room to do it my way. Stop me when I promise time that is not mine.',
    }),
  },
  IS: {
    headline: 'Take a minute for people first, then ask me for anything',
    text: 'People of this type bring others together and want everyone to feel welcome. Trust is given early, success is shared, and a good mood counts as part of the work. Unpleasant messages are easily put off.',
    speak: 'Ask how things are, and wait for the answer. Say criticism kindly, but do say it.',
    strengths: 'Makes newcomers part of the team. Notices who has not said anything yet.',
    tires: 'Cold arguments, and hearing last what concerns the whole team.',
    description:
      'I work with people and for people, and I notice when someone is left out. Take a minute for a greeting, then tell me what you need. I say yes easily, so ask me whether I really have the time. Hard messages are difficult for me: I put them off, and you may remind me. An honest thank you helps me more than pressure.',
    line: 'Begin with a personal word. Ask twice whether there is time, because a yes comes easily.',
    details: fullerDetails({
      decide:
        'I want most people to be happy with it, so I ask around. Give me a date, or I will ask one more person.',
      pressure:
        'I cheer up everyone else and hide that it is too much. Ask me what I would like to hand over.',
      feedback:
        'Alone with me and kindly, with one thing that I can change. Tell me, too, that all is well between us.',
      manager:
        'I need a friendly word in ordinary weeks, not only when something is wrong. Help me to say no, and prepare the hardest conversations with me.',
    }),
  },
};
