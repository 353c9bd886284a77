import type { ReactNode } from 'react';
import { Button, formatDateRange, WeekStepper } from '@cadence/shared-ui';
import { Pause, Play } from '@cadence/shared-ui/icons';
import type { QuarterWeek } from '../quarter-weeks.ts';
import type { WeekPlay } from '../use-week-play.ts';
import { WeekNote } from './week-note.tsx';
import { WeekScrub } from './week-scrub.tsx';

export interface WeekNavProps {
  readonly weeks: readonly QuarterWeek[];
  /** How many goals count. */
  readonly total: number;
  readonly shown: QuarterWeek;
  readonly onWeek: (week: number) => void;
  readonly play: WeekPlay;
}

/** From week to week: one step, any of them, or all by themselves. */
export function WeekNav({ weeks, total, shown, onWeek, play }: WeekNavProps): ReactNode {
  const goTo = (week: number): void => {
    play.stop();
    onWeek(week);
  };
  const stepTo = (by: 1 | -1) => {
    const week = weeks.find(({ Week }) => Week === shown.Week + by)?.Week;
    return week === undefined ? null : () => goTo(week);
  };
  return (
    <div className="pr-weeks">
      <div className="pr-weeks-head">
        <WeekStepper
          week={shown.Week}
          days={formatDateRange(shown.StartDate, shown.EndDate)}
          onPrevious={stepTo(-1)}
          onNext={stepTo(1)}
        />
        {play.canPlay && <PlayButton play={play} />}
      </div>
      <WeekScrub weeks={weeks} total={total} shown={shown.Week} onWeek={goTo} />
      <WeekNote weeks={weeks} total={total} shown={shown} onWeek={goTo} />
    </div>
  );
}

function PlayButton({ play: { isPlaying, toggle } }: { readonly play: WeekPlay }): ReactNode {
  const Glyph = isPlaying ? Pause : Play;
  return (
    <Button size="sm" icon={<Glyph aria-hidden className="cd-i-14" />} onClick={toggle}>
      {isPlaying ? 'Pause' : 'Play weeks'}
    </Button>
  );
}
