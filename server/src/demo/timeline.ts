import type { Quarter } from '@cadence/shared-contract';
import { addDays, mondayOf, periodWeeks, quarterAt } from '@cadence/shared-contract';

/** A quarter of the demo, relative to today. */
export interface DemoQuarter extends Quarter {
  /** 0 is the current one. */
  readonly index: number;
  readonly name: string;
  /** Mondays of its numbered weeks. */
  readonly mondays: readonly string[];
}

const PAST_QUARTERS = 3;
const COMING_QUARTERS = 4;

/** Three past quarters, the current one and the four that may be chosen (D-11), oldest first. */
export function demoQuarters(today: string): readonly DemoQuarter[] {
  const quarters: Quarter[] = [quarterAt(today)];
  for (let count = 0; count < PAST_QUARTERS; count += 1) {
    quarters.unshift(quarterAt(addDays(quarters[0]?.startDate ?? today, -1)));
  }
  for (let count = 0; count < COMING_QUARTERS; count += 1) {
    quarters.push(quarterAt(addDays(quarters.at(-1)?.endDate ?? today, 1)));
  }
  return quarters.map((quarter, position) => ({
    ...quarter,
    index: position - PAST_QUARTERS,
    name: `Q${quarter.quarter} ${quarter.year}`,
    mondays: periodWeeks(quarter.startDate).map((week) => week.startDate),
  }));
}

/** Instants of a history: never after now, and in the order in which they are asked for. */
export class Timeline {
  readonly now: Date;
  readonly today: string;
  readonly thisMonday: string;
  #held = 0;

  constructor(now: Date, today: string) {
    this.now = now;
    this.today = today;
    this.thisMonday = mondayOf(today);
  }

  /** A day at an hour and minute (UTC), or shortly before now if that is yet to come. */
  at(date: string, hour: number, minute = 0): Date {
    const wanted = new Date(
      `${date}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00Z`,
    );
    if (wanted < this.now) return wanted;
    this.#held += 1;
    return new Date(this.now.getTime() - Math.max(1, 600 - this.#held) * 1000);
  }
}
