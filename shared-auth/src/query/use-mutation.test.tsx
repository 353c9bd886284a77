import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ApiError } from '../api/api-error.ts';
import { api, endSession, startSession } from '../session/session-actions.ts';
import { sessionStore } from '../session/session-store.ts';
import { ApiProblem, fakeSession, on, onOffline, renderWithShell, setupApiServer } from '../testing/index.ts';
import { useMutation, type MutationOptions } from './use-mutation.ts';

const server = setupApiServer();

type Failure = MutationOptions<unknown, void, unknown>['failure'];

function DeleteButton({ failure }: { readonly failure?: Failure }): ReactNode {
  const { mutate, isError } = useMutation({
    ...(failure !== undefined && { failure }),
    mutationFn: () => api.call('goals.delete', { params: { id: 4 } }),
  });
  return (
    <button type="button" onClick={() => mutate()}>
      {isError ? 'Failed' : 'Delete'}
    </button>
  );
}

async function press(failure?: Failure) {
  const shown = renderWithShell(<DeleteButton {...(failure !== undefined && { failure })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Failed' })).toBeVisible());
  shown.unmount();
  return shown.toasts.map(({ title }) => title);
}

test.each([
  ['refused', 'conflict', 'This goal was deleted before.'],
  ['broken', 'internal', 'Something went wrong!!'],
] as const)('[D-124] a change that is %s says so by itself', async (_how, code, sentence) => {
  server.use(
    on('goals.delete', () => {
      throw new ApiProblem(code, sentence);
    }),
  );
  expect(await press()).toEqual([sentence]);
});

test('[D-124] a change without an answer says that trying again is safe', async () => {
  server.use(onOffline('goals.delete'));
  expect(await press()).toEqual(['We could not confirm that it was saved; trying again is safe.']);
});

test('a screen that shows the failure itself is not doubled, also when that depends on the failure', async () => {
  server.use(onOffline('goals.delete'));
  expect(await press('inline')).toEqual([]);
  const whenRefused: Failure = (error) => (error instanceof ApiError ? 'inline' : 'toast');
  expect(await press(whenRefused)).toHaveLength(1);
  server.use(
    on('goals.delete', () => {
      throw new ApiProblem('conflict', 'This goal was deleted before.');
    }),
  );
  expect(await press(whenRefused)).toEqual([]);
});

describe('when the session ends before a change is answered, nothing follows from it', () => {
  afterEach(() => endSession('signed-out'));

  /** Changes something, and puts back what was shown before where that fails. */
  function Follow({ onEnd }: { readonly onEnd: (how: string) => void }): ReactNode {
    const { mutate } = useMutation({
      mutationFn: () => api.call('goals.follow', { params: { id: 4 } }),
      onSuccess: () => onEnd('done'),
      onError: () => onEnd('put back'),
      onSettled: () => onEnd('settled'),
    });
    return (
      <button type="button" onClick={() => mutate()}>
        Follow
      </button>
    );
  }

  test.each([
    ['because of it', null],
    ['and the next person is signed in when it is refused', 'refused'],
    ['and the next person is signed in when it is done', 'done'],
  ] as const)('%s', async (_when, next) => {
    const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    server.use(
      on('goals.follow', async () => {
        asked.resolve();
        await answer.promise;
        if (next === 'done') return { IsFollowed: true };
        throw new ApiProblem('unauthenticated', 'Your session has ended.');
      }),
      on('auth.relogin', () => fakeSession()),
    );
    const ends: string[] = [];
    const { toasts } = renderWithShell(<Follow onEnd={(how) => void ends.push(how)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
    await asked.promise;
    if (next !== null) {
      endSession('signed-out');
      startSession(fakeSession({ profile: { Id: 8 } }));
    }
    answer.resolve();
    if (next === null) await waitFor(() => expect(sessionStore.getState().status).toBe('signed-out'));
    // Answered after it.
    else await api.call('auth.relogin');
    expect(ends).toEqual([]);
    expect(toasts).toEqual([]);
  });
});
