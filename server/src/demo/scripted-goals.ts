import type { GoalState } from '@cadence/shared-contract';
import type { GoalText } from './goal-texts.ts';
import type { Course } from './weekly-course.ts';

/** Fixed values of a scripted goal; the others are random. */
export interface Wish {
  readonly text?: GoalText;
  readonly state?: GoalState;
  readonly course?: Course;
  readonly edit?: 'draft' | 'review';
  readonly isPrivate?: boolean;
  readonly isUnaligned?: boolean;
}

/**
 * Goals of the current quarter that the demo always has: every state, tag and kind of pending request around the demo
 * accounts, and published goals of each manager that their people can align to.
 */
export const SCRIPTED: Readonly<Record<string, readonly Wish[]>> = {
  'acme/ceo': [
    { state: 'approved', course: 'rising' },
    { state: 'approved', course: 'steady' },
    { state: 'approved', course: 'falling' },
  ],
  'acme/ana.ruiz': [
    { state: 'approved', course: 'fresh' },
    { state: 'approved', course: 'steady' },
    { state: 'review', isUnaligned: true },
  ],
  'acme/manager': [
    {
      state: 'approved',
      course: 'rising',
      edit: 'review',
      text: {
        title: 'Lift net revenue retention in mid-market from 111% to 118%',
        measurement:
          'Net revenue retention of all mid-market contracts (80 to 600 beds), measured on the last day of the quarter by Finance from the billing system. Baseline: 111.2%.',
        description:
          'Retention in mid-market fell for two quarters because hospitals bought maintenance planning and never reached the second department. We take the 31 accounts with one department live and bring each to at least two.',
        reporting_memo: 'The figure in the board deck is the one that counts.',
      },
    },
    {
      state: 'approved',
      course: 'steady',
      text: {
        title: 'Every key account has a deputy who has led a review',
        measurement: 'Key accounts with a named deputy and minutes of a review that the deputy led.',
        description: 'Holidays and illness must not be felt by a hospital.',
      },
    },
    {
      state: 'draft',
      text: {
        title: 'Rewrite the escalation handbook',
        measurement: 'Approved by Quality and in use in all teams.',
      },
    },
  ],
  'acme/contributor': [
    {
      state: 'approved',
      course: 'falling',
      text: {
        title: 'Cut median onboarding time for mid-market hospitals from 21 to 9 working days',
        measurement:
          'Working days from signature to the first planned maintenance visit, median of all hospitals that started in the quarter.',
        description:
          'Inventories arrive as paper, and nobody may decide on visiting hours. A checklist before signature removes both.',
      },
    },
    {
      state: 'approved',
      course: 'stale',
      text: {
        title: 'Publish a service-level report every customer can read without our help',
        measurement: 'Share of hospitals that opened the report without calling us: 90%.',
      },
    },
    {
      state: 'draft',
      text: {
        title: 'Shadow two night shifts in intensive care',
        measurement: 'Two reports with at least three changes to our onboarding.',
      },
    },
  ],
  'acme/katerina.dvorakova': [
    {
      state: 'approved',
      course: 'steady',
      edit: 'review',
      text: {
        title: 'Renew the twelve contracts that end before January 31 without a discount above 5%',
        measurement: 'Signed renewals; average discount from the contract system.',
      },
    },
    { state: 'review' },
  ],
  'acme/lukasz.zebrowski': [
    { state: 'results_in_review', course: 'rising' },
    { state: 'approved', course: 'rising' },
  ],
  'acme/siobhan.obriain': [
    { state: 'finalized', course: 'rising' },
    { state: 'approved', course: 'steady' },
  ],
  'acme/jose.munoz': [
    { state: 'approved', course: 'stale' },
    { state: 'approved', course: 'none' },
  ],
  'acme/huong.nguyen': [
    { state: 'shelving_in_review', course: 'falling' },
    { state: 'approved', course: 'fresh' },
  ],
  'acme/maximilian.hohenstaufen': [
    { state: 'shelved', course: 'stale' },
    { state: 'approved', course: 'falling' },
  ],
  'acme/bjork.thordardottir': [
    { state: 'approved', course: 'steady', isPrivate: true },
    { state: 'review', isUnaligned: true },
  ],
  'acme/goalmanager': [
    { state: 'approved', course: 'steady' },
    { state: 'approved', course: 'fresh' },
  ],
  'acme/goaladmin': [
    { state: 'approved', course: 'rising' },
    { state: 'draft', isUnaligned: true },
  ],
  'acme/hradmin': [
    { state: 'approved', course: 'steady' },
    { state: 'approved', course: 'rising' },
  ],
  'acme/orgadmin': [{ state: 'approved', course: 'steady' }, { state: 'review' }],
  'globex/ceo': [
    { state: 'approved', course: 'steady' },
    { state: 'approved', course: 'rising' },
  ],
  'globex/vera.sokolova': [{ state: 'approved', course: 'steady' }],
  'globex/manager': [
    { state: 'approved', course: 'fresh' },
    { state: 'approved', course: 'falling' },
  ],
  'globex/contributor': [{ state: 'approved', course: 'stale' }, { state: 'review' }, { state: 'draft' }],
};
