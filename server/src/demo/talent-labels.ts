import type { RatingLabel, TalentSettings } from '@cadence/shared-contract';
import { DEFAULT_TALENT_SETTINGS } from '../admin/tenants/talent-settings.ts';

function scale(...steps: readonly (readonly [label: string, description: string])[]): RatingLabel[] {
  return steps.map(([Label, Description]) => ({ Label, Description }));
}

/** Five steps, a third scale, and ratings that are not shared with the employee. */
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

/** Three steps on two scales, shared with the employee. */
export const THREE_STEPS: TalentSettings = {
  ...DEFAULT_TALENT_SETTINGS,
  Settings: { ...DEFAULT_TALENT_SETTINGS.Settings, ShareRatingWithEmployee: true },
};
