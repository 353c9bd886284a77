/** What reviewers in a department praise, and what they ask for. */
export interface DepartmentTexts {
  readonly keep: readonly string[];
  readonly next: readonly string[];
}

/** By department; departments that are missing here use the general sentences. */
export const DEPARTMENT_TEXTS: Readonly<Record<string, DepartmentTexts>> = {
  'Customer Success': {
    keep: [
      'You ask the ward before you ask procurement. Two renewals came because a head nurse wrote the justification for you.',
      'Your service reports can be checked by the hospital itself, which ended a discussion we have had for years.',
      'You prepared Universitätsklinik Köln for ninety days and it looked like an afternoon.',
      'You know the names of the people who sterilise the pumps. That is why they call you first.',
    ],
    next: [
      'Bring the second department into two of your hospitals; you have the trust for it and have not asked.',
      'One of the twelve was lost in week four and we learned it in week ten.',
      'Do the renewal price list with Finance and not after Finance.',
    ],
  },
  Support: {
    keep: [
      'Tickets that you close stay closed. Nobody else in the team has fewer second contacts.',
      'On the night of the Gdańsk failure you kept three people calm, and one of them was me.',
      'You rewrote the answer on battery alarms until a nurse could follow it at four in the morning.',
    ],
    next: [
      'Hand the escalations on after fifteen minutes; you tend to carry them for an hour.',
      'Write the article while the case is fresh. The knowledge base misses your three best answers.',
    ],
  },
  Onboarding: {
    keep: [
      'You rewrote the site survey instead of working weekends, and twenty-one working days became possible.',
      'The inventory of Szpital Północny came as paper, and you sent it back once instead of typing it in twice.',
      'The calendar was signed on the day of hand-over, with the person in the room who may decide on visiting hours.',
    ],
    next: [
      'Nobody but you can run that import. I want two names on it by the end of the quarter.',
      'Agree visiting hours before the contract is signed; it was the reason of both late starts.',
    ],
  },
  'Customer Operations': {
    keep: [
      'You made the hand-over between Sales and Onboarding one meeting instead of four mails.',
      'Month four is the best supported month of all now, and you can prove it.',
    ],
    next: ['Let your heads disagree in front of you more often. They settle too much before they come.'],
  },
  Education: {
    keep: [
      'The course for night staff is twenty minutes long because you cut the forty that nobody needed.',
      'Technicians who learned with you pass the practical exam on the first attempt.',
      'The recording of the ventilator fault is the most watched film in the house.',
    ],
    next: [
      'Test a course on one ward before it is translated into five languages.',
      'Ask Field Service for their ten most frequent questions before the next course is planned.',
    ],
  },
  'Field Service': {
    keep: [
      'Seven of ten repairs ended on the first visit, because you read the call twice before you loaded the van.',
      'You stayed in Brno until the second device passed. Nobody asked you to.',
      'Your near misses are reported on the same day, also those that make you look careless. That is how accidents end.',
      'The depot knows what it has since you count it every Monday.',
    ],
    next: [
      'Log the part when you take it, not in the evening. Two stock counts were wrong because of it.',
      'Plan the eastern route with the two colleagues who drive it. You know the map, they know the road works.',
      'Calibrations come before repairs in the last two weeks of a quarter. Three came late.',
    ],
  },
  Sales: {
    keep: [
      'You walked away from the tender that would have cost us money, and said why in one page.',
      'Every promise in your offers had been read by Quality first.',
      'The reference visit in Porto was worth more than the fair, at a tenth of the cost.',
    ],
    next: [
      'No discount without a reason in writing. There were two, and both will be quoted to us next year.',
      'Bring Onboarding along before the signature; they find the surprises that cost us six weeks.',
    ],
  },
  Finance: {
    keep: [
      'The month closes in five days and nobody stays for the night any more.',
      'You explain a deviation in two sentences, and the second is about what we can do.',
      'Public hospitals pay late but surely: you knew which ones were neither, and you were right.',
    ],
    next: [
      'Call the departments before the forecast is final; they know in week six what you find in week nine.',
      'Show the audit trail to one more person. It should not depend on your memory.',
    ],
  },
  People: {
    keep: [
      'You turned down a candidate whom everybody liked, for a reason that everybody understood afterwards.',
      'The conversations on development were held and not only reported. I asked.',
    ],
    next: [
      'Publish the pay bands as they are and improve them later.',
      'Field Service needs people who drive at night. Start with that sentence, and not with our values.',
    ],
  },
  Engineering: {
    keep: [
      'You threw out the tests that proved nothing, and kept looking where they had looked.',
      'The old interface is gone and not one hospital noticed. That is what good migration looks like.',
      'Your design notes say what you decided against. I learned from those lines.',
    ],
    next: [
      'Ship the first half. The planner was ready for two hospitals in week five and waited for all ten.',
      'Sit with Support for a day before you change an alarm.',
    ],
  },
  Quality: {
    keep: [
      'You found the gap in the calibration protocol before the auditor did.',
      'Complaints are answered in eight working days, and in words that a ward understands.',
    ],
    next: ['Come to the planning, not to the release. You save us more in week two than in week twelve.'],
  },
  Solutions: {
    keep: [
      'Laboratories trust your answer because you say how sure you are.',
      'You watched ten setups on site and came back with three steps fewer.',
    ],
    next: ['Write the comparison for food laboratories while the measurements are still yours alone.'],
  },
};
