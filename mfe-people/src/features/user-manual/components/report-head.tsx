import type { ReactNode } from 'react';
import { callName, discWords, MESSAGES, readPercentages, traitsOf } from '@cadence/shared-contract';
import type { UserManual, UserManualReport } from '@cadence/shared-contract';
import { useTimeZone } from '@cadence/shared-auth';
import { useDownload } from '@cadence/shared-auth/query';
import { Button, cx, dayOf, formatDateLong } from '@cadence/shared-ui';
import { Download } from '@cadence/shared-ui/icons';
import type { ManualPerson } from '../manual-person.ts';
import { tintClass } from '../wheel/tint-class.ts';
import { TraitWheel } from '../wheel/trait-wheel.tsx';
import { EntryFile } from './entry-file.tsx';

interface ReportHeadProps {
  readonly person: ManualPerson;
  readonly manual: UserManual;
  readonly report: UserManualReport;
}

/** How many details are shown first: how to speak to me, strengths, what tires me. */
export const FIRST_DETAILS = 3;

/** The figure, one sentence, and the essentials. */
export function ReportHead({ person, manual, report }: ReportHeadProps): ReactNode {
  const { Disc, Details, Viewer } = report;
  const percentages = readPercentages(report);
  const reader = Viewer === null ? null : readPercentages(Viewer);
  return (
    <div className="mn-top">
      <TraitWheel
        personId={person.Id}
        name={manual.IsOwn ? 'You' : callName(person.Name)}
        type={Disc}
        percentages={percentages}
        reader={reader}
      />
      <div className="mn-said">
        <div className="mn-type">
          <span>{discWords(Disc)}</span>
          <PdfButton person={person} isFull={manual.IsFull} />
        </div>
        <h3 className="cd-title">{report.Headline}</h3>
        <EntryWords report={report} />
        <dl className="mn-lines">
          {Details.slice(0, FIRST_DETAILS).map(({ Title, Detail }) => (
            <div key={Title}>
              <dt>{Title}</dt>
              <dd>{Detail}</dd>
            </div>
          ))}
        </dl>
        {percentages !== null && (
          <Legend personId={person.Id} isAlone={traitsOf(Disc).length === 1} hasReader={reader !== null} />
        )}
        <p className="mn-use">
          <Origin person={person} report={report} isOwn={manual.IsOwn} /> {MESSAGES.discUse}
        </p>
      </div>
    </div>
  );
}

/** What somebody wrote of themselves, and their PDF; nothing beside a result. */
function EntryWords({ report: { Source, Entry } }: Pick<ReportHeadProps, 'report'>): ReactNode {
  if (Source !== 'entry' || Entry === null) return null;
  return (
    <div className="mn-entry-said">
      <p className="cd-prose">{Entry.Description}</p>
      <EntryFile entry={Entry} />
    </div>
  );
}

/** The report on A4 (UMAN-012). */
function PdfButton({
  person,
  isFull,
}: {
  readonly person: ManualPerson;
  readonly isFull: boolean;
}): ReactNode {
  const pdf = useDownload('userManual.pdf');
  return (
    <Button
      size="sm"
      icon={<Download aria-hidden />}
      loading={pdf.isBusy}
      onClick={() => pdf.start({ params: { profileId: person.Id, flag: isFull ? 1 : 0 } })}
    >
      PDF
    </Button>
  );
}

interface LegendProps {
  readonly personId: number;
  /** Whether the type is one trait alone. */
  readonly isAlone: boolean;
  readonly hasReader: boolean;
}

function Legend({ personId, isAlone, hasReader }: LegendProps): ReactNode {
  return (
    <ul className={cx('mn-legend', tintClass(personId))} aria-hidden>
      <li>
        <i className="mn-main" />
        {isAlone ? 'main trait' : 'two main traits'}
      </li>
      <li>
        <i className="mn-less" />
        the others
      </li>
      {hasReader && (
        <li>
          <i className="mn-dash" />
          you
        </li>
      )}
    </ul>
  );
}

/** Its source and date. */
function Origin({
  person,
  report,
  isOwn,
}: Omit<ReportHeadProps, 'manual'> & { readonly isOwn: boolean }): ReactNode {
  const timeZone = useTimeZone();
  const day = (instant: string): string => formatDateLong(dayOf(instant, timeZone));
  if (report.Source === 'entry') {
    const who = isOwn ? 'you' : callName(person.Name);
    return report.Entry !== null && `Entered by ${who}, ${day(report.Entry.UpdatedAt)}.`;
  }
  return report.CompletedAt !== null && `Assessment of ${day(report.CompletedAt)}.`;
}
