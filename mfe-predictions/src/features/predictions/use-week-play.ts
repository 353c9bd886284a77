import { useEffect, useEffectEvent, useState } from 'react';

/** How long a week stays while the weeks are played, in milliseconds. */
const WEEK_MS = 1000;

export interface WeekPlay {
  /** There is more than one week to see. */
  readonly canPlay: boolean;
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  readonly stop: () => void;
}

interface PlayedWeeks {
  /** In order. */
  readonly weeks: readonly number[];
  readonly shown: number;
  readonly onWeek: (week: number) => void;
}

/** Shows week after week by itself, from the shown one on, or from the first where none is left. */
export function useWeekPlay({ weeks, shown, onWeek }: PlayedWeeks): WeekPlay {
  const [isPlaying, setPlaying] = useState(false);
  const last = weeks.at(-1) ?? 0;
  const step = useEffectEvent(() => {
    const next = weeks.find((week) => week > shown);
    if (next === undefined) setPlaying(false);
    else onWeek(next);
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = window.setInterval(() => step(), WEEK_MS);
    return () => window.clearInterval(timer);
  }, [isPlaying]);
  return {
    canPlay: weeks.length > 1,
    isPlaying,
    toggle: () => {
      const [first] = weeks;
      if (!isPlaying && shown >= last && first !== undefined) onWeek(first);
      setPlaying(!isPlaying);
    },
    stop: () => setPlaying(false),
  };
}
