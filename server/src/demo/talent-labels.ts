import type { RatingLabel, TalentSettings } from '@cadence/shared-contract';

function scale(...steps: readonly (readonly [label: string, description: string])[]): RatingLabel[] {
  return steps.map(([Label, Description]) => ({ Label, Description }));
}

/** Five steps, a third scale, and ratings that the employee does not read. */
export const FIVE_STEPS: TalentSettings = {
  PrimaryLabels: scale(
    ['Below', 'Results fell clearly short of what was agreed.'],
    ['Partly', 'Some of what was agreed was reached.'],
    ['As agreed', 'Results were what was agreed.'],
    ['Beyond', 'Results went clearly beyond what was agreed.'],
    ['Far beyond', 'Results changed what we think is possible.'],
  ),
  SecondaryLabels: scale(
    ['In place', 'Does the right work in the right place.'],
    ['Growing', 'Grows within the present field.'],
    ['Broadening', 'Can take on a neighbouring field within a year.'],
    ['Ready soon', 'Can take on a larger role within a year.'],
    ['Ready now', 'Could take on a larger role today.'],
  ),
  TertiaryLabels: scale(
    ['Not yet', 'Others notice when our values are missing.'],
    ['Lived', 'Works by our values, also under pressure.'],
    ['An example', 'Others learn our values from this person.'],
  ),
  FormLable: {
    PrimaryAxisName: 'Performance',
    PrimaryPrompt: 'How did the results compare with what was agreed?',
    SecondaryAxisName: 'Potential',
    SecondaryPrompt: 'How much more could this person take on?',
    TertiaryAxisName: 'Values',
    TertiaryPrompt: 'Say the number first, finish, leave it easier.',
  },
  EnableTertiaryRatings: true,
  Settings: { ShareRatingWithEmployee: false, GracePeriod: 8 },
};

/** Three steps on two scales, which the employee reads as well. */
export const THREE_STEPS: TalentSettings = {
  PrimaryLabels: scale(
    ['Below expectations', 'Results fell short of what was agreed.'],
    ['Meets expectations', 'Results were as agreed.'],
    ['Exceeds expectations', 'Results went clearly beyond what was agreed.'],
  ),
  SecondaryLabels: scale(
    ['Settled', 'Is at the right place and grows within it.'],
    ['Growing', 'Can take on more within a year or two.'],
    ['Ready', 'Can take on a larger role now.'],
  ),
  TertiaryLabels: [],
  FormLable: {
    PrimaryAxisName: 'Performance',
    PrimaryPrompt: 'How did the results of the quarter compare with what was agreed?',
    SecondaryAxisName: 'Potential',
    SecondaryPrompt: 'How much more could this person take on?',
    TertiaryAxisName: '',
    TertiaryPrompt: '',
  },
  EnableTertiaryRatings: false,
  Settings: { ShareRatingWithEmployee: true, GracePeriod: 3 },
};
