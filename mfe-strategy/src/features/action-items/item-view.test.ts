import { nextSort, questionOf, readItemView, writeItemView } from './item-view.ts';

const read = (text: string) => readItemView(new URLSearchParams(text));

test('[ACT-002] [ACT-006] without a word in the address: in progress, the nearest deadline first, everybody', () => {
  expect(questionOf(read(''))).toEqual({
    IsCompleted: false,
    SortBy: 'DueDate',
    SortOrder: 'asc',
    Filters: { AssigneeId: [], RequesterId: [] },
  });
});

test('values written to the address are read back, and other parameters stay', () => {
  const text = 'tab=completed&sort=-title&to=3&to=5&by=7';
  expect(writeItemView(new URLSearchParams('item=4'), read(text)).toString()).toBe(`item=4&${text}`);
  expect(writeItemView(new URLSearchParams(text), read('')).toString()).toBe('');
});

test('a link that asks for what there is not shows the default', () => {
  expect(read('tab=gone&sort=-id&to=0&to=x&to=-1&by=1e3&by=99999999999')).toEqual(read(''));
  expect(read('to=3&to=3').filters.assignees).toEqual([3]);
});

test('a column that is pressed again turns round', () => {
  const title = nextSort(read('').sort, 'Title');
  expect(title).toEqual({ by: 'Title', order: 'asc' });
  expect(nextSort(title, 'Title')).toEqual({ by: 'Title', order: 'desc' });
  expect(nextSort(read('').sort, 'DueDate')).toEqual({ by: 'DueDate', order: 'desc' });
});
