import { button, heading, part, region } from './hand.ts';
import type { Part } from './hand.ts';

/** Every page of the menu and what lies behind it, by its path: what is on it only once it is shown. */
export const PAGES: Readonly<Record<string, Part>> = {
  '/v3/home': region(/^Reminders/),
  '/v3/goals': region('Goals list'),
  '/v3/predictions': button('All states'),
  '/v3/organization': part('application', 'Org chart'),
  '/v3/strategy': heading('Mission Statement'),
  '/v3/talent': part('table', 'Appraisals of the team'),
  '/v3/reports': part('table', 'Report types'),
  '/v3/help': heading('Customer Support'),
  '/v3/notifications': region(/^Unread/),
  '/v3/actionitems': part('tab', 'Completed'),
  '/v3/profile': part('tab', /^Direct Reports/),
  '/v3/organization?tab=directory': part('table', 'Employees'),
  '/v3/talent/myappraisal': part('tab', /^My Appraisals/),
};
