/** What people write under weekly updates, results and decisions. */
export const STATUS_COMMENTS = [
  'Two of the accounts at risk are now in writing; the open question is the budget vote next month.',
  'Slower than planned: the inventory came as paper again. We type it in this week and ask for the file next time.',
  'On track. The pilot ward asked to go on without us, which is the best sign so far.',
  'We lost a week to the recall of the infusion pumps. Still reachable if the parts arrive by Friday.',
  'First results are in and better than the baseline. I want to see two more weeks before I call it likely.',
  'No change. Waiting for the decision of the hospital board.',
  'Universitätsklinik Köln signed the three-year extension.',
  'Quality found a gap in the protocol; we repeat the measurement on Monday.',
  'Done what was planned, learnt that the plan was too small.',
  'Hôpital Saint-Rémi moved the date; nothing else depends on it.',
] as const;

export const OUTCOMES = {
  achieved: [
    'Reached two weeks before the end of the quarter and stable since. The last hospital joined on the final Friday.',
    'Reached. The measure went above the mark in week 11 and stayed there.',
    'Done, with one exception that we agreed on in week 9.',
  ],
  missed: [
    'Not reached: we came to about four fifths. The second wave started three weeks late and we never caught up.',
    'Missed narrowly. The recall took two people away for a month.',
    'Not reached. The measure turned out to depend on a decision outside of our hands.',
  ],
} as const;

export const FEEDBACK = {
  achieved: [
    'Well done, and well documented. Please share with the other teams how the hand-over worked.',
    'Agreed. Next quarter we raise the mark.',
    'Convincing. The preparation in the first weeks made the difference.',
  ],
  missed: [
    'Agreed. The direction is right; let us plan the second wave earlier next time.',
    'I see the reasons. We keep the goal and cut its scope.',
  ],
  dispute: [
    'I read the numbers differently: the measure says every hospital, and two are missing. Good work all the same.',
    'From my side this counts as achieved; the two late ones were my decision.',
  ],
} as const;

/** What is said with a step of a goal. */
export const STEP_COMMENTS = {
  approve: [
    'Clear and ambitious. Approved.',
    'Good goal, and a measure that we can read every Friday.',
    'Approved. Tell me early if the other teams are late.',
  ],
  requestChanges: [
    'Good goal. Please say how we will measure it and from which system.',
    'Let us split this in two; the second half depends on another team.',
    'Please align it to the department’s goal.',
  ],
  shelve: [
    'The work it depends on has moved to the next quarter.',
    'Two people left for the recall, and this is what can wait.',
    'The customer ended the project, so there is nothing left to measure.',
  ],
} as const;
