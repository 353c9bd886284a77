import type { PersonRef, TeamManual, TeamManuals } from '@cadence/shared-contract';
import { callName } from '@cadence/shared-contract';
import { denied } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import {
  findPersonRefs,
  findVisiblePerson,
  isSelfOrAbove,
  listActiveReports,
  presentPersonRef,
} from '../people/index.ts';
import { contentOf, percentageFields } from './manual-content.ts';
import type { ManualRow } from './manuals.queries.ts';
import { findManual, findManuals } from './manuals.queries.ts';
import { teamWords } from './team-words.ts';
import { TYPE_TEXTS } from './texts/type-texts.ts';

function presentMember(Person: PersonRef, row: ManualRow | undefined): TeamManual | null {
  const content = contentOf(row);
  if (content === null) return null;
  return {
    Person,
    Source: content.source,
    Disc: content.disc,
    ...percentageFields(content.percentages),
    Line: TYPE_TEXTS[content.disc].line,
  };
}

/**
 * A manager's direct reports on one wheel, for the manager and everyone above. People without a user manual appear by
 * name only.
 *
 * @throws not_found, denied
 */
export async function readTeamManuals(ctx: Ctx, managerId: number): Promise<TeamManuals> {
  const manager = await findVisiblePerson(ctx, managerId);
  if (!isSelfOrAbove(ctx.actor, manager))
    throw denied('Only this manager and the managers above may see the user manuals of the team together.');
  const reports = await listActiveReports(ctx.db, managerId);
  const rows = await findManuals(
    ctx.db,
    reports.map(({ id }) => id),
  );
  const members = reports.map((report) => {
    const person = presentPersonRef(ctx, report);
    return {
      report,
      person,
      manual: presentMember(
        person,
        rows.find(({ person_id }) => person_id === report.id),
      ),
    };
  });
  const people = members.flatMap(({ manual }) => manual ?? []);
  const refs = await findPersonRefs(ctx, [ctx.actor.id]);
  const self = refs.get(ctx.actor.id);
  const viewer = self ? presentMember(self, await findManual(ctx.db, ctx.actor.id)) : null;
  const words = teamWords(
    people.map(({ Person, Disc }) => ({ name: callName(Person.Name), disc: Disc })),
    viewer && managerId === ctx.actor.id ? viewer.Disc : null,
  );
  return {
    Manager: presentPersonRef(ctx, manager),
    Headline: words.headline,
    Gaps: words.gaps.map(({ trait, text }) => ({ Trait: trait, Text: text })),
    People: people,
    Without: members.flatMap(({ manual, person, report }) =>
      manual ? [] : [{ Person: person, IsInvited: report.invitation_accepted_at === null }],
    ),
    Viewer: viewer,
  };
}
