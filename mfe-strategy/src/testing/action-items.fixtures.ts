import type { ActionItem, ActionItemUser } from '@cadence/shared-contract';
import { fakeSession, on } from '@cadence/shared-auth/testing';
import type { ApiServer } from '@cadence/shared-auth/testing';

const { Profile } = fakeSession();
export const VIEWER: ActionItemUser = {
  Id: Profile.Id,
  Name: Profile.Name,
  Avatar: null,
  JobTitle: Profile.JobTitle,
};
export const ANA: ActionItemUser = { Id: 31, Name: 'Ana Ruiz', Avatar: null, JobTitle: 'Vice President' };
export const JOSE: ActionItemUser = { Id: 32, Name: 'José Ángel Muñoz', Avatar: null, JobTitle: null };

/** The day of `fakeSession`, a Thursday. */
export const TODAY = '2026-11-19';

/** An item that the viewer requests from Ana, with the actions the viewer then has. */
export function fakeItem(fields: Partial<ActionItem> = {}): ActionItem {
  const item: Omit<ActionItem, 'AssigneeId' | 'RequesterId' | 'Permissions'> = {
    Id: 1,
    Title: 'Send the second offer',
    DueDate: '2026-12-04',
    Assignee: ANA,
    Requester: VIEWER,
    IsCompleted: false,
    Author: null,
    NamedBy: null,
    UpdatedAt: '2026-11-18T10:00:00.000Z',
    ...fields,
  };
  const isRequester = item.Requester.Id === VIEWER.Id;
  return {
    ...item,
    AssigneeId: item.Assignee.Id,
    RequesterId: item.Requester.Id,
    Permissions: {
      MarkComplete: item.Assignee.Id === VIEWER.Id,
      Edit: isRequester && !item.IsCompleted,
      Delete: isRequester,
      Decline: isRequester && item.NamedBy !== null && !item.IsCompleted,
    },
  };
}

/** The viewer's tasks. */
export const MINE = fakeItem({
  Id: 2,
  Title: 'Name a deputy',
  DueDate: '2026-11-17',
  Assignee: VIEWER,
  Requester: ANA,
});
export const OFFER = fakeItem();

const unique = (people: readonly ActionItemUser[]) => [
  ...new Map(people.map((one) => [one.Id, one])).values(),
];

/** Answers as the server would from the items held; a test changes the list. Marks and deletions change it too. */
export function serveItems(server: ApiServer, ...items: ActionItem[]) {
  const held = { items, asked: [] as unknown[] };
  server.use(
    on('actionItems.users', () => ({ users: [VIEWER, ANA, JOSE] })),
    on('actionItems.list', ({ body }) => {
      held.asked.push(body);
      const { Page = 1, PageSize = 20, IsCompleted = false, Filters } = body;
      const fits = (ids: readonly number[] | null | undefined, id: number) =>
        !ids?.length || ids.includes(id);
      const found = held.items.filter(
        (item) =>
          item.IsCompleted === IsCompleted &&
          fits(Filters?.AssigneeId, item.AssigneeId) &&
          fits(Filters?.RequesterId, item.RequesterId),
      );
      return {
        data: found.slice((Page - 1) * PageSize, Page * PageSize),
        count: found.length,
        to_users: unique(held.items.map(({ Assignee }) => Assignee)),
        by_users: unique(held.items.map(({ Requester }) => Requester)),
        Today: TODAY,
      };
    }),
    on('actionItems.markComplete', ({ params }) => {
      const item = held.items.find(({ Id }) => Id === Number(params.id)) ?? OFFER;
      const changed = fakeItem({ ...item, IsCompleted: Number(params.tab) === 1 });
      held.items = held.items.map((one) => (one.Id === changed.Id ? changed : one));
      return changed;
    }),
    on('actionItems.decline', ({ params }) => {
      held.items = held.items.filter(({ Id }) => Id !== Number(params.id));
      return { Success: true };
    }),
    on('actionItems.delete', ({ params }) => {
      held.items = held.items.filter(({ Id }) => Id !== Number(params.id));
      return { Success: true };
    }),
  );
  return held;
}
