import type {
  DiscPercentages,
  DiscScaleId,
  DiscTrait,
  ManualDifference,
  UserManualReport,
} from '@cadence/shared-contract';
import {
  callName,
  DISC_SCALE_IDS,
  DISC_SCALES,
  DISC_TRAIT_NAMES,
  discWords,
  scalePosition,
  scaleSide,
  traitsOf,
  typeSide,
} from '@cadence/shared-contract';
import { notFound } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import { findVisiblePerson, isSelfOrAbove } from '../people/index.ts';
import type { ManualContent } from './manual-content.ts';
import { contentOf, percentageFields } from './manual-content.ts';
import type { ManualRow } from './manuals.queries.ts';
import { findManual, findManualByKey } from './manuals.queries.ts';
import { presentEntry } from './read-manual.ts';
import { OPEN_QUESTIONS } from './texts/questions.ts';
import { REMARKS } from './texts/remark-texts.ts';
import { SCALE_TEXTS } from './texts/scale-texts.ts';
import { TRAIT_TEXTS } from './texts/trait-texts.ts';
import { TYPE_TEXTS } from './texts/type-texts.ts';

/** The type; if it has two traits, each of them as well. */
function presentTypes({ disc }: ManualContent): UserManualReport['DISC'] {
  const main = traitsOf(disc);
  const traits = (main.length > 1 ? main : []).map((trait) => ({
    Disc: trait,
    DiscTitle: DISC_TRAIT_NAMES[trait],
    Text: TRAIT_TEXTS[trait].text,
  }));
  return [{ Disc: disc, DiscTitle: discWords(disc), Text: TYPE_TEXTS[disc].text }, ...traits];
}

function presentDetails({ disc }: ManualContent, isFull: boolean): UserManualReport['Details'] {
  const { speak, strengths, tires, details } = TYPE_TEXTS[disc];
  const short = [
    { Title: 'How to speak to me', Detail: speak },
    { Title: 'Strengths', Detail: strengths },
    { Title: 'What tires me', Detail: tires },
  ];
  return isFull
    ? [...short, ...details.map(({ title, detail }) => ({ Title: title, Detail: detail }))]
    : short;
}

function presentScales(percentages: DiscPercentages): UserManualReport['Scales'] {
  return DISC_SCALE_IDS.map((id) => {
    const total = scalePosition(id, percentages);
    return { ScaleName: DISC_SCALES[id].name, Text: SCALE_TEXTS[id].report[scaleSide(total)], total };
  });
}

function presentAnswers({ answers }: ManualRow): UserManualReport['Questions'] {
  return OPEN_QUESTIONS.flatMap(({ key, text }) => {
    const answer = answers[key];
    return answer === undefined ? [] : [{ Question: text, AnswerChoice: answer }];
  });
}

const OPPOSITES: Readonly<Record<DiscTrait, DiscTrait>> = { D: 'S', I: 'C', S: 'D', C: 'I' };

function presentRemarks({ disc, remarks }: ManualContent): string[] {
  return remarks.map((remark) =>
    remark === 'opposite'
      ? REMARKS.opposite(DISC_TRAIT_NAMES[OPPOSITES[traitsOf(disc)[0]]])
      : REMARKS[remark],
  );
}

interface Compared {
  readonly own: ManualContent;
  readonly theirs: ManualContent;
  /** The name of the other person. */
  readonly name: string;
}

function presentDifference(id: DiscScaleId, { own, theirs, name }: Compared): ManualDifference {
  const positionOf = ({ percentages }: ManualContent): number | null =>
    percentages && scalePosition(id, percentages);
  const sideOf = (content: ManualContent) => {
    const position = positionOf(content);
    return position === null ? typeSide(id, content.disc) : scaleSide(position);
  };
  const [mine, other] = [sideOf(own), sideOf(theirs)];
  const words = SCALE_TEXTS[id];
  const sentence = (): string => {
    if (mine === other) return words.alike[mine];
    if (mine === 'middle') return words.viewerMiddle[other === 'first' ? 'first' : 'second'](name);
    if (other === 'middle') return words.personMiddle[mine](name);
    return mine === 'first' ? words.viewerFirst(name) : words.viewerSecond(name);
  };
  const isMeasured = own.percentages !== null && theirs.percentages !== null;
  return {
    ScaleName: DISC_SCALES[id].name,
    Text: sentence(),
    IsAlike: mine === other,
    Own: isMeasured ? positionOf(own) : null,
    Theirs: isMeasured ? positionOf(theirs) : null,
  };
}

/** The largest differences first, what is alike last. */
function presentDifferences(compared: Compared): ManualDifference[] {
  const distance = ({ Own, Theirs }: ManualDifference): number =>
    Own === null || Theirs === null ? 0 : Math.abs(Own - Theirs);
  return DISC_SCALE_IDS.map((id) => presentDifference(id, compared)).toSorted(
    (a, b) => Number(a.IsAlike) - Number(b.IsAlike) || distance(b) - distance(a),
  );
}

interface ReportOf {
  readonly row: ManualRow;
  readonly wantsFull: boolean;
}

async function buildReport(ctx: Ctx, { row, wantsFull }: ReportOf): Promise<UserManualReport> {
  const content = contentOf(row);
  if (content === null) throw notFound();
  const person = await findVisiblePerson(ctx, row.person_id);
  const isFull = wantsFull && isSelfOrAbove(ctx.actor, person);
  const isOwn = person.id === ctx.actor.id;
  const own = isOwn ? null : contentOf(await findManual(ctx.db, ctx.actor.id));
  const { percentages } = content;
  return {
    UserId: person.id,
    UserName: person.name,
    Source: content.source,
    IsFull: isFull,
    Disc: content.disc,
    Headline: TYPE_TEXTS[content.disc].headline,
    DISC: presentTypes(content),
    ...percentageFields(percentages),
    Details: presentDetails(content, isFull),
    Scales: isFull && percentages ? presentScales(percentages) : [],
    Questions: isFull ? presentAnswers(row) : [],
    Remarks: presentRemarks(content),
    Differences: own && presentDifferences({ own, theirs: content, name: callName(person.name) }),
    Viewer: own?.percentages ? percentageFields(own.percentages) : null,
    CompletedAt: row.completed_at?.toISOString() ?? null,
    Entry: await presentEntry(ctx, row),
  };
}

/**
 * The report of a user manual for the actor. The server decides who gets the fuller report, whatever the request says
 * (D-101).
 *
 * @throws not_found also for the key of another tenant, and if there is nothing to read
 */
export async function readReport(
  ctx: Ctx,
  { publicKey, flag }: { readonly publicKey: string; readonly flag: number },
): Promise<UserManualReport> {
  const row = await findManualByKey(ctx.db, publicKey);
  if (!row) throw notFound();
  return buildReport(ctx, { row, wantsFull: flag === 1 });
}

/** @throws not_found */
export async function readReportOf(
  ctx: Ctx,
  { profileId, flag }: { readonly profileId: number; readonly flag: number },
): Promise<UserManualReport> {
  const row = await findManual(ctx.db, profileId);
  if (!row) throw notFound();
  return buildReport(ctx, { row, wantsFull: flag === 1 });
}
