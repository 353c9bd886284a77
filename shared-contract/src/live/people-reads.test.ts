import type { OutputOf } from '../call-types.ts';
import type { Change } from './change.ts';
import { PEOPLE_READS } from './people-reads.ts';

const VIEWER = 7;
const OWNER = 5;

/** What a change of people means to a list that shows one goal of `OWNER`. */
function needOf(change: Omit<Change, 'id'> & { readonly id: number }) {
  const answer = { data: [{ Id: 1, User: { Id: OWNER } }] } as unknown as OutputOf<'goals.list'>;
  return PEOPLE_READS['goals.list']?.(change, { input: { body: {} }, answer, viewerId: VIEWER });
}

describe('goals are read again when they are looked at next', () => {
  test.each<[string, Omit<Change, 'id'> & { readonly id: number }]>([
    ['their owner has another name', { type: 'user_updated', id: OWNER }],
    ['the viewer is something else', { type: 'user_updated', id: VIEWER }],
    ['the viewer has another manager', { type: 'manager_updated', id: VIEWER, managerIds: [1, 2] }],
    ['the viewer decides on more or less', { type: 'manager_updated', id: 3, managerIds: [1, VIEWER] }],
    ['anybody may decide on more or less', { type: 'manager_updated', id: 3 }],
    ['somebody has left', { type: 'user_deactivated', id: 3 }],
  ])('when %s', (_name, change) => {
    expect(needOf(change)).toBe('next');
  });

  test.each<[string, Omit<Change, 'id'> & { readonly id: number }]>([
    ['somebody else has another name', { type: 'user_updated', id: 3 }],
    ['others decide on more or less', { type: 'manager_updated', id: 3, managerIds: [1, 2] }],
    ['somebody was added', { type: 'employee_added', id: 3 }],
  ])('and not when %s', (_name, change) => {
    expect(needOf(change)).toBeNull();
  });
});
