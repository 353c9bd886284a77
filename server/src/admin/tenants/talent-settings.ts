import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RatingAxis, TalentSettings } from '@cadence/shared-contract';
import { RATING_AXES, RATING_AXIS_NAMES } from '@cadence/shared-contract';
import { TalentSettings as TalentSettingsSchema } from '@cadence/shared-contract/operations';
import { Value } from 'typebox/value';
import { errorMessage } from '../../kernel/errors/index.ts';
import { Refusal } from '../refusal.ts';

/** Rating grids have 3 or 5 levels (people §3 Talent settings). */
const LEVELS: readonly number[] = [3, 5];

function levels(...words: readonly (readonly [label: string, description: string])[]) {
  return words.map(([label, description]) => ({ Label: label, Description: description }));
}

/** The default labels, for an organisation that turns talent on without setting any. */
export const DEFAULT_TALENT_SETTINGS: TalentSettings = {
  PrimaryLabels: levels(
    ['Below expectations', 'Results fell short of what was agreed.'],
    ['Meets expectations', 'Results were as agreed.'],
    ['Exceeds expectations', 'Results went clearly beyond what was agreed.'],
  ),
  SecondaryLabels: levels(
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
  Settings: { ShareRatingWithEmployee: false, GracePeriod: 3 },
};

/** What is wrong with the scale of an axis; null if nothing is. */
function scaleFault(settings: TalentSettings, axis: RatingAxis): string | null {
  const { labels, name } = RATING_AXES[axis];
  const words = settings[labels].map(({ Label }) => Label.trim().toLowerCase());
  if (!LEVELS.includes(words.length)) return `/${labels} must have 3 or 5 levels, not ${words.length}`;
  if (words.includes('')) return `/${labels} has a level without a label`;
  if (new Set(words).size < words.length) return `/${labels} has two levels with the same label`;
  return settings.FormLable[name].trim() === '' ? `/FormLable/${name} is missing` : null;
}

/** The first error, and where it is. */
function faultOf(value: unknown): string | null {
  const fault = Value.Errors(TalentSettingsSchema, value)[0];
  // The schema `false` applies to every unknown field.
  if (fault?.keyword === 'boolean') return `${fault.instancePath} is no field of them`;
  if (fault) return `${fault.instancePath || 'the whole'} ${fault.message}`;
  const settings = value as TalentSettings;
  const { PrimaryLabels, SecondaryLabels, TertiaryLabels, EnableTertiaryRatings } = settings;
  const used = RATING_AXIS_NAMES.filter(
    (axis) => RATING_AXES[axis].isNeeded || EnableTertiaryRatings || TertiaryLabels.length > 0,
  );
  for (const axis of used) {
    const reason = scaleFault(settings, axis);
    if (reason) return reason;
  }
  return PrimaryLabels.length === SecondaryLabels.length
    ? null
    : '/SecondaryLabels must have as many levels as /PrimaryLabels, which they make a grid with';
}

/**
 * The settings in a JSON file, or the default ones for `default`.
 *
 * @throws Refusal when the file cannot be read or does not contain settings
 */
export async function readTalentSettings(folder: string, name: string): Promise<TalentSettings> {
  if (name === 'default') return DEFAULT_TALENT_SETTINGS;
  const file = path.resolve(folder, name);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Refusal(`The talent labels in ${file} cannot be read (${errorMessage(error)}).`);
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Refusal(`The talent labels in ${file} are not JSON (${errorMessage(error)}).`);
  }
  const fault = faultOf(value);
  if (fault) throw new Refusal(`The talent labels in ${file} are not right: ${fault}.`);
  return value as TalentSettings;
}
