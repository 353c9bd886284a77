import type { GoalText } from './goal-texts.ts';
import type { Course } from './weekly-course.ts';

/** A goal whose owner and weeks are given, for a demo that looks like a company and not like dice. */
export interface GivenGoal {
  /** Key of a person. */
  readonly owner: string;
  readonly text: GoalText;
  /** Likelihood and quality of each week of the quarter, a dash for a missed one; only weeks that are over are used. */
  readonly weeks: string;
  /** 'steady' unless given: `fresh` has this week too, `none` has none. */
  readonly course?: Course;
}

/** A goal that the ceo published and gave to somebody, so that it is the company's (D-20). */
export interface CompanyGoal extends GivenGoal {
  readonly beneath?: readonly GivenGoal[];
}

/** By subdomain: company goals of the current quarter beside the ceo's own. */
export const COMPANY_GOALS: Readonly<Record<string, readonly CompanyGoal[]>> = {
  acme: [
    {
      owner: 'ana.ruiz',
      weeks: '2/2 2/2 3/2 3/3 3/3 3/3 3/3 4/3 4/3 4/3 4/4 4/4 4/4 4/4',
      course: 'fresh',
      text: {
        title: 'A person answers the first call in every country, day and night',
        measurement: 'Share of first calls answered by a person within 60 seconds, by country and hour.',
        description: 'Eleven countries, one number. Nights and weekends count like Tuesday morning.',
      },
      beneath: [
        {
          owner: 'stefan.ionescu',
          weeks: '2/2 2/2 3/2 3/2 3/3 3/3 3/3 3/3 4/3 4/3 4/3 4/4 4/4 4/4',
          text: {
            title: 'A technician on call in all nine depots',
            measurement: 'Hours of the quarter with a named technician, by depot: 100%.',
          },
        },
      ],
    },
    {
      owner: 'hakon.bjornstad',
      weeks: '3/3 3/3 3/3 2/3 2/2 2/2 1/2 1/2 1/2 0/2 0/2 0/2 0/2 0/2',
      text: {
        title: 'Win the framework agreement of the Central European university hospitals',
        measurement: 'Signed framework agreement with at least 14 of the 18 hospitals.',
        description: 'Eighteen hospitals buy together for the first time. The next chance is in five years.',
        reporting_memo: 'The purchasing group decides in the last week of the quarter.',
      },
      beneath: [
        {
          owner: 'pavel.novotny',
          weeks: '3/3 3/2 2/2 2/2 1/2 1/1 1/1 0/1 0/1 0/1 0/1 0/1 0/1 0/1',
          text: {
            title: 'Have the service levels of the tender confirmed by 18 technical directors',
            measurement: 'Signed confirmations; 18 of 18 by the end of week 9.',
          },
        },
        {
          owner: 'beatriz.almeida',
          weeks: '2/3 3/3 3/3 3/3 3/3 2/3 2/3 2/3 2/3 3/3 3/3 3/3 3/3 3/3',
          text: {
            title: 'Hand in the offer for all three lots without a question of form',
            measurement: 'Questions of form from the purchasing group: none.',
          },
        },
      ],
    },
    {
      owner: 'hakon.bjornstad',
      weeks: '2/2 2/3 3/3 3/3 3/3 3/4 4/4 4/4 4/4 4/4 4/4 4/4 4/4 4/4',
      course: 'fresh',
      text: {
        title: 'A third of new contracts run for three years or longer',
        measurement: 'Contract value with a term of at least three years, over all new contract value.',
      },
    },
    {
      owner: 'weiling.chen',
      weeks: '2/3 2/3 2/3 3/3 3/3 3/3 3/3 3/3 3/3 3/3 3/4 4/4 4/4 4/4',
      text: {
        title: 'Hospitals plan half of their maintenance visits themselves',
        measurement: 'Visits planned in the portal by a hospital, over all planned visits.',
        description: 'A ward knows best when a bed is empty. The portal proposes, the hospital decides.',
      },
      beneath: [
        {
          owner: 'davor.kovacevic',
          weeks: '2/3 3/3 3/3 3/3 3/3 - 3/3 3/3 3/3 4/3 4/3 4/4 4/4 4/4',
          text: {
            title: 'The visit planner works in nine languages and on the phone of a ward',
            measurement: 'Languages live; share of plans made on a phone.',
          },
        },
      ],
    },
    {
      owner: 'weiling.chen',
      weeks: '3/3 3/3 2/3 2/3 2/2 1/2 1/2 1/2 1/2 1/2 2/2 2/2 2/2 2/2',
      text: {
        title: 'Pass the MDR recertification without a major finding',
        measurement: 'Major findings in the report of the notified body: none.',
        description: 'Without the certificate we may not service class III devices from January on.',
      },
      beneath: [
        {
          owner: 'noor.vanderberg',
          weeks: '3/3 3/3 2/2 2/2 2/2 1/2 1/2 1/1 1/1 1/2 2/2 2/2 2/2 2/2',
          text: {
            title: 'Close the 41 open corrective actions before the audit',
            measurement: 'Corrective actions with a verified effect; 41 of 41 by the end of week 10.',
          },
        },
      ],
    },
    {
      owner: 'tomas.capek',
      weeks: '2/2 2/3 3/3 3/3 - 3/3 3/3 3/3 3/3 3/3 4/3 4/3 4/4 4/4',
      text: {
        title: 'Know the margin of every contract by the tenth of the month',
        measurement: 'Contracts with a margin in the report of the tenth, over all contracts.',
      },
      beneath: [
        {
          owner: 'matilde.fonseca',
          weeks: '2/3 2/3 2/3 3/3 3/3 3/3 3/3 3/3 4/3 4/3 4/4 4/4 4/4 4/4',
          text: {
            title: 'Book parts and hours to the contract on the day of the visit',
            measurement: 'Bookings on the day of the visit, over all bookings: 95%.',
          },
        },
      ],
    },
    {
      owner: 'hradmin',
      weeks: '3/2 3/3 3/3 2/3 2/3 2/3 3/3 2/3 2/3 2/3 3/3 3/3 3/3 3/3',
      text: {
        title: 'Every open position in Field Service is filled before the winter',
        measurement: 'Open positions in Field Service on the last day of the quarter: at most two.',
      },
      beneath: [
        {
          owner: 'dilnoza.karimova',
          weeks: '3/3 3/3 3/3 2/3 2/2 2/2 2/2 2/3 2/3 3/3 3/3 3/3 3/3 3/3',
          text: {
            title: 'Offer within twelve days of the first conversation',
            measurement: 'Working days from first conversation to offer, median.',
          },
        },
      ],
    },
    {
      owner: 'ana.ruiz',
      weeks: '3/3 3/3 3/3 3/3 3/4 3/4 3/4 3/4 3/4 3/4 4/4 4/4 4/4 4/4',
      text: {
        title: 'No hospital waits more than ten days for its first service',
        measurement: 'Working days from signature to the first service, longest of the quarter.',
      },
      beneath: [
        {
          owner: 'cagla.yildiz',
          weeks: '3/3 3/3 3/3 3/3 3/3 3/3 3/3 3/3 4/3 4/3 4/4 4/4 4/4 4/4',
          text: {
            title: 'Every new hospital has two trained users before its first visit',
            measurement: 'Hospitals with two certificates on the day of the first visit: 100%.',
          },
        },
      ],
    },
    {
      owner: 'tomas.capek',
      weeks: '-',
      course: 'none',
      text: {
        title: 'Choose the bank for the Iberian region',
        measurement: 'Signed mandate with one of the three banks that made an offer.',
      },
    },
  ],
};
