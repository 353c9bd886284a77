import type { GoalType, PermissionFlag, RoleName, TalentSettings } from '@cadence/shared-contract';
import type { DemoManual } from './demo-manual.ts';

/** A person of a demo company. Missing fields stay missing: real directories have holes. */
export interface DemoPerson {
  /** Unique within the company; the local part of the e-mail address. */
  readonly key: string;
  readonly name: string;
  readonly title: string | null;
  readonly unit: string | null;
  /** Key of the manager, who comes earlier in the list. */
  readonly manager: string | null;
  readonly role: RoleName;
  readonly flags?: readonly PermissionFlag[];
  readonly phone?: string;
  readonly biography?: string;
  readonly responsibility?: string;
  readonly status?: 'invited' | 'deactivated';
}

/** A demo tenant: who works there and how it looks. */
export interface DemoCompany {
  readonly id: number;
  readonly name: string;
  readonly subdomain: string;
  readonly url: string;
  readonly timeZone: string;
  readonly goalType: GoalType;
  /** Six hex digits; null takes the platform's own colour. */
  readonly color: string | null;
  readonly people: readonly DemoPerson[];
  /** Company themes of quarters, by their distance from the current one. */
  readonly themes: Readonly<Record<number, string>>;
  /** Keys of people who start without goals, so that an empty list can be seen. */
  readonly withoutGoals: readonly string[];
  /** How its people are appraised. */
  readonly talent: TalentSettings;
  /** User manuals, at most one a person. */
  readonly manuals: readonly DemoManual[];
}

type Extra = Omit<DemoPerson, 'key' | 'name' | 'title' | 'unit' | 'manager' | 'role'>;

/** One line per person in the companies' tables. */
export function person(
  key: string,
  name: string,
  place: readonly [title: string | null, unit: string | null, manager: string | null],
  role: RoleName = 'contributor',
  extra: Extra = {},
): DemoPerson {
  const [title, unit, manager] = place;
  return { key, name, title, unit, manager, role, ...extra };
}
