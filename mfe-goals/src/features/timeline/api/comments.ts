import { api, saveOnce, useShell, type FormKey } from '@cadence/shared-auth';
import { queryKeys, useFreshness, useMutation, useQueryClient } from '@cadence/shared-auth/query';
import type { CommentType, GoalBundle, GoalComment } from '@cadence/shared-contract';

export interface AddCommentInput {
  readonly type: CommentType;
  /** What the comment is attached to. */
  readonly id: number;
  readonly text: string;
  /** Of the box: however often it is sent, it creates one comment (D-122). */
  readonly formKey: FormKey;
}

function addComment({ type, id, text, formKey }: AddCommentInput): Promise<GoalComment> {
  return saveOnce(formKey, {
    create: (idempotencyKey) =>
      api.call('goals.commentAdd', { body: { Id: id, Type: type, Comment: text }, idempotencyKey }),
    update: ({ Id }, idempotencyKey) =>
      api.call('goals.commentUpdate', { body: { CommentId: Id, Comment: text }, idempotencyKey }),
  });
}

type Edit = (comments: readonly GoalComment[]) => GoalComment[];

/** Adding, changing and deleting comments of one goal; the timeline shows the server's answer at once. */
export function useComments(goalId: number) {
  const client = useQueryClient();
  const { made } = useFreshness();
  const shell = useShell();
  const key = queryKeys.call('goals.read', { params: { id: goalId } });
  const show = (edit: Edit): void => {
    client.setQueryData<GoalBundle>(
      key,
      (bundle) => bundle && { ...bundle, GoalStatusComments: edit(bundle.GoalStatusComments) },
    );
  };
  const changes = () => ({ type: 'goal_discussed', id: goalId }) as const;
  const onError = (): void => void made([changes()]);
  const add = useMutation({
    mutationFn: addComment,
    changes,
    onSuccess: (comment) => show((comments) => [...comments.filter(({ Id }) => Id !== comment.Id), comment]),
    onError,
  });
  const update = useMutation({
    mutationFn: ({ id, text }: { readonly id: number; readonly text: string }) =>
      api.call('goals.commentUpdate', { body: { CommentId: id, Comment: text } }),
    changes,
    onSuccess: (comment) =>
      show((comments) => comments.map((one) => (one.Id === comment.Id ? comment : one))),
    onError,
  });
  const remove = useMutation({
    mutationFn: (id: number) => api.call('goals.commentDelete', { params: { id } }),
    changes,
    onSuccess: (_done, id) => {
      shell.toast({ title: 'Comment deleted', tone: 'good' });
      show((comments) => comments.filter((one) => one.Id !== id));
    },
    onError,
  });
  return { add, update, remove };
}
export type CommentsControl = ReturnType<typeof useComments>;
