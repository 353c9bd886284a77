import { useId, useState, type ReactNode } from 'react';
import { callName } from '@cadence/shared-contract';
import type { UserManualReport } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { Button } from '@cadence/shared-ui';
import { ChevronDown, ChevronUp } from '@cadence/shared-ui/icons';
import type { ManualPerson } from '../manual-person.ts';
import { FIRST_DETAILS } from './report-head.tsx';
import { ScaleRail } from './scale-rail.tsx';

interface MoreReportProps {
  readonly person: ManualPerson;
  readonly report: UserManualReport;
}

/** The texts of the type for everybody; details and scales for the ceo, managers above and the owner (D-101). */
export function MoreReport({ person, report }: MoreReportProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const title = report.IsFull ? 'Full report' : 'About this type';
  return (
    <section className="mn-part">
      <header>
        <h3 className="cd-heading">{title}</h3>
        <Button
          size="sm"
          variant="quiet"
          className="cd-push"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${isOpen ? 'Hide' : 'Show'}: ${title}`}
          iconEnd={isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide' : 'Show'}
        </Button>
      </header>
      <div id={id} hidden={!isOpen}>
        <TypeTexts report={report} />
        <Scales person={person} report={report} />
      </div>
    </section>
  );
}

/** The texts of the type and its traits, and what did not fit on the first screen. */
function TypeTexts({ report }: { readonly report: UserManualReport }): ReactNode {
  const texts = [
    ...report.DISC.map(({ DiscTitle, Text }) => ({ Title: DiscTitle, Detail: Text })),
    ...report.Details.slice(FIRST_DETAILS),
  ];
  // A type of one trait has that trait's name: both texts are under it.
  const titles = [...new Set(texts.map(({ Title }) => Title))];
  return (
    <dl className="mn-lines mn-texts">
      {titles.map((title) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            {texts
              .filter(({ Title }) => Title === title)
              .map(({ Detail }) => Detail)
              .join('\n')}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Scales({ person, report }: MoreReportProps): ReactNode {
  const { profile } = useSession();
  const name = profile.Id === person.Id ? 'You' : callName(person.Name);
  if (report.Scales.length === 0) return null;
  return (
    <ul className="mn-versus" aria-label="Scales">
      {report.Scales.map(({ ScaleName, Text, total }) => (
        <li key={ScaleName}>
          <p>{Text}</p>
          <ScaleRail scale={ScaleName} stops={[{ person, name, at: total }]} />
        </li>
      ))}
    </ul>
  );
}
