import { LIMITS, MESSAGES } from '@cadence/shared-contract';

/** Why a step with this comment cannot be taken; null where it can. */
export function whyNotSent(comment: string, isRequired: boolean): string | null {
  if (isRequired && comment.trim() === '') return MESSAGES.transitionCommentRequired;
  return comment.length > LIMITS.comment ? 'The comment is too long' : null;
}
