import type { GoalTextColumn } from '@cadence/shared-contract';

/** Texts of a demo goal. `{low}` and `{high}` are replaced by numbers, `{quarter}` by the period's name. */
export type GoalText = Readonly<
  Record<'title' | 'measurement', string> & Partial<Record<GoalTextColumn, string>>
>;

type Line = readonly [title: string, measurement: string, description?: string, memo?: string];

function texts(...lines: readonly Line[]): readonly GoalText[] {
  return lines.map(([title, measurement, description, memo]) => ({
    title,
    measurement,
    ...(description ? { description } : {}),
    ...(memo ? { reporting_memo: memo } : {}),
  }));
}

/** The goals of each department. */
export const GOAL_TEXTS: Readonly<Record<string, readonly GoalText[]>> = {
  Executive: texts(
    [
      'Reach {high}% net revenue retention',
      'Net revenue retention of all maintenance contracts on the last day of {quarter}, from the billing system. Baseline: {low}%.',
      'Hospitals that stay and grow are the only growth we can plan with. Every department names its part in this number.',
      'The figure in the board deck is the one that counts.',
    ],
    [
      'Make every device we service reachable within {low} hours',
      'Share of devices whose first technician contact is within {low} hours of the call; {high}% on a rolling four-week average.',
      'Intensive care cannot wait. We measure from the first call, nights and weekends included.',
    ],
    [
      'Open the region Iberia with {low} hospitals under contract',
      'Signed maintenance contracts of hospitals in Spain and Portugal with a first visit in {quarter}.',
      'Lisbon and Sevilla first; no new legal entity before the tenth contract.',
    ],
  ),
  'Customer Operations': texts(
    [
      'Bring first-year churn below {low}%',
      'Contracts in their first twelve months that were cancelled, over all contracts in their first twelve months.',
      'Most hospitals that leave decide in month four. We make month four the best supported month of all.',
    ],
    [
      'One hand-over for every new hospital, from signature to first service',
      '{high}% of hand-overs signed by both departments within five working days.',
    ],
    [
      'Answer {high}% of critical calls within one hour',
      'Calls of priority 1 with a named technician within 60 minutes, over all calls of priority 1.',
      'Priority 1 means a patient is connected, or would be.',
    ],
  ),
  'Customer Success': texts(
    [
      'Lift net revenue retention in mid-market from {low}% to {high}%',
      'Net revenue retention of all mid-market contracts (80 to 600 beds), measured on the last day of {quarter} by Finance.',
      'Retention in mid-market fell for two quarters because hospitals bought maintenance planning and never reached the second department. We take the accounts with one department live and bring each to at least two.',
      'Finance closes the quarter on the eighth; the figure in the board deck is the one that counts.',
    ],
    [
      'Move {low} legacy accounts to the self-service migration path',
      'Accounts that finished the migration without a consultant on site.',
    ],
    [
      'Renew the {low} contracts that end in {quarter} without a discount above 5%',
      'Signed renewals; average discount from the contract system.',
      'Each renewal starts ninety days before its date with a service report that the hospital can check itself.',
    ],
    [
      'Hold a review with each of our {low} largest hospitals',
      'Minutes of the meeting, shared with the hospital within a week.',
    ],
    [
      'Raise device coverage per hospital from {low}% to {high}%',
      'Devices under contract over devices in the inventory, median over all hospitals.',
      'Infusion pumps and ventilators first; beds and scales are worth a service visit only together.',
    ],
    [
      'Publish a service-level report every customer can read without our help',
      'Share of hospitals that opened the report without calling: {high}%.',
    ],
  ),
  Support: texts(
    [
      'Cut the median time to first answer from {high} to {low} minutes',
      'Median over all tickets of {quarter}, from the ticket system, automatic answers excluded.',
    ],
    [
      'Train two deputies so that no key account depends on one person',
      'Each key account has a named deputy who has led one call alone.',
    ],
    [
      'Rewrite the escalation handbook',
      'Reviewed by Field Service and approved by Quality; {high}% of new colleagues find the right page in a test.',
    ],
    [
      'Close {high}% of tickets without a second contact',
      'Tickets closed after the first answer and not reopened within seven days.',
      'The knowledge base answers the twenty most frequent questions; each article has an owner and a date of review.',
    ],
    [
      'Replace the phone menu with one number',
      'One number live in all countries; abandoned calls below {low}%.',
    ],
  ),
  Onboarding: texts(
    [
      'Cut median onboarding time for mid-market hospitals from {high} to {low} working days',
      'Working days from signature to the first planned maintenance visit, median of all hospitals that started in {quarter}.',
      'Two causes make up most of the delay: inventories that arrive as paper, and nobody who may decide on visiting hours.',
    ],
    [
      'Import inventories of {low} hospitals without manual corrections',
      'Imports with fewer than ten rows changed by hand.',
    ],
    [
      'Hand over every project with a signed maintenance calendar',
      'Calendars signed on the day of hand-over: {high}%.',
    ],
    ['Certify three partners for installations in the Nordics', 'Partners that passed both audits.'],
  ),
  Education: texts(
    [
      'Certify {low} biomedical technicians on the new ventilator line',
      'Technicians who passed the practical exam; a repeat counts once.',
    ],
    [
      'Move the safety course online and keep the pass rate at {high}%',
      'Pass rate of the online exam over two months.',
    ],
    [
      'Write a twenty-minute course for night staff',
      'Course live in five languages; {low} wards have finished it.',
    ],
    [
      'Record how our ten best technicians find a fault',
      'Ten recordings published, each watched by at least {low} colleagues.',
    ],
  ),
  'Field Service': texts(
    [
      'Raise first-visit repairs from {low}% to {high}%',
      'Repairs finished on the first visit over all repairs, from the visit log.',
      'Every second return visit misses a part that the call had already named.',
    ],
    [
      'Bring planned maintenance back on schedule',
      'Overdue maintenance visits below {low}% on the last day of {quarter}.',
    ],
    [
      'Halve the drive time between visits in the eastern region',
      'Minutes on the road per visit, median, from the vehicle log. Baseline: {high}.',
    ],
    [
      'Keep {high}% of critical spare parts in every depot',
      'Weekly stock count of the 120 parts on the critical list.',
    ],
    [
      'No accident with lost time',
      'Accidents with at least one day lost.',
      'Near misses are reported and discussed every Friday.',
    ],
    ['Calibrate {low} defibrillators before their date', 'Certificates issued before the due date.'],
  ),
  Sales: texts(
    [
      'Sign {low} new hospitals in {quarter}',
      'Signed contracts of hospitals that were not customers before.',
    ],
    [
      'Win two public tenders above {low} devices',
      'Award letters received.',
      'Each offer is read by Quality before it leaves the house.',
    ],
    ['Shorten the sales cycle from {high} to {low} days', 'Median days from first meeting to signature.'],
    ['Build a reference visit in every country', 'Countries with a hospital that receives visitors.'],
    [
      'Grow multi-year contracts to {high}% of new business',
      'Contract value with a term of three years or more over all new contract value.',
    ],
  ),
  Finance: texts(
    [
      'Close the month in {low} working days',
      'Working days until the report is sent, average of three months.',
    ],
    [
      'Bring overdue receivables below {low}%',
      'Receivables more than thirty days overdue, over all receivables.',
      'Public hospitals pay late but surely; the aim is the private groups.',
    ],
    [
      'One forecast for sales, service and spare parts',
      'Deviation of the forecast from the actual result below {low}%.',
    ],
    [
      'Align {high}% of all goals by the second week of the quarter',
      'Goals with a parent over all published goals.',
    ],
    ['Pass the audit without a major finding', 'Findings in the letter of the auditors.'],
  ),
  People: texts(
    ['Fill {low} open positions in Field Service', 'Signed contracts; a start date within the quarter.'],
    ['Every manager holds a conversation on development', 'Conversations noted by the manager: {high}%.'],
    [
      'Bring early leavers below {low}%',
      'Colleagues who leave within their first six months, over all who joined.',
    ],
    ['Publish pay bands for all technical roles', 'Bands published and explained in every team meeting.'],
  ),
  Engineering: texts(
    [
      'Show device status within {low} seconds of a change',
      '95th percentile from device to screen over the last two weeks of {quarter}.',
    ],
    [
      'Let hospitals plan maintenance themselves',
      '{low} hospitals plan at least half of their visits without us.',
      'The planner proposes, the hospital decides; a technician’s route never changes on the day itself.',
    ],
    [
      'Keep the service platform available {high}% of the time',
      'Minutes available over all minutes, planned work included.',
    ],
    ['Retire the old interface to hospital systems', 'Hospitals on the old interface: none.'],
    ['Halve the alarms that need nobody', 'Alarms closed without action per week. Baseline: {high}.'],
  ),
  Quality: texts(
    ['Renew the ISO 13485 certificate', 'Certificate issued; no major finding.'],
    [
      'Answer every field safety notice within {low} days',
      'Days from notice to the last affected hospital informed, maximum.',
    ],
    ['Bring complaint handling to {low} working days', 'Median working days from complaint to answer.'],
  ),
  Marketing: texts([
    'Tell {low} stories of hospitals that stayed',
    'Published with the consent of the hospital.',
  ]),
};

