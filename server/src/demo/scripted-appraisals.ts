import type { RatingAxis } from '@cadence/shared-contract';
import type { Fate } from './appraisal-fates.ts';
import { richTextOf } from './rich-text-of.ts';

/** A question of HR or the ceo about a rating, and the answer if there is one. */
export interface ScriptedQuestion {
  /** Key of the account that asks. */
  readonly by: string;
  readonly axis: RatingAxis;
  readonly question: string;
  readonly answer?: { readonly keeps: boolean; readonly text: string };
}

/** Fixed values of an appraisal of the last quarter that is over; the others are random. */
export interface ScriptedAppraisal {
  readonly fate: Fate;
  readonly ratings?: readonly [primary: number, secondary: number, tertiary: number | null];
  readonly review?: string;
  /** When the latest step was taken, in days before today; never before the end of the quarter. */
  readonly ago?: number;
  readonly answer?: string;
  readonly question?: ScriptedQuestion;
}

const KEEP = { heading: 'What I want you to keep' };
const NEXT = { heading: 'What I would like to see next' };

/** Every state of an appraisal in the team of Acme's manager, and a task for every demo account. */
export const SCRIPTED_APPRAISALS: Readonly<Record<string, ScriptedAppraisal>> = {
  'acme/contributor': {
    fate: 'shared',
    ratings: [3, 2, null],
    ago: 1,
    review: richTextOf(
      'Mateusz, twenty-one working days from signature to the first planned visit, and it held for eleven weeks. You did it by rewriting the site survey, not by working weekends; that is the part I want the other teams to copy.',
      KEEP,
      'You sent the inventory of Klinikum Ost back once instead of typing it in twice. It cost us four days and saved us four weeks, and you told the hospital before I could.',
      NEXT,
      'What did not happen: nobody but you can run a go-live yet. I want two people who could have done it instead of you, and I would rather they do it badly next month than not at all.',
    ),
  },
  'acme/katerina.dvorakova': {
    fate: 'edited',
    ratings: [3, 3, 2],
    ago: 2,
    review: richTextOf(
      'Kateřina, eleven of your twelve hospitals renewed, and you can say of each why. That is the quarter in one sentence.',
      KEEP,
      'You ask the ward before you ask procurement. Brno and Universitätsklinik Köln both renewed because a head nurse wrote the justification for you.',
      NEXT,
      'Ostrava was lost in week 4 and we learned it in week 10. Bring the bad number on Friday, unfinished. I would rather help than be surprised.',
    ),
    answer: 'Ostrava is fair. I would have called in week 6.',
    question: {
      by: 'hradmin',
      axis: 'Primary',
      question:
        'Four managers use Beyond for a plan that was exceeded. Eleven of twelve hospitals renewed. What went beyond the plan?',
    },
  },
  'acme/lukasz.zebrowski': {
    fate: 'agreed',
    ratings: [4, 4, 2],
    ago: 3,
    review: richTextOf(
      'Łukasz, nine legacy accounts moved without a consultant on site. We had planned for five, with one.',
      'On the night of the Gdańsk failure you were on the telephone for six hours. I know it from the hospital, not from you.',
      'Next quarter I would like you to write down how you prepare such a migration. You will not have time for it, so I have taken two accounts off your list.',
    ),
    answer: 'Thank you for naming the night in Gdańsk. The team did half of it.',
  },
  'acme/bjork.thordardottir': {
    fate: 'disagreed',
    ratings: [2, 2, 1],
    ago: 4,
    review: richTextOf(
      'Björk, three of your four reviews with the largest hospitals were held, and their minutes are the best we have.',
      'The renewal in Reykjavík came a week after its date. I had asked for a call in week nine and read about it in week eleven.',
      'You interrupt in stand-ups when you are right. You are right often enough to wait.',
    ),
    answer:
      'The date in Reykjavík was moved by the hospital, and I reported it in week eight. The visit log shows it. The rest is fair.',
  },
  'acme/huong.nguyen': {
    fate: 'recompleted',
    ratings: [2, 3, 1],
    ago: 9,
    review: richTextOf(
      'Hương, the figures of this quarter were on my table every Monday at nine, and they were right.',
      'You found that we lose hospitals in month four and not at the end of the first year. The whole department plans by that now.',
      'I would like to hear the conclusion from you as well, and not only the table. You know it before I do.',
    ),
  },
  'acme/jose.munoz': {
    fate: 'written',
    ratings: [3, 2, 1],
    review: richTextOf(
      'José Ángel, the median time to a first answer is eleven minutes. Two quarters ago it was forty, and you are most of the difference.',
      {
        list: ['The deputies are named and have led a call alone', 'The handbook on battery alarms is yours'],
      },
      'What I would like to see next: hand an escalation on after fifteen minutes. You carry them for an hour.',
    ),
  },
  'acme/maximilian.hohenstaufen': {
    fate: 'begun',
    review: richTextOf(
      'Maximilian, two public tenders in one quarter, and both offers left the house on time. I still want to look at the second one with you before I write on.',
    ),
  },
  'acme/siobhan.obriain': { fate: 'not_started' },
  'acme/orgadmin': { fate: 'shared', ratings: [3, 3, 2], ago: 6 },
  'acme/goalmanager': { fate: 'agreed', ratings: [3, 4, 2], ago: 5 },
  'acme/goaladmin': { fate: 'shared', ratings: [2, 3, 1], ago: 2 },
  'acme/manager': { fate: 'shared', ratings: [3, 4, 2], ago: 2 },
  'acme/hradmin': { fate: 'shared', ratings: [2, 2, 2], ago: 8 },
  'acme/ana.ruiz': { fate: 'agreed', ratings: [3, 4, 2], ago: 3 },
  'acme/tomas.capek': { fate: 'not_started' },
  'acme/hakon.bjornstad': { fate: 'written', ratings: [2, 2, 1] },
  'acme/weiling.chen': { fate: 'completed', ratings: [3, 2, 1] },
  'acme/dilnoza.karimova': { fate: 'written', ratings: [2, 1, 1] },
  'acme/tom.ashford': { fate: 'agreed', ratings: [2, 2, null], ago: 4 },
  'acme/piotr.zajac': { fate: 'reopened', ratings: [2, 1, 1], ago: 7 },
  'acme/kofi.mensah': { fate: 'takenBack', ratings: [2, 3, 1], ago: 5 },
  'acme/stefan.ionescu': {
    fate: 'completed',
    ratings: [4, 3, 1],
    ago: 12,
    question: {
      by: 'ceo',
      axis: 'Primary',
      question:
        'Seven of ten repairs on the first visit is a strong number. Two accidents with lost time stand beside it. Does Far beyond hold?',
      answer: {
        keeps: true,
        text: 'It does. Both accidents were on routes that Ștefan had asked to close in week two, and I had not answered him.',
      },
    },
  },
  'globex/contributor': {
    fate: 'shared',
    ratings: [1, 1, null],
    ago: 1,
    review: richTextOf(
      'Amélie, the setup of an instrument takes eleven minutes now, and I watched somebody do it who had never seen our software.',
      KEEP,
      'You throw a design away after one look over a user’s shoulder. It is the reason why there are three steps fewer.',
      NEXT,
      'Write the release notes yourself. The way you explain a change to me is better than what we publish.',
    ),
  },
  'globex/lotte.jansen': {
    fate: 'agreed',
    ratings: [2, 1, null],
    ago: 3,
    review: richTextOf(
      'Lotte, this was the quarter in which the analyser interface stopped being the thing everybody waits for. The regression run went from nine hours to forty minutes, and it is green because you threw out the tests that proved nothing, not because you stopped looking.',
      KEEP,
      'You tell a team that its release is not ready while there is still time to do something about it. In week 6 that cost us a week and saved St. Olav from wrong potassium values.',
      NEXT,
      'Let somebody else write the next test plan, and say less while they do. The dispute about the coverage goal was mine as much as yours: I changed the measure in week 9 and told you in week 11.',
    ),
    answer:
      'The coverage goal was reached by the measure we agreed in week 1. I would like that to be said here.',
    question: {
      by: 'hradmin',
      axis: 'Primary',
      question: 'Two managers use Exceeds expectations for a goal in dispute. What is yours built on?',
      answer: {
        keeps: true,
        text: 'On the regression run, which was not a goal at all. I leave the coverage goal out of it.',
      },
    },
  },
  'globex/tariq.aziz': { fate: 'written', ratings: [1, 2, null] },
  'globex/manager': { fate: 'shared', ratings: [2, 2, null], ago: 3 },
  'globex/orgadmin': { fate: 'shared', ratings: [1, 0, null], ago: 5 },
  'globex/hradmin': { fate: 'agreed', ratings: [1, 1, null], ago: 4 },
  'globex/goalmanager': { fate: 'completed', ratings: [1, 2, null] },
  'globex/goaladmin': { fate: 'not_started' },
  'globex/bruno.keller': { fate: 'disagreed', ratings: [0, 1, null], ago: 6 },
};
