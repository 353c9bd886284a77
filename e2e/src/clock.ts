/** A Wednesday in the middle of a quarter: every kind of week is on screen and no test depends on today. */
export const CLOCK = '2026-11-18T15:00:00Z';