/** Objectives with key results, for a company that works with OKRs. */
export const OKR_TEXTS: readonly GoalText[] = texts(
  [
    'Laboratories trust our results without checking them twice',
    'KR1: repeat measurements below {low}%\nKR2: {high} of 100 laboratories say so in the survey\nKR3: no open defect of severity 1',
    'Initiatives: reference samples with every release, a weekly hour with two laboratories.',
  ],
  [
    'Setting up an instrument is something nobody needs a manual for',
    'KR1: {high}% finish the setup on the first try\nKR2: median setup time {low} minutes\nKR3: setup calls halved',
    'Initiatives: watch ten setups on site, remove three steps.',
  ],
  [
    'Be the obvious choice for food laboratories',
    'KR1: {low} new food laboratories\nKR2: two published comparisons\nKR3: win rate {high}%',
  ],
  [
    'Release without fear',
    'KR1: {low} releases in {quarter}\nKR2: rollbacks below 2%\nKR3: build and tests under ten minutes',
  ],
  [
    'New colleagues ship in their first week',
    'KR1: everyone who joins ships within five days\nKR2: setup script under {low} minutes',
  ],
  [
    'Quarterly planning that people look forward to',
    'KR1: {high}% of goals aligned\nKR2: planning done in two days',
  ],
  ['Support answers once and for good', 'KR1: reopened tickets below {low}%\nKR2: {high}% satisfied'],
  ['Our data leaves the building only on purpose', 'KR1: all exports logged\nKR2: {low} suppliers reviewed'],
);
