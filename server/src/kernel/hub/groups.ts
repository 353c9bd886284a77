import type { HubGroup } from '../outbox/index.ts';
import { membersGroup, observersGroup, tenantGroup, userGroup } from '../outbox/index.ts';
import type { HubUser } from './connection.ts';

/** A person's connections that wait for their handshakes; nothing is sent to these. */
type OpeningGroup = `Opening_${number}`;
export type AnyGroup = HubGroup | OpeningGroup;

/** The groups of a connection: its tenant, the tenant's part with the same rights, and the person. */
export function groupsOf({ tenantId, personId, isObserver }: HubUser): readonly HubGroup[] {
  const part = isObserver ? observersGroup(tenantId) : membersGroup(tenantId);
  return [tenantGroup(tenantId), part, userGroup(personId)];
}

export function openingGroup({ personId }: HubUser): OpeningGroup {
  return `Opening_${personId}`;
}

/** The members of each group, oldest first. */
export class Groups<Member> {
  readonly #nobody: ReadonlySet<Member> = new Set();
  readonly #members = new Map<string, Set<Member>>();

  of(group: AnyGroup): ReadonlySet<Member> {
    return this.#members.get(group) ?? this.#nobody;
  }

  join(group: AnyGroup, member: Member): void {
    const members = this.#members.get(group);
    if (members) members.add(member);
    else this.#members.set(group, new Set([member]));
  }

  leave(group: AnyGroup, member: Member): void {
    const members = this.#members.get(group);
    members?.delete(member);
    if (members?.size === 0) this.#members.delete(group);
  }
}
