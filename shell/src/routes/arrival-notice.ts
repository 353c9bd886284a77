import type { LinkPurpose } from '../signed-out/signed-out-paths.ts';

export type ExpiredLink = Exclude<LinkPurpose, 'undo-email'>;

/** What brought a person to a page that they did not ask for. It lasts as long as the page, also when it is reloaded. */
export interface ArrivalNotice {
  /** A mailed link that is worth nothing any more. */
  readonly expired?: ExpiredLink;
  /** An address without a page. */
  readonly unknownPath?: string;
}

const PURPOSES: readonly unknown[] = ['reset', 'invitation', 'unlock', 'confirm'] satisfies ExpiredLink[];

/** Reads a router's state, which may be anything. */
export function readArrival(state: unknown): ArrivalNotice {
  const { expired, unknownPath } = (state ?? {}) as Record<keyof ArrivalNotice, unknown>;
  return {
    ...(PURPOSES.includes(expired) && { expired: expired as ExpiredLink }),
    ...(typeof unknownPath === 'string' && { unknownPath }),
  };
}
