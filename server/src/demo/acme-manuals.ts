import type { DemoManual } from './demo-manual.ts';
import { assessed } from './demo-manual.ts';

const LEADERSHIP: readonly DemoManual[] = [
  assessed('ceo', ['DI', [41, 29, 14, 16], 212], {
    'best-time': 0,
    'bad-news': 1,
    misunderstood: 'My door is open, and I mean it',
  }),
  assessed('tomas.capek', ['CS', [14, 11, 31, 44], 198], { 'bad-news': 3, interruption: 2 }),
  assessed('ana.ruiz', ['ID', [27, 43, 18, 12], 140], {
    'best-time': 1,
    'bad-news': 1,
    thanks: 1,
    misunderstood: 3,
    disagreement: 0,
    interruption: 0,
  }),
  assessed('hradmin', ['SI', [13, 30, 41, 16], 187], { thanks: 2, disagreement: 1 }),
  {
    kind: 'entry',
    person: 'hakon.bjornstad',
    ago: 95,
    disc: 'D',
    description:
      'I decide quickly and I like to be contradicted quickly. Give me the number, the risk and your proposal, in this order. If I sound impatient, it is the clock and not you.',
  },
];

/** The manager's team: mostly S and C, one I and no D. Three of nine have no manual. */
const CUSTOMER_SUCCESS: readonly DemoManual[] = [
  assessed('manager', ['DI', [40, 31, 16, 13], 66], {
    'best-time': 'Before the first call; after six I only read',
    'bad-news': 0,
    thanks: 3,
    disagreement: 0,
    interruption: 0,
  }),
  assessed('katerina.dvorakova', ['IS', [18, 41, 29, 12], 61], { thanks: 1, interruption: 0 }),
  assessed('lukasz.zebrowski', ['S', [17, 24, 40, 19], 58], { 'best-time': 0, disagreement: 1 }),
  assessed('siobhan.obriain', ['SC', [12, 18, 38, 32], 67], {
    'best-time': 'Before ten, before the phones',
    'bad-news': 0,
    thanks: 0,
    misunderstood: 0,
  }),
  assessed('maximilian.hohenstaufen', ['SI', [10, 31, 43, 16], 33], {
    misunderstood:
      'That I need long for a tender is not hesitation: a university hospital asks four hundred questions, and each answer is signed by somebody who will be asked again in three years',
    disagreement: 2,
  }),
  assessed('huong.nguyen', ['CS', [16, 12, 28, 44], 64], {
    'best-time': 2,
    'bad-news': 3,
    interruption: 1,
    misunderstood: 2,
  }),
  {
    kind: 'entry',
    person: 'bjork.thordardottir',
    ago: 41,
    disc: 'C',
    description:
      'I read the contract before the meeting and expect that you did too. Write to me with one question at a time; you get an answer on the same day. I am quiet in large rooms and say what I think in small ones.',
    answers: { 'bad-news': 3 },
  },
  { kind: 'progress', person: 'jose.munoz', ago: 4, answered: 11, begunOn: 'phone' },
  assessed('emeka.eze', ['S', [20, 22, 37, 21], 52]),
];

/** In other teams only a few people have one. */
const ELSEWHERE: readonly DemoManual[] = [
  assessed('stefan.ionescu', ['D', [48, 22, 8, 22], 171], { interruption: 0, 'bad-news': 1 }),
  assessed('noor.vanderberg', ['CD', [31, 13, 14, 42], 118], { disagreement: 2 }),
  assessed('davor.kovacevic', ['SC', [23, 24, 27, 26], 77, 'even'], { 'best-time': 3 }),
  assessed('arjun.mehta', ['C', [17, 27, 22, 34], 76, 'opposite'], { interruption: 3 }),
  assessed('kofi.mensah', ['DC', [39, 12, 17, 32], 70], { disagreement: 0 }),
  assessed('giulia.conti', ['I', [22, 47, 21, 10], 29], { thanks: 1, 'best-time': 1 }),
  assessed('fatima.elamrani', ['IS', [15, 39, 31, 15], 19], { 'bad-news': 2 }),
  {
    kind: 'entry',
    person: 'lucia.hernandez',
    ago: 48,
    disc: 'ID',
    description:
      'I think aloud and decide early. Call me first, then send the facts. I like a short deadline and a room of people; long silence makes me restless. Tell me straight away when I have taken over, I will thank you later.',
    answers: { thanks: 1, disagreement: 0 },
    file: {
      name: 'DISC-report-Hernández-Ibáñez-2024.pdf',
      lines: ['DISC report', 'Influence + Dominance', 'Taken in March 2024, before joining Acme.'],
    },
  },
];

/** Who at Acme has a user manual; the contributor of the demo accounts has none yet. */
export const ACME_MANUALS: readonly DemoManual[] = [...LEADERSHIP, ...CUSTOMER_SUCCESS, ...ELSEWHERE];
