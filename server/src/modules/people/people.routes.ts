import type { ProfileBundle } from '@cadence/shared-contract';
import { notFound } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import { defineSlice } from '../../kernel/http/index.ts';
import { activatePerson, deactivatePerson, loadForDeactivation } from './deactivate-person.ts';
import { peoplePolicy } from './people.policy.ts';
import {
  countActiveReports,
  findCeoRow,
  findDescendantRows,
  findDirectReportRows,
  findOrgRows,
  findPeerRows,
  findProfileRow,
  findRefRow,
} from './people.queries.ts';
import type { ProfileRow } from './person-rows.ts';
import { presentDirectReport, presentOrgPerson, presentPersonRef, presentProfile } from './present-person.ts';
import { countUnfinishedGoals } from './unfinished-goals.queries.ts';

async function loadVisible(ctx: Ctx, id: number): Promise<ProfileRow> {
  const person = await findProfileRow(ctx.db, id);
  if (!person || !peoplePolicy.read.check(ctx.actor, person)) throw notFound();
  return person;
}

async function readBundle(ctx: Ctx, id: number): Promise<ProfileBundle> {
  const person = await loadVisible(ctx, id);
  const manager = person.manager_id === null ? undefined : await findRefRow(ctx.db, person.manager_id);
  const reports = await findDirectReportRows(ctx.db, ctx.actor, person.id);
  const isEditable = peoplePolicy.edit.check(ctx.actor, person);
  return {
    Profile: presentProfile(person, { isEditable, tenantTimeZone: ctx.tenant.timeZone }),
    Manager: manager ? presentPersonRef(manager) : null,
    DirectReports: reports.map(presentDirectReport),
    Responsibility: person.responsibility,
  };
}

/** Profiles, the organisation and who is active (people §7 Profile and users). */
export const peopleSlice = defineSlice('people', {
  'people.read': (ctx, { params }) => readBundle(ctx, params.id),

  'people.org': async (ctx) => ({ data: (await findOrgRows(ctx.db, ctx.actor)).map(presentOrgPerson) }),

  'people.hierarchy': async (ctx) => {
    const descendants = await findDescendantRows(ctx.db, ctx.actor);
    const peers = await findPeerRows(ctx.db, ctx.actor);
    return { Descendants: descendants.map(presentPersonRef), Peers: peers.map(presentPersonRef) };
  },

  'people.ceo': async (ctx) => {
    const ceo = await findCeoRow(ctx.db);
    if (!ceo) throw notFound();
    return presentPersonRef(ceo);
  },

  'people.responsibility': async (ctx, { params }) => ({
    Body: (await loadVisible(ctx, params.id)).responsibility,
  }),

  'people.deactivationInfo': async (ctx, { params }) => {
    const person = await loadForDeactivation(ctx, params.id);
    return {
      GoalCount: await countUnfinishedGoals(ctx.db, person.id, ctx.today),
      UserCount: await countActiveReports(ctx.db, person.id),
    };
  },

  'people.deactivate': async (ctx, { params }) => {
    await deactivatePerson(ctx, params.id);
    return { Success: true };
  },

  'people.activate': async (ctx, { params }) => {
    await activatePerson(ctx, params.id);
    return { Success: true };
  },
});
