import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LIMITS } from '@cadence/shared-contract';
import { Type } from 'typebox';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { errorMessage } from '../../kernel/errors/index.ts';
import { Refusal } from '../refusal.ts';

const Words = Type.String({ minLength: 1, maxLength: LIMITS.name });
const Label = Type.Object(
  { Label: Words, Description: Type.String({ maxLength: LIMITS.comment }) },
  { additionalProperties: false },
);
/** Rating grids have 3 or 5 levels (people §3 Talent settings). */
const Levels = Type.Union([
  Type.Array(Label, { minItems: 3, maxItems: 3 }),
  Type.Array(Label, { minItems: 5, maxItems: 5 }),
]);
function Strict<P extends Record<string, TSchema>>(properties: P) {
  return Type.Object(properties, { additionalProperties: false });
}

/** What appraisals of an organisation look like, spelt as on the wire (people §3 Talent settings, D-60). */
export const TalentSettings = Strict({
  PrimaryLabels: Levels,
  SecondaryLabels: Levels,
  TertiaryLabels: Type.Union([Levels, Type.Array(Label, { maxItems: 0 })]),
  FormLable: Strict({
    PrimaryAxisName: Words,
    PrimaryPrompt: Type.String({ maxLength: LIMITS.comment }),
    SecondaryAxisName: Words,
    SecondaryPrompt: Type.String({ maxLength: LIMITS.comment }),
    TertiaryAxisName: Type.String({ maxLength: LIMITS.name }),
    TertiaryPrompt: Type.String({ maxLength: LIMITS.comment }),
  }),
  EnableTertiaryRatings: Type.Boolean(),
  Settings: Strict({
    ShareRatingWithEmployee: Type.Boolean(),
    /** Weeks (D-48). */
    GracePeriod: Type.Integer({ minimum: 0, maximum: 12 }),
  }),
});
export type TalentSettings = Static<typeof TalentSettings>;

function levels(...words: readonly (readonly [label: string, description: string])[]) {
  return words.map(([label, description]) => ({ Label: label, Description: description }));
}

/** What an organisation gets that turns talent on without labels of its own. */
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

/** Where the first fault is, and what it is. */
function faultOf(value: unknown): string | null {
  const fault = Value.Errors(TalentSettings, value)[0];
  if (fault) return `${fault.instancePath || 'the whole'} ${fault.message}`;
  const settings = value as TalentSettings;
  const lacksThird = settings.TertiaryLabels.length === 0 || settings.FormLable.TertiaryAxisName === '';
  return settings.EnableTertiaryRatings && lacksThird
    ? 'EnableTertiaryRatings asks for TertiaryLabels and FormLable.TertiaryAxisName'
    : null;
}

/**
 * The settings in a JSON file, or ours for `default`.
 *
 * @throws Refusal when the file cannot be read or does not hold settings
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
  if (fault) throw new Refusal(`The talent labels in ${file} are not complete: ${fault}.`);
  return value as TalentSettings;
}
