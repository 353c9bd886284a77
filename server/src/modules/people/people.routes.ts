import type { PersonRef, ProfileBundle } from '@cadence/shared-contract';
import { denied, notFound } from '../../kernel/errors/index.ts';
import type { Ctx, HandlersOf, Slice } from '../../kernel/http/index.ts';
import { defineSlice } from '../../kernel/http/index.ts';
import { presentAvatar } from './avatars/avatar-url.ts';
import { findAvatar } from './avatars/avatars.queries.ts';
import { removeAvatar, uploadAvatar } from './avatars/upload-avatar.ts';
import { editCompany } from './company/edit-company.ts';
import { activatePerson, deactivatePerson, loadForDeactivation } from './status/deactivate-person.ts';
import { addEmployee, demandMayAdd } from './employees/add-employee.ts';
import { reinvite } from './employees/employee-invitation.ts';
import { changeManager, listManagerCandidates } from './hierarchy/change-manager.ts';
import { findEmployeeParents } from './hierarchy/manager-candidates.queries.ts';
import { findChanges } from './history/person-changes.queries.ts';
import { importEmployees } from './import/import-employees.ts';
import { readImportSettings, saveImportSettings } from './import/import-limit.ts';
import { discardImport, findProgress } from './import/import-runs.queries.ts';
import { previewImport } from './import/preview-import.ts';
import { loadVisible } from './load-visible.ts';
import {
  countActiveReports,
  findCeoRow,
  findDescendantRows,
  findDirectReportRows,
  findOrgRows,
  findPeerRows,
  findRefRow,
} from './people.queries.ts';
import { findEmailPreference, setEmailPreference } from './profile/preference.queries.ts';
import { presentDirectReport, presentOrgPerson, presentPersonRef, presentProfile } from './present-person.ts';
import { peoplePolicy } from './people.policy.ts';
import type { RefRow } from './person-rows.ts';
import { mayReadHistory, mayReinvite, profileAbilities } from './profile/profile-abilities.ts';
import { saveProfile } from './profile/save-profile.ts';
import type { CheckOwnPassword } from './profile/save-profile.ts';
import { saveRoles } from './roles/save-roles.ts';
import { saveResponsibility } from './profile/save-responsibility.ts';
import { countUnfinishedGoals } from './status/unfinished-goals.queries.ts';

async function readBundle(ctx: Ctx, id: number): Promise<ProfileBundle> {
  const person = await loadVisible(ctx, id);
  const manager = person.manager_id === null ? undefined : await findRefRow(ctx.db, person.manager_id);
  const reports = await findDirectReportRows(ctx.db, ctx.actor, person.id);
  const abilities = await profileAbilities(ctx, person);
  return {
    Profile: presentProfile(person, {
      actor: ctx.actor,
      now: ctx.now,
      isEditable: abilities.Edit,
      tenantTimeZone: ctx.tenant.timeZone,
    }),
    Abilities: abilities,
    Manager: manager ? presentPersonRef(ctx, manager) : null,
    DirectReports: reports.map((report) =>
      presentDirectReport(ctx, report, {
        MayReinvite: mayReinvite(ctx.actor, report),
        MayChangeStatus: peoplePolicy.deactivate(ctx.actor, report),
      }),
    ),
    Responsibility: person.responsibility,
    EmailNotifications: person.id === ctx.actor.id ? await findEmailPreference(ctx.db, person.id) : null,
  };
}

function presentRefs(ctx: Ctx, rows: readonly RefRow[]): PersonRef[] {
  return rows.map((row) => presentPersonRef(ctx, row));
}

