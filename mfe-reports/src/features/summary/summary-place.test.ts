import { fakeChoices, fakeSaved, NEXT, Q4 } from '../../testing/summary.fixtures.ts';
import {
  defaultSubject,
  readPlace,
  savedAbout,
  savedPath,
  startPath,
  subjectOptions,
} from './summary-place.ts';

const place = (slug: string, query: string) => readPlace(`/v3/reports/${slug}`, new URLSearchParams(query));

test('an address names a summary, or what it is to be about', () => {
  expect(place('ai-goal-summary', 'period=7&audience=ceo')).toEqual({
    kind: 'quarter',
    id: null,
    periodId: 7,
    year: null,
    audience: 'ceo',
    isNew: false,
  });
  expect(place('AI-Executive-Summary', 'year=2026&new=1')).toMatchObject({
    kind: 'year',
    year: 2026,
    audience: null,
    isNew: true,
  });
});

test.each(['id=-1', 'id=x', 'id=1.5', 'id=99999999999', 'id='])('%s names no summary', (query) => {
  expect(place('ai-goal-summary', query).id).toBeNull();
});

test('an audience that is none is not taken', () => {
  expect(place('ai-goal-summary', 'audience=board').audience).toBeNull();
});

test('addresses lead back to what they were made of', () => {
  const quarter = fakeSaved();
  const year = fakeSaved({ Id: 6, Kind: 'year', PeriodId: null });
  expect(savedPath(year)).toBe('/v3/reports/ai-executive-summary?id=6');
  expect(startPath('quarter', quarter)).toBe(
    `/v3/reports/ai-goal-summary?period=${quarter.PeriodId}&audience=me&new=1`,
  );
  expect(startPath('year', year)).toBe('/v3/reports/ai-executive-summary?year=2026&audience=me&new=1');
  expect(startPath('year')).toBe('/v3/reports/ai-executive-summary?new=1');
});

test('a quarter can be chosen once it has begun; the last ended one comes first', () => {
  const choices = fakeChoices();
  expect(subjectOptions('quarter', choices).map(({ label }) => label)).toEqual([
    'Q4 2026',
    'Q3 2026',
    'Q2 2026',
  ]);
  expect(defaultSubject('quarter', choices)).toBe(39);
  expect(defaultSubject('quarter', fakeChoices({ Periods: [NEXT, Q4] }))).toBe(Q4.Id);
  expect(defaultSubject('year', choices)).toBe(2026);
  expect(defaultSubject('year', fakeChoices({ Years: [] }))).toBeNull();
});

test('only the same subject for the same audience is the same summary', () => {
  const ceo = fakeSaved({ Id: 9, Audience: 'ceo' });
  const about = { kind: 'quarter', periodId: 39, year: null, audience: 'ceo' } as const;
  expect(savedAbout([fakeSaved(), ceo], about)).toBe(ceo);
  expect(savedAbout([fakeSaved()], about)).toBeNull();
  expect(savedAbout([fakeSaved()], { ...about, audience: 'me', periodId: 38 })).toBeNull();
});
