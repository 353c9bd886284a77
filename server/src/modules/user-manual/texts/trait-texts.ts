import type { DiscTrait } from '@cadence/shared-contract';

/** The texts about a trait, alone and in a team. */
export interface TraitText {
  /** What the trait is. */
  readonly text: string;
  /** For ‘The six with a manual are steady and exact.’ */
  readonly adjective: string;
  /** What to do if it is nobody’s main trait. */
  readonly nobody: string;
  /** What to watch for if it is the main trait of only one person. */
  readonly alone: (name: string) => string;
  /** If it is the manager’s main trait and nobody else’s. */
  readonly onlyYou: string;
}

export const TRAIT_TEXTS: Readonly<Record<DiscTrait, TraitText>> = {
  D: {
    text: 'How much somebody presses for a result: decides early, says things plainly and accepts a conflict for it.',
    adjective: 'direct',
    nobody: 'Nobody so far. Say at the start who decides, and by when.',
    alone: (name) => `${name} alone. Do not leave every hard decision there.`,
    onlyYou: 'Only you push for speed.',
  },
  I: {
    text: 'How much somebody works through people: thinks aloud, makes contact easily and wins others over to an idea.',
    adjective: 'outgoing',
    nobody: 'Nobody so far. Ask everyone in turn, and agree who speaks for the team.',
    alone: (name) => `${name} alone. Do not hand over every customer meeting.`,
    onlyYou: 'Only you get people talking.',
  },
  S: {
    text: 'How much somebody keeps things going: stays calm, finishes what was begun and looks after those who share the work.',
    adjective: 'steady',
    nobody: 'Nobody so far. Agree what will not change this quarter, and who watches over it.',
    alone: (name) => `${name} alone. Let everyone else finish what they began.`,
    onlyYou: 'Only you hold on to the plan.',
  },
  C: {
    text: 'How much somebody wants things to be right: asks for the source, checks before answering and works to a clear standard.',
    adjective: 'exact',
    nobody: 'Nobody so far. Name one person who checks before work leaves the team.',
    alone: (name) => `${name} alone. Let the others check their own work first.`,
    onlyYou: 'Only you ask for the details.',
  },
};
