import type { Notification } from '@cadence/shared-contract';
import { foldAlike, meet, newsSections, type MetNews } from './news-sections.ts';
import { goalOf, makeNote, noteAbout } from './testing/make-note.ts';

const AT = { now: Date.parse('2026-11-20T16:41:00Z'), timeZone: 'UTC' };
const NOTHING: MetNews = new Map();
const see = (met: MetNews, items: readonly Notification[]): MetNews => meet(met, items, AT.now);

function shown(met: MetNews): readonly unknown[] {
  return newsSections([...met.values()], AT).map(({ heading, unread, threads }) => [
    heading.title,
    unread,
    threads.map(({ title, notes }) => [title, notes.map(({ Id }) => Id)]),
  ]);
}

test('unread first, then days; a goal once in each, with its news under it, newest first', () => {
  const [retention, hours] = [goalOf(5, { Title: 'Retention' }), goalOf(6, { Title: 'Hours' })];
  const met = see(NOTHING, [
    noteAbout(retention, { Id: 9, IsRead: false, CreatedAt: '2026-11-20T14:00:00Z' }),
    noteAbout(hours, { Id: 8, IsRead: false, CreatedAt: '2026-11-19T14:00:00Z' }),
    noteAbout(retention, { Id: 7, IsRead: false, CreatedAt: '2026-11-18T14:00:00Z' }),
    noteAbout(retention, { Id: 6, CreatedAt: '2026-11-20T13:00:00Z' }),
    makeNote(5, { Subject: 'New action item', CreatedAt: '2026-11-20T12:00:00Z' }),
    makeNote(4, { Subject: 'New action item', CreatedAt: '2026-11-20T11:00:00Z' }),
    noteAbout(hours, { Id: 3, CreatedAt: '2026-11-19T12:00:00Z' }),
  ]);
  expect(shown(met)).toEqual([
    [
      'Unread',
      3,
      [
        ['Retention', [9, 7]],
        ['Hours', [8]],
      ],
    ],
    [
      'Today',
      null,
      [
        ['Retention', [6]],
        ['New action item', [5, 4]],
      ],
    ],
    ['Yesterday', null, [['Hours', [3]]]],
  ]);
});

test('what has been read keeps its place, also when its page is no longer loaded', () => {
  const [first, second] = [makeNote(2, { IsRead: false }), makeNote(1, { IsRead: false })];
  const met = see(see(NOTHING, [first, second]), [{ ...first, IsRead: true }, second]);
  expect(shown(met)).toMatchObject([
    [
      'Unread',
      1,
      [
        ['Subject 2', [2]],
        ['Subject 1', [1]],
      ],
    ],
  ]);
  expect(shown(see(met, [second]))).toEqual(shown(met));
  const read = see(met, [{ ...second, IsRead: true }]);
  expect(shown(read)).toMatchObject([
    [
      'Read just now',
      0,
      [
        ['Subject 2', [2]],
        ['Subject 1', [1]],
      ],
    ],
  ]);
});

test('an answer without news changes nothing', () => {
  const items = [makeNote(1)];
  const met = see(NOTHING, items);
  expect(see(met, items)).toBe(met);
});

test('what one person does again to the same goal is one row, unless something else came between', () => {
  const goal = goalOf(5);
  const other = { Id: 8, Name: 'Ben Oduya', Avatar: null };
  const said = (Id: number, changes: Partial<Notification> = {}): Notification =>
    noteAbout(goal, { Id, Event: 'comment', ...changes });
  const rows = foldAlike([
    ...[said(9), said(8), said(7, { Actor: other }), said(6), said(5, { Event: 'postStatus' })],
    ...[said(4), said(3), makeNote(2), makeNote(1)],
  ]);
  expect(rows.map((row) => row.map(({ Id }) => Id))).toEqual([[9, 8], [7], [6], [5], [4, 3], [2], [1]]);
});
