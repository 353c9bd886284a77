import type { Quarter, RatingAxis, TalentSettings } from '@cadence/shared-contract';
import { appraisalPeriods, RATING_AXES, RATING_AXIS_NAMES } from '@cadence/shared-contract';
import { dateInZone } from '../../kernel/clock/clock.ts';
import type { Db } from '../../kernel/db/index.ts';
import type { TenantRow } from '../../modules/tenants/index.ts';
import { counted } from '../words.ts';
import type { AppraisalCounts } from './talent.queries.ts';
import { countAppraisals, findTalent } from './talent.queries.ts';

/** How an organisation appraises, as the command line shows it. */
export interface TalentView {
  readonly subdomain: string;
  readonly isOn: boolean;
  /** The first day of the first appraised quarter. */
  readonly from: string | null;
  /** The quarters that may be appraised today, latest first. */
  readonly quarters: readonly string[];
  readonly settings: TalentSettings | null;
  readonly appraisals: AppraisalCounts;
}

const quarterName = ({ quarter, year }: Quarter): string => `Q${quarter} ${year}`;

export async function viewTalent(db: Db, tenant: TenantRow, now: Date): Promise<TalentView> {
  const talent = await findTalent(db, tenant.id);
  const { settings, from } = talent;
  const today = dateInZone(now, tenant.time_zone);
  return {
    subdomain: tenant.subdomain,
    isOn: tenant.talent_enabled,
    from,
    quarters: appraisalPeriods(from === null ? [] : [from], today).map(quarterName),
    settings,
    appraisals: await countAppraisals(db, tenant.id, talent),
  };
}

function scaleLine(settings: TalentSettings, axis: RatingAxis): readonly [string, string] {
  const { labels, name, isNeeded } = RATING_AXES[axis];
  const words = settings[labels].map(({ Label }) => Label).join(', ');
  const isUsed = isNeeded || settings.EnableTertiaryRatings;
  return [`${axis.toLowerCase()} rating`, isUsed ? `${settings.FormLable[name]}: ${words}` : '–'];
}

function labelLines(settings: TalentSettings | null): readonly (readonly [string, string])[] {
  if (!settings) return [['labels', '–']];
  const { ShareRatingWithEmployee, GracePeriod } = settings.Settings;
  return [
    ['grace', counted(GracePeriod, 'week')],
    ['ratings', ShareRatingWithEmployee ? 'shown to employees' : 'not shown to employees'],
    ...RATING_AXIS_NAMES.map((axis) => scaleLine(settings, axis)),
  ];
}

function quartersOver({ from, quarters }: TalentView): string {
  if (from === null) return '–';
  const [latest] = quarters;
  if (latest === undefined) return `${from}; no quarter is over yet`;
  return `${from}; ${quarters.length === 1 ? `${latest} is over` : `${quarters.at(-1)} to ${latest} are over`}`;
}

/** Which labels the appraisals use (D-91). */
function appraisalLines({
  notShared,
  sameLabels,
  olderLabels,
  beforeStart,
}: AppraisalCounts): readonly string[] {
  return [
    `  ${counted(notShared, 'appraisal')} not shared yet: by the labels above`,
    `  ${counted(sameLabels, 'appraisal')} shared with the labels above`,
    `  ${counted(olderLabels, 'appraisal')} shared with older labels: kept as they were shared`,
    ...(beforeStart === 0
      ? []
      : [
          `  ${counted(beforeStart, 'appraisal')} of quarters before the first one: kept, but not to be chosen`,
        ]),
  ];
}

/** How an organisation appraises, one line for each setting. */
export function talentLines(view: TalentView): readonly string[] {
  const lines: readonly (readonly [string, string])[] = [
    ['talent', view.isOn ? 'on' : 'off'],
    ['from', quartersOver(view)],
    ...labelLines(view.settings),
  ];
  return [
    ...lines.map(([label, value]) => `  ${label.padEnd(16)} ${value}`),
    ...appraisalLines(view.appraisals),
  ];
}
