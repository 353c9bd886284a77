import { api } from '@cadence/shared-auth';

export interface PostUpdateInput {
  /** The weekly status row (D-12). */
  readonly statusId: number;
  readonly week: number;
  readonly likelihood: number;
  readonly quality: number;
  readonly comment: string;
  /** Of the form: its comment is added once, and edited after that (D-122). */
  readonly formKey: string;
}

/**
 * Fills a week in; posting again in the same week replaces the values.
 *
 * @param postedAt the posting it was written on, where another one in between must not be replaced (D-189); null for
 *   none
 */
export function postUpdate(
  { statusId, likelihood, quality, comment, formKey }: PostUpdateInput,
  postedAt?: string | null,
) {
  const text = comment.trim();
  const values = { Id: statusId, Likelihood: likelihood, Quality: quality };
  return api.call('goals.updateStatus', {
    body: {
      ...values,
      ...(text !== '' && { Comment: text }),
      ...(postedAt !== undefined && { PostedAt: postedAt }),
    },
    idempotencyKey: formKey,
  });
}
