import { useState, type ReactNode } from 'react';
import type { TalentPeriod, TalentSchedule } from '@cadence/shared-contract';
import { readId } from '@cadence/shared-contract';
import { ApiError, useSession, useShell } from '@cadence/shared-auth';
import { Button, SkeletonDetail } from '@cadence/shared-ui';
import { useLocation } from '@cadence/shared-ui/router';
import { PeriodMenu } from '../../frame/components/period-menu.tsx';
import { LoadFailure } from '../../states/components/load-failure.tsx';
import { NoAppraisals } from '../../states/components/no-appraisals.tsx';
import { useAppraisal } from '../../writing/api/appraisal.ts';
import { usePersonAppraisals } from '../api/person-appraisals.ts';
import { EarlierLetters, ownPath, type OwnPeriod, type PersonAppraisals } from './earlier-letters.tsx';
import { OwnLetter } from './own-letter.tsx';
import { TakenAway, TooNew } from './own-states.tsx';

interface MyAppraisalsProps {
  readonly schedule: TalentSchedule;
}

/** The quarter in the address; without one the latest that has an appraisal, else the latest. None for who is too new. */
function chosenPeriod(
  { Periods }: TalentSchedule,
  own: readonly OwnPeriod[],
  named: number | null,
): TalentPeriod | undefined {
  if (own.length === 0) return undefined;
  const written = own.find(({ AppraisalId }) => AppraisalId !== null) ?? Periods[0];
  return Periods.find(({ PeriodId }) => PeriodId === named) ?? written;
}

/** The quarter that is shown. It stays until the viewer goes elsewhere, whatever others do to their appraisals. */
function useShownPeriod(
  schedule: TalentSchedule,
  own: PersonAppraisals | undefined,
): TalentPeriod | undefined {
  const { key, search } = useLocation();
  const [shown, setShown] = useState<{ readonly place: string; readonly period: TalentPeriod } | null>(null);
  if (shown?.place === key) return shown.period;
  const named = readId(new URLSearchParams(search).get('period') ?? '');
  const period = own && chosenPeriod(schedule, own.Periods, named);
  if (period !== undefined) setShown({ place: key, period });
  return period;
}

/** The viewer's own appraisals, one quarter at a time (TAL-003). */
export function MyAppraisals({ schedule }: MyAppraisalsProps): ReactNode {
  const { profile } = useSession();
  const shell = useShell();
  const query = usePersonAppraisals(profile.Id);
  const period = useShownPeriod(schedule, query.data);
  if (query.data === undefined) {
    if (query.error === null) return <SkeletonDetail label="Loading your appraisals" />;
    return <LoadFailure query={query} />;
  }
  const own = query.data;
  if (period === undefined) return <TooNew person={own} />;
  return (
    <>
      <PeriodMenu periods={schedule.Periods} shown={period} onPeriod={(id) => shell.navigate(ownPath(id))} />
      <Quarter key={period.PeriodId} schedule={schedule} period={period} own={own} />
    </>
  );
}

interface QuarterProps extends MyAppraisalsProps {
  readonly period: TalentPeriod;
  readonly own: PersonAppraisals;
}

/**
 * A quarter, which remembers the appraisal that it showed: neither taking it back nor writing another in its place
 * may remove what was typed.
 */
function Quarter({ schedule, period, own }: QuarterProps): ReactNode {
  const shell = useShell();
  const id = own.Periods.find(({ PeriodId }) => PeriodId === period.PeriodId)?.AppraisalId ?? null;
  const [shown, setShown] = useState(id);
  if (id !== null && shown === null) setShown(id);
  if (shown !== null && shown !== id)
    return (
      <TakenAway
        appraisalId={shown}
        action={id !== null && <Button onClick={() => setShown(id)}>Read the new one</Button>}
      />
    );
  if (id !== null) return <OneLetter id={id} own={own} />;
  const written = own.Periods.filter(({ AppraisalId }) => AppraisalId !== null);
  const Periods = schedule.Periods.filter(
    ({ PeriodId }) => PeriodId === period.PeriodId || written.some((one) => one.PeriodId === PeriodId),
  );
  return (
    <>
      <NoAppraisals
        schedule={{ ...schedule, Periods }}
        period={period}
        onPeriod={(periodId) => shell.navigate(ownPath(periodId))}
      />
      <div className="tal-own-list">
        <EarlierLetters own={own} before={period.StartDate} />
      </div>
    </>
  );
}

function OneLetter({ id, own }: { readonly id: number; readonly own: PersonAppraisals }): ReactNode {
  const { data, error, isFetching, refetch } = useAppraisal(id);
  if (error instanceof ApiError && error.code === 'not_found') return <TakenAway appraisalId={id} />;
  if (data !== undefined) return <OwnLetter key={id} appraisal={data} own={own} />;
  if (error === null) return <SkeletonDetail label="Loading your appraisal" />;
  return <LoadFailure title="The appraisal could not be loaded" query={{ error, isFetching, refetch }} />;
}
