import type { BodyOf } from '@cadence/shared-contract';
import { startTestApp } from '../../testing/index.ts';
import type { TestApp } from '../../testing/index.ts';
import { companyOf } from './testing/company.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

/** Three items of one requester for three people, and one for the requester. */
async function filled() {
  const company = await companyOf(t);
  const { ceo, requester, assignee, third, as } = company;
  const [mine, fromCeo] = [await as(requester), await as(ceo)];
  await mine.create({ Title: 'beta', DueDate: '2026-11-22', AssigneeId: assignee.id });
  await mine.create({ Title: 'Alpha', DueDate: '2026-11-20', AssigneeId: third.id });
  await mine.create({ Title: 'gamma', DueDate: '2026-11-21', AssigneeId: assignee.id });
  await fromCeo.create({ Title: 'Delta', DueDate: '2026-11-20', AssigneeId: requester.id });
  const titles = async (body: BodyOf<'actionItems.list'> = {}) =>
    (await mine.list(body)).ok.data.map(({ Title }) => Title);
  return { ...company, mine, titles };
}

test('[ACT-006] [ACT-017] the nearest deadline is first, equal ones in the order they were added', async () => {
  const { titles } = await filled();
  expect(await titles()).toEqual(['Alpha', 'Delta', 'gamma', 'beta']);
});

test('[ACT-017] every column sorts both ways, people by name', async () => {
  const { titles, ceo, requester, assignee, third } = await filled();
  expect(await titles({ SortBy: 'DueDate', SortOrder: 'desc' })).toEqual(['beta', 'gamma', 'Alpha', 'Delta']);
  expect(await titles({ SortBy: 'Title' })).toEqual(['Alpha', 'beta', 'Delta', 'gamma']);
  expect(await titles({ SortBy: 'Title', SortOrder: 'desc' })).toEqual(['gamma', 'Delta', 'beta', 'Alpha']);
  // The factory numbers names in the order of the people.
  expect([ceo, requester, assignee, third].map(({ name }) => name)).toEqual(
    [ceo, requester, assignee, third].map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en')),
  );
  expect(await titles({ SortBy: 'Assignee' })).toEqual(['Delta', 'gamma', 'beta', 'Alpha']);
  expect(await titles({ SortBy: 'Assignee', SortOrder: 'desc' })).toEqual([
    'Alpha',
    'gamma',
    'beta',
    'Delta',
  ]);
  expect(await titles({ SortBy: 'Requester' })).toEqual(['Delta', 'Alpha', 'gamma', 'beta']);
});

test('[ACT-017] filters select assignees and requesters; count and people cover all pages', async () => {
  const { mine, titles, ceo, requester, assignee, third } = await filled();
  expect(await titles({ Filters: { AssigneeId: [assignee.id] } })).toEqual(['gamma', 'beta']);
  expect(await titles({ Filters: { AssigneeId: [assignee.id, third.id] } })).toHaveLength(3);
  expect(await titles({ Filters: { RequesterId: [ceo.id], AssigneeId: null } })).toEqual(['Delta']);
  expect(await titles({ Filters: { RequesterId: [ceo.id], AssigneeId: [third.id] } })).toEqual([]);
  expect(await titles({ Filters: null })).toHaveLength(4);
  const page = (await mine.list({ PageSize: 1, Filters: { AssigneeId: [assignee.id] } })).ok;
  expect([page.data.length, page.count]).toEqual([1, 2]);
  expect(page.to_users.map(({ Id }) => Id)).toEqual([requester.id, assignee.id, third.id]);
  expect(page.by_users.map(({ Id }) => Id)).toEqual([ceo.id, requester.id]);
});

test('deadlines are compared with the organisation’s day, not the server’s', async () => {
  const { mine } = await filled();
  const today = (await mine.list()).ok.Today;
  expect(today).toBe('2026-11-11');
  // Ten in the evening in Chicago is the next day in UTC.
  t.clock.advance(13 * 3_600_000);
  expect((await mine.list()).ok.Today).toBe('2026-11-11');
});

test('[ACT-006] pages hold 20, do not overlap, and end', async () => {
  const { requester, assignee, as } = await companyOf(t);
  const mine = await as(requester);
  for (let number = 0; number < 23; number += 1)
    await mine.create({ Title: `Item ${number}`, AssigneeId: assignee.id });
  const pages = await Promise.all([1, 2, 3].map(async (Page) => (await mine.list({ Page })).ok));
  expect(pages.map(({ data }) => data.length)).toEqual([20, 3, 0]);
  expect(pages.map(({ count }) => count)).toEqual([23, 23, 23]);
  expect(new Set(pages.flatMap(({ data }) => data.map(({ Id }) => Id))).size).toBe(23);
});

test('[ACT-017] an invalid list request is refused with a sentence', async () => {
  const { requester, as } = await companyOf(t);
  const mine = await as(requester);
  const wrong = [
    { Page: 0 },
    { PageSize: 101 },
    { SortBy: 'Id' },
    { SortOrder: 'up' },
    { Filters: { Title: ['x'] } },
  ];
  for (const body of wrong) {
    const { status, problem } = await mine.list(body as BodyOf<'actionItems.list'>);
    expect([status, problem.code]).toEqual([400, 'invalid']);
  }
});
