import type { ActorFlag, GoalType, RoleName } from '@cadence/shared-contract';

/** The acting person, read from the database with every request, so that a changed role applies at once. */
export interface Actor extends Readonly<Record<ActorFlag, boolean>> {
  readonly tenantId: number;
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: RoleName;
  readonly strategyMember: boolean;
  readonly managerId: number | null;
  /** Ids from the top of the hierarchy down to the actor, joined by dots (ltree). */
  readonly path: string;
  /** Everyone whose requests the actor decides on (D-17). */
  readonly decides: readonly number[];
}

/** The tenant a request runs in. */
export interface TenantContext {
  readonly id: number;
  readonly name: string;
  readonly subdomain: string;
  readonly url: string | null;
  readonly timeZone: string;
  readonly goalType: GoalType;
  readonly talentEnabled: boolean;
  readonly strategyEnabled: boolean;
  readonly employeeNotesEnabled: boolean;
}

/** The session behind a request. */
export interface SessionContext {
  readonly id: number;
  /** The sign-in it descends from: a sign-out ends it with all of its hub connections. */
  readonly chainId: string;
  /** When that sign-in began. */
  readonly startedAt: Date;
  /** When its use was last recorded. */
  readonly lastSeenAt: Date;
}

/** The reading person in their tenant, with or without a session. */
export interface Reader {
  readonly actor: Actor;
  readonly tenant: TenantContext;
}

export interface Identity extends Reader {
  readonly session: SessionContext;
}
