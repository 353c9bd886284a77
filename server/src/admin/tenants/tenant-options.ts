import type { Command } from 'commander';
import { GOAL_TYPES, LIMITS } from '@cadence/shared-contract';
import type { GoalType, TalentSettings } from '@cadence/shared-contract';
import type { RowChanges } from '../../kernel/db/index.ts';
import type { Context } from '../context.ts';
import {
  readColor,
  readContact,
  readQuarterStart,
  readSwitch,
  readText,
  readTimeZone,
  readUrl,
} from '../fields.ts';
import { UsageError } from '../refusal.ts';
import { readLogo } from './read-logo.ts';
import { readTalentSettings } from './talent-settings.ts';

/** The flags with an organisation's settings, as typed (D-68). */
export interface TenantOptions {
  readonly name?: string;
  readonly url?: string;
  readonly contact?: string;
  readonly timeZone?: string;
  readonly goalType?: string;
  readonly talent?: string;
  readonly strategy?: string;
  readonly employeeNotes?: string;
  readonly color?: string;
  readonly logo?: string;
  readonly talentLabels?: string;
  readonly talentFrom?: string;
}

/** What to set; absent fields stay unchanged. */
export interface TenantChanges {
  readonly row: RowChanges<'tenants'>;
  readonly talentSettings?: TalentSettings;
  readonly talentFrom?: string;
}

export const readName = readText('The name', LIMITS.name);

/** Declares the flags of `TenantOptions`. */
export function withTenantOptions(command: Command): Command {
  return command
    .option('--name <name>', 'name of the organisation')
    .option('--url <address>', 'its website, or none')
    .option('--contact <address>', 'mail address or page that its people turn to, or none')
    .option('--time-zone <zone>', 'IANA zone in which its days and weeks begin, such as Europe/Berlin')
    .option('--goal-type <type>', `${GOAL_TYPES.join(', ')}`)
    .option('--talent <on|off>', 'appraisals')
    .option('--talent-labels <file>', 'JSON file with the labels of appraisals, or default')
    .option('--talent-from <date>', 'first day of the first appraised quarter, such as 2026-01-01')
    .option('--strategy <on|off>', 'the strategy page')
    .option('--employee-notes <on|off>', 'private notes about employees')
    .option('--color <hex>', 'colour of its pages and mails, such as 1F6FEB, or none')
    .option('--logo <file>', 'SVG picture of at most 64 KB, or none');
}

export function readGoalType(text: string): GoalType {
  const type = GOAL_TYPES.find((known) => known.toLowerCase() === text.trim().toLowerCase());
  if (!type) throw new UsageError(`The goal type must be one of ${GOAL_TYPES.join(', ')}, not '${text}'.`);
  return type;
}

function given<T>(text: string | undefined, read: (text: string) => T): T | undefined {
  return text === undefined ? undefined : read(text);
}

function readRow(options: TenantOptions): Record<string, unknown> {
  return {
    name: given(options.name, readName),
    url: given(options.url, readUrl),
    contact_link: given(options.contact, readContact),
    time_zone: given(options.timeZone, readTimeZone),
    goal_type: given(options.goalType, readGoalType),
    talent_enabled: given(options.talent, readSwitch('--talent')),
    strategy_enabled: given(options.strategy, readSwitch('--strategy')),
    employee_notes_enabled: given(options.employeeNotes, readSwitch('--employee-notes')),
    primary_color: given(options.color, readColor),
  };
}

function withoutGaps<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}

/** @throws UsageError for an invalid value, Refusal for an invalid file */
export async function readTenantChanges(context: Context, options: TenantOptions): Promise<TenantChanges> {
  const row = readRow(options);
  const talentFrom = given(options.talentFrom, readQuarterStart);
  const { logo, talentLabels } = options;
  const svg = logo === undefined ? undefined : await readLogo(context.folder, logo);
  const settings =
    talentLabels === undefined ? undefined : await readTalentSettings(context.folder, talentLabels);
  return withoutGaps({
    row: withoutGaps({ ...row, logo_svg: svg }) as RowChanges<'tenants'>,
    talentSettings: settings,
    talentFrom,
  }) as TenantChanges;
}
