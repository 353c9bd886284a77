import type { GoalType, PermissionFlag, RoleName, TalentSettings } from '@cadence/shared-contract';
import type { DemoManual } from './demo-manual.ts';

/** A person of a demo company. Some fields are missing on purpose, as in real directories. */
export interface DemoPerson {
  /** Unique within the company; the local part of the e-mail address. */
  readonly key: string;
  readonly name: string;
  readonly title: string | null;
  readonly unit: string | null;
  /** Key of the manager, who is earlier in the list. */
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
  /** Six hex digits; null for the platform's default colour. */
  readonly color: string | null;
  readonly people: readonly DemoPerson[];
  /** Company themes by quarter, counted from the current one (0). */
  readonly themes: Readonly<Record<number, string>>;
  /** Keys of people without goals, so that the demo has an empty list. */
  readonly withoutGoals: readonly string[];
  /** How its people are appraised. */
  readonly talent: TalentSettings;
  /** User manuals, at most one a person. */
  readonly manuals: readonly DemoManual[];
}

type Extra = Omit<DemoPerson, 'key' | 'name' | 'title' | 'unit' | 'manager' | 'role'>;

/** Creates a person, in one line of a company's list. */
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
