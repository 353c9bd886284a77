import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { FlagColumn, RoleName } from '@cadence/shared-contract';

/** An instant. Written as a Date (or ISO text), read as a Date. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
/** A column the database fills when an insert leaves it out, and that may hold null. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
export type OptionalInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type DefaultInstant = ColumnType<Date, Date | string | undefined, Date | string>;

export type GoalTypeName = 'SMART' | 'objective_results' | 'okr';

export interface TenantsTable {
  id: Generated<number>;
  name: string;
  /** Lower-case label in front of the platform's host. */
  subdomain: string;
  url: Optional<string>;
  /** IANA zone; 'today' of every rule (D-10). */
  time_zone: ColumnType<string, string | undefined, string>;
  goal_type: ColumnType<GoalTypeName, GoalTypeName | undefined, GoalTypeName>;
  /** Six hex digits without '#', as the documents write it; null means E3AB24. */
  primary_color: Optional<string>;
  logo_svg: Optional<string>;
  talent_enabled: Generated<boolean>;
  strategy_enabled: Generated<boolean>;
  employee_notes_enabled: Generated<boolean>;
  /** Employees that a manager may import in a day (D-118). */
  import_rows_a_day: Generated<number>;
  deactivated_at: OptionalInstant;
  created_at: DefaultInstant;
}

type FlagColumns = Record<FlagColumn, Generated<boolean>>;

export interface PeopleTable extends FlagColumns {
  tenant_id: number;
  id: Generated<number>;
  name: string;
  email: string;
  unconfirmed_email: Optional<string>;
  password_hash: Optional<string>;
  role: RoleName;
  job_title: Optional<string>;
  org_unit: Optional<string>;
  /** Name and department in lower case, for searches. */
  search_key: GeneratedAlways<string>;
  phone_number: Optional<string>;
  linkedin_url: Optional<string>;
  biography: Optional<string>;
  responsibility: Optional<string>;
  time_zone: Optional<string>;
  disc: Optional<string>;
  manager_id: Optional<number>;
  /** Of the person's picture as it is shown: null for none, and for a deactivated person. */
  avatar_key: Optional<string>;
  /** Ids from the top of the hierarchy down to this person, kept by a trigger. */
  path: ColumnType<string, never, never>;
  /** The path as text with a dot at its end; see `isBeneath` of the people slice. */
  path_key: GeneratedAlways<string>;
  /** Whether the person is in the strategy group regardless of their role; null follows the role (D-87). */
  strategy_choice: Optional<boolean>;
  /** The group as it is, kept by the database. */
  strategy_member: GeneratedAlways<boolean>;
  email_notifications: Generated<boolean>;
  /** Wrong passwords in a row (D-45). */
  failed_logins: Generated<number>;
  locked_at: OptionalInstant;
  invitation_accepted_at: OptionalInstant;
  email_activated_at: OptionalInstant;
  /** When they were last given a role or a flag; null for never since they were added. */
  rights_granted_at: OptionalInstant;
  deactivated_at: OptionalInstant;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

/** An address that was replaced. Until `kept_until` its owner can bring it back, and nobody else can have it (D-114). */
export interface EmailChangesTable {
  tenant_id: number;
  id: Generated<number>;
  person_id: number;
  old_email: string;
  new_email: string;
  changed_by: Optional<number>;
  changed_at: Instant;
  kept_until: Instant;
  undone_at: OptionalInstant;
}

export interface SessionsTable {
  tenant_id: number;
  id: Generated<number>;
  /** The sign-in this row descends from; a refresh adds a row to the chain, a sign-out ends all of it. */
  chain_id: string;
  /** When that sign-in began: what its absolute end counts from. */
  chain_started_at: Instant;
  person_id: number;
  /** SHA-256 of the token, hex. */
  token_hash: string;
  created_at: Instant;
  last_seen_at: Instant;
  expires_at: Instant;
  revoked_at: OptionalInstant;
  /** When a refresh replaced this token; it stays good for a short grace. */
  replaced_at: OptionalInstant;
}

export const LINK_KINDS = ['reset', 'unlock', 'invitation', 'confirm_email', 'undo_email'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

export interface LinkTokensTable {
  tenant_id: number;
  id: Generated<number>;
  person_id: number;
  kind: LinkKind;
  token_hash: string;
  /** The address the link was mailed to; it is good only while that is the person's. */
  email: string;
  /** What an undo link undoes; null for all others. */
  email_change_id: Optional<number>;
  /** The outbox row whose mail carries it: a repeated attempt belongs to the same order. */
  order_id: Optional<number>;
  /** Who invited, for the invitation screen. */
  created_by: Optional<number>;
  created_at: Instant;
  expires_at: Instant;
  used_at: OptionalInstant;
}

export interface NotificationsTable {
  tenant_id: number;
  id: Generated<number>;
  person_id: number;
  /** Names the event; one row per person and event. */
  event_id: string;
  subject: string;
  body: string;
  object_type: string;
  object_id: Optional<number>;
  created_at: Instant;
  read_at: OptionalInstant;
  /** When it went out by mail, or was found to need none. */
  mailed_at: OptionalInstant;
  /** About a goal: its row of the notification table, whose words are written for each reading. */
  kind: Optional<string>;
  goal_id: Optional<number>;
  /** The reader's goal beneath, where that is what a click opens. */
  child_id: Optional<number>;
  /** The actor's name at that time; null in earlier rows. */
  actor_name: Optional<string>;
}

export interface OutboxTable {
  tenant_id: number;
  id: Generated<number>;
  kind: string;
  payload: JSONColumnType<Record<string, unknown>>;
  created_at: Instant;
  /** Not delivered before this instant. */
  due_at: Instant;
  /** A deliverer holds the row until then; later it is free again. */
  claimed_until: OptionalInstant;
  attempts: Generated<number>;
  last_error: Optional<string>;
  delivered_at: OptionalInstant;
}

export interface IdempotencyKeysTable {
  tenant_id: number;
  person_id: number;
  key: string;
  operation: string;
  /** Which record the request was about: one key of a form serves each of its records. */
  target: string;
  /** Of the latest content, hex: the same content gets the same answer. */
  request_hash: string;
  response: ColumnType<unknown, string | null, string | null>;
  /** The version that the form started from, as JSON; null when the request named none. */
  base_version: Optional<string>;
  /** The record that the answer shows, and its version. */
  made_id: Optional<number>;
  made_version: Optional<string>;
  created_at: Instant;
  /** The instant of the request whose answer is kept. */
  answered_at: Instant;
}

/** Secrets of the installation, shared by its processes. Readable by the owner role only. */
export interface InstanceSecretsTable {
  name: string;
  value: string;
}

/** The timetable of what recurs, shared by all processes. */
export interface RecurringJobsTable {
  name: string;
  /** Not run before this instant, by the machine's clock. */
  due_at: Instant;
}

export interface KernelTables {
  tenants: TenantsTable;
  people: PeopleTable;
  sessions: SessionsTable;
  link_tokens: LinkTokensTable;
  email_changes: EmailChangesTable;
  notifications: NotificationsTable;
  outbox: OutboxTable;
  idempotency_keys: IdempotencyKeysTable;
  instance_secrets: InstanceSecretsTable;
  recurring_jobs: RecurringJobsTable;
}
