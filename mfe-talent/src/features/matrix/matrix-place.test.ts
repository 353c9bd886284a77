import { isNarrowed, readMatrixPlace, writeMatrixPlace, type MatrixPlace } from './matrix-place.ts';

/** The defaults of the address. */
const WHOLE_MATRIX: MatrixPlace = {
  orgUnit: null,
  reviewerId: null,
  tertiary: null,
  compareId: null,
  cell: null,
  isTable: false,
  order: 'asc',
  spreadBy: 'departments',
  axis: 'Primary',
};

const QUERY =
  '?scope=all&department=Customer+Operations&manager=31&third=2&compare=902&cell=3-4&view=table&sort=desc&by=managers&axis=tertiary';

test('[TAL-002] every part of the matrix is in the address and comes back from it; the scope of the team stays', () => {
  const place = readMatrixPlace(QUERY);
  expect(place).toEqual({
    orgUnit: 'Customer Operations',
    reviewerId: 31,
    tertiary: 2,
    compareId: 902,
    cell: { x: 3, y: 4 },
    isTable: true,
    order: 'desc',
    spreadBy: 'managers',
    axis: 'Tertiary',
  });
  expect(writeMatrixPlace(QUERY, place)).toBe(QUERY);
  expect(writeMatrixPlace(QUERY, WHOLE_MATRIX)).toBe('?scope=all');
  expect(writeMatrixPlace('?cell=1-1', WHOLE_MATRIX)).toBe('');
});

test('[TAL-002] what an address cannot mean is left out', () => {
  const query =
    '?department=&manager=-1&third=5&compare=next&cell=5-1&view=cards&sort=up&by=teams&axis=fourth';
  expect(readMatrixPlace(query)).toEqual(WHOLE_MATRIX);
  expect(readMatrixPlace('?cell=1-22').cell).toBeNull();
  expect(readMatrixPlace('')).toEqual(WHOLE_MATRIX);
});

test('a comparison or a chosen cell narrows nobody out, a filter does', () => {
  expect(isNarrowed(readMatrixPlace('?compare=902&cell=1-1&view=table'))).toBe(false);
  expect(isNarrowed(readMatrixPlace('?third=0'))).toBe(true);
  expect(isNarrowed(readMatrixPlace('?department=Sales'))).toBe(true);
  expect(isNarrowed(readMatrixPlace('?manager=31'))).toBe(true);
});
