import type { TalentSettings } from '@cadence/shared-contract';
import type { Config } from '../../kernel/config/config.ts';
import type { Context } from '../context.ts';
import type { TenantRow } from '../../modules/tenants/index.ts';

/** Where the pages of an organisation are. */
export function originOf({ tenantOrigin }: Config, subdomain: string): string {
  return tenantOrigin.replace('{tenant}', subdomain);
}

/** An organisation as the command line shows it. */
export interface TenantView {
  readonly id: number;
  readonly subdomain: string;
  readonly name: string;
  readonly address: string;
  readonly url: string | null;
  readonly contact: string | null;
  readonly timeZone: string;
  readonly goalType: string;
  readonly talent: boolean;
  readonly strategy: boolean;
  readonly employeeNotes: boolean;
  readonly color: string | null;
  readonly hasLogo: boolean;
  readonly talentFrom: string | null;
  readonly hasTalentLabels: boolean;
  readonly createdAt: string;
  readonly deactivatedAt: string | null;
}

export function viewTenant(
  { config }: Context,
  row: TenantRow,
  talent: { readonly settings: TalentSettings | null; readonly from: string | null },
): TenantView {
  return {
    id: row.id,
    subdomain: row.subdomain,
    name: row.name,
    address: originOf(config, row.subdomain),
    url: row.url,
    contact: row.contact_link,
    timeZone: row.time_zone,
    goalType: row.goal_type,
    talent: row.talent_enabled,
    strategy: row.strategy_enabled,
    employeeNotes: row.employee_notes_enabled,
    color: row.primary_color,
    hasLogo: row.logo_svg !== null,
    talentFrom: talent.from,
    hasTalentLabels: talent.settings !== null,
    createdAt: row.created_at.toISOString(),
    deactivatedAt: row.deactivated_at?.toISOString() ?? null,
  };
}

const onOff = (isOn: boolean): string => (isOn ? 'on' : 'off');

/** The settings of an organisation, one line each. */
export function tenantLines(view: TenantView): readonly string[] {
  const lines: readonly (readonly [string, string])[] = [
    ['name', view.name],
    ['subdomain', view.subdomain],
    ['address', view.address],
    ['website', view.url ?? '–'],
    ['contact', view.contact?.replace(/^mailto:/, '') ?? '–'],
    ['time zone', view.timeZone],
    ['goal type', view.goalType],
    ['talent', onOff(view.talent)],
    ['talent labels', view.hasTalentLabels ? 'set' : '–'],
    ['talent from', view.talentFrom ?? '–'],
    ['strategy', onOff(view.strategy)],
    ['employee notes', onOff(view.employeeNotes)],
    ['colour', view.color ?? '–'],
    ['logo', view.hasLogo ? 'set' : '–'],
    ['state', view.deactivatedAt ? `deactivated on ${view.deactivatedAt.slice(0, 10)}` : 'active'],
  ];
  return lines.map(([label, value]) => `  ${label.padEnd(15)} ${value}`);
}
