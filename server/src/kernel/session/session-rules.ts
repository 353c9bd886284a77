const HOUR = 3_600_000;

/** How long a sign-in lasts, in milliseconds. */
export interface SessionRules {
  /** It ends after this long without a request. */
  readonly idle: number;
  /** It ends this long after it began, however active. */
  readonly longest: number;
}

/** Two weeks cover a holiday between weekly updates; once a month everybody signs in again. */
export const DEFAULT_SESSION_RULES: SessionRules = { idle: 14 * 24 * HOUR, longest: 30 * 24 * HOUR };

/** When a sign-in that began at `startedAt` ends if it is not used after `now`. */
export function sessionEnd({ idle, longest }: SessionRules, startedAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + idle, startedAt.getTime() + longest));
}
