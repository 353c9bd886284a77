import type { Notification, NotifiedGoal } from '@cadence/shared-contract';

/** A goal of Ann's that its reader may see, and decide on as the actions say. */
export function goalOf(Id: number, changes: Partial<NotifiedGoal> = {}): NotifiedGoal {
  return {
    Id,
    Title: `Goal ${Id}`,
    Owner: { Id: 7, Name: 'Ann Ruiz' },
    UpdatedAt: '2026-11-16T14:05:00.000Z',
    Actions: [],
    ...changes,
  };
}

/** Something that Ann did; read, and about no goal. */
export function makeNote(id: number, changes: Partial<Notification> = {}): Notification {
  return {
    Id: id,
    Subject: `Subject ${id}`,
    Body: '',
    CreatedAt: '2026-11-16T14:05:00.000Z',
    IsRead: true,
    NotifiedObjectType: 'Goal',
    NotifiedObjectId: id,
    Event: null,
    Actor: { Id: 7, Name: 'Ann Ruiz', Avatar: null },
    Goal: null,
    Sentence: `Ann Ruiz did ${id}`,
    Said: null,
    Update: null,
    ...changes,
  };
}

/** Something that Ann did to a goal. */
export function noteAbout(goal: NotifiedGoal, changes: Partial<Notification> & { Id: number }): Notification {
  return makeNote(changes.Id, { Goal: goal, NotifiedObjectId: goal.Id, ...changes });
}
