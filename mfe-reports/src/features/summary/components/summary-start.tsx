import { useState, type ReactNode } from 'react';
import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import type { SavedSummary } from '@cadence/shared-contract';
import { Button, EmptyState, Field, LinkButton, registerStyles, Segmented, Select } from '@cadence/shared-ui';
import { Link, Navigate } from '@cadence/shared-ui/router';
import { CalendarClock, List, Monitor, Sparkles } from '@cadence/shared-ui/icons';
import { useGenerate } from '../api/generate.ts';
import {
  defaultSubject,
  savedAbout,
  savedPath,
  subjectOptions,
  type Audience,
  type Choices,
  type SummaryPlace,
  type SummarySubject,
} from '../summary-place.ts';
import { AUDIENCE_LABELS } from '../words.ts';
import { FailureDialog } from './failure-dialog.tsx';
import { Generating } from './generating.tsx';
import { SavedList } from './saved-list.tsx';
import css from './summary-start.css';

registerStyles('sum-start', css);

/** What the summary will hold, before anything is written. */
function Contents({ kind, hasModel }: { readonly kind: SummaryPlace['kind']; readonly hasModel: boolean }) {
  const isQuarter = kind === 'quarter';
  return (
    <ul className="sum-contents">
      <li>
        {hasModel ? <Sparkles aria-hidden /> : <List aria-hidden />}
        <span>
          {hasModel ? 'Written by a model from the goals' : 'Composed from the goals'} that you may see. Every
          sentence leads to its source.
        </span>
      </li>
      <li>
        <CalendarClock aria-hidden />
        <span>
          {isQuarter
            ? `The quarter as a whole, then each goal: up to ${LIMITS.summaryGoals}.`
            : 'The year as a whole, then each of its quarters.'}
        </span>
      </li>
      <li>
        <Monitor aria-hidden />
        <span>
          You edit every text and download it as slides: A4 landscape,{' '}
          {isQuarter ? LIMITS.goalsOnSlide : LIMITS.goalsOnAnnualSlide} goals on each.
        </span>
      </li>
    </ul>
  );
}

interface SubjectProps {
  readonly place: SummaryPlace;
  readonly choices: Choices;
}

/** What is chosen: from the address first, then by hand. */
function useSubject({ place, choices }: SubjectProps) {
  const { kind } = place;
  const options = subjectOptions(kind, choices);
  const named = kind === 'quarter' ? place.periodId : place.year;
  const isOffered = options.some(({ value }) => value === named);
  const [value, setValue] = useState(isOffered ? named : defaultSubject(kind, choices));
  const offered = choices.Audiences.find((audience) => audience === place.audience);
  const [audience, setAudience] = useState<Audience>(offered ?? choices.Audiences[0] ?? 'me');
  const subject: SummarySubject = {
    kind,
    periodId: kind === 'quarter' ? value : null,
    year: kind === 'year' ? value : null,
    audience,
  };
  return { options, value, setValue, audience, setAudience, subject };
}

/** One on the same subject exists: it is opened, or written again. */
function SavedNote({ saved }: { readonly saved: SavedSummary }): ReactNode {
  return (
    <p className="cd-t13 cd-ink2">
      You have a summary of {saved.Title}.{' '}
      <Link className="cd-link" to={savedPath(saved)}>
        Open it
      </Link>
    </p>
  );
}

interface SummaryChoiceProps extends SubjectProps {
  readonly saved: readonly SavedSummary[];
}

/** The choice of a quarter or a year, and of whom it is for (people §2.9, §6 Reports). */
export function SummaryChoice({ place, choices, saved }: SummaryChoiceProps): ReactNode {
  const { kind } = place;
  const { options, value, setValue, audience, setAudience, subject } = useSubject({ place, choices });
  const writing = useGenerate();
  const known = savedAbout(saved, subject);
  const wish = { subject, again: known !== null };
  const ofKind = saved.filter(({ Kind }) => Kind === kind);
  if (writing.isWriting)
    return (
      <Generating
        kind={kind}
        progress={writing.progress}
        isStopping={writing.isStopping}
        onStop={writing.stop}
      />
    );
  if (options.length === 0)
    return (
      <EmptyState
        title={MESSAGES.noPastQuarters}
        action={<LinkButton to="/v3/reports">Reports</LinkButton>}
      />
    );
  return (
    <div className="sum-start">
      <h2 className="cd-title">{kind === 'quarter' ? 'A quarter in slides' : 'A year in slides'}</h2>
      <Contents kind={kind} hasModel={choices.HasModel} />
      <form
        className="sum-choice"
        onSubmit={(event) => {
          event.preventDefault();
          writing.begin(wish);
        }}
      >
        <Field label={kind === 'quarter' ? 'Quarter' : 'Year'}>
          <Select
            options={options.map((option) => ({ value: String(option.value), label: option.label }))}
            value={String(value)}
            onChange={({ target }) => setValue(Number(target.value))}
          />
        </Field>
        {choices.Audiences.length > 1 && (
          <div className="sum-audience">
            <Segmented
              label="Audience"
              value={audience}
              options={choices.Audiences.map((one) => ({ value: one, label: AUDIENCE_LABELS[one] }))}
              onChange={setAudience}
            />
            <p className="cd-t12 cd-ink3">It changes how it is said, never what may be seen.</p>
          </div>
        )}
        {known !== null && <SavedNote saved={known} />}
        <Button type="submit" variant="primary">
          {known === null ? 'Generate' : 'Generate again'}
        </Button>
      </form>
      <SavedList summaries={ofKind} />
      <FailureDialog
        failure={writing.failure}
        onClose={writing.closeFailure}
        onRetry={() => writing.begin(wish)}
      />
    </div>
  );
}

/** The start of a summary; a saved summary named in the address is opened. */
export function SummaryStart({ place, choices, saved }: SummaryChoiceProps): ReactNode {
  const { kind, periodId, year, isNew } = place;
  const isNamed = kind === 'quarter' ? periodId !== null : year !== null;
  const audience = place.audience ?? choices.Audiences[0] ?? 'me';
  const known = isNamed && !isNew ? savedAbout(saved, { kind, periodId, year, audience }) : null;
  if (known !== null) return <Navigate to={savedPath(known)} replace />;
  return <SummaryChoice place={place} choices={choices} saved={saved} />;
}