const HANDLERS = {
  'people.read': (ctx, { params }) => readBundle(ctx, params.id),

  'people.saveRoles': async (ctx, { params, body }) => {
    await saveRoles(ctx, params.id, body);
    return { Success: true };
  },

  'people.managerCandidates': async (ctx, { params }) => ({
    data: presentRefs(ctx, await listManagerCandidates(ctx, params.id)),
  }),

  'people.changeManager': async (ctx, { params }) => {
    await changeManager(ctx, params.id, params.managerId);
    return { Success: true };
  },

  'people.reinvite': async (ctx, { params }) => {
    await reinvite(ctx, params.id);
    return { Success: true };
  },

  'people.employeeParents': async (ctx) => {
    demandMayAdd(ctx.actor);
    return { data: presentRefs(ctx, await findEmployeeParents(ctx.db, ctx.actor)) };
  },

  'people.addEmployee': async (ctx, { body }) => ({ Id: await addEmployee(ctx, body) }),

  'people.importPreview': (ctx, { body }) => previewImport(ctx, body.Content),

  'people.import': (ctx, { body }) => importEmployees(ctx, body.Content),

  'people.importProgress': async (ctx) => ({ Running: await findProgress(ctx) }),

  'people.cancelImport': async (ctx) => {
    await discardImport(ctx);
    return { Success: true };
  },

  'people.importSettings': (ctx) => readImportSettings(ctx),

  'people.saveImportSettings': async (ctx, { body }) => {
    await saveImportSettings(ctx, body);
    return { Success: true };
  },

  'people.editTenant': async (ctx, { body }) => {
    await editCompany(ctx, body);
    return { Success: true };
  },

  'people.avatar': async (ctx, { params }) => {
    const person = await loadVisible(ctx, params.id);
    return { Id: person.id, AvatarImage: presentAvatar(ctx, person) };
  },

  'people.avatarBase64': async (ctx, { params }) => {
    const person = await loadVisible(ctx, params.id);
    const picture = person.avatar_key === null ? null : await findAvatar(ctx.db, person.id);
    return { data: picture && `data:image/jpeg;base64,${picture.toString('base64')}` };
  },

  'people.uploadAvatar': (ctx, { params, body }) => uploadAvatar(ctx, params.id, body.Content),

  'people.removeAvatar': async (ctx, { params }) => {
    await removeAvatar(ctx, params.id);
    return { Success: true };
  },

  'people.history': async (ctx, { params }) => {
    const person = await loadVisible(ctx, params.id);
    if (!mayReadHistory(ctx.actor)) throw denied('Only the CEO and Org Admins can read this.');
    return { data: [...(await findChanges(ctx, person.id))] };
  },

  'people.org': async (ctx) => ({
    data: (await findOrgRows(ctx.db, ctx.actor)).map((row) => presentOrgPerson(ctx, row)),
  }),

  'people.hierarchy': async (ctx) => {
    const descendants = await findDescendantRows(ctx.db, ctx.actor);
    const peers = await findPeerRows(ctx.db, ctx.actor);
    return { Descendants: presentRefs(ctx, descendants), Peers: presentRefs(ctx, peers) };
  },

  'people.ceo': async (ctx) => {
    const ceo = await findCeoRow(ctx.db);
    if (!ceo) throw notFound();
    return presentPersonRef(ctx, ceo);
  },

  'people.responsibility': async (ctx, { params }) => ({
    Body: (await loadVisible(ctx, params.id)).responsibility,
  }),

  'people.saveResponsibility': async (ctx, { params, body }) => ({
    Body: await saveResponsibility(ctx, params.id, body.Body),
  }),

  'people.emailPreference': async (ctx, { params }) => {
    await setEmailPreference(ctx.db, ctx.actor.id, params.wanted === 1);
    return { Success: true };
  },

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
} satisfies Partial<HandlersOf<'people'>>;

export interface PeopleServices {
  readonly checkOwnPassword: CheckOwnPassword;
}

/** Profiles, the organisation and who is active (people §7 Profile and users). */
export function createPeopleSlice({ checkOwnPassword }: PeopleServices): Slice {
  return defineSlice('people', {
    ...HANDLERS,
    'people.update': (ctx, { params: { id }, body }) =>
      saveProfile(ctx, {
        id,
        body,
        checkOwnPassword,
        answer: async (later, Overwritten) => ({ ...(await readBundle(later, id)), Overwritten }),
      }),
  });
}
