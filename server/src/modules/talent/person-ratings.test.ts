import type { TalentMember, TalentWorld } from './testing/talent-world.ts';
import { FIVE_LEVELS, startTalentWorld } from './testing/talent-world.ts';

let talent: TalentWorld;
beforeAll(async () => {
  talent = await startTalentWorld();
});
afterAll(() => talent.t.close());

const ratingsFor = async (who: TalentMember) => {
  const params = { userId: talent.person('owner').id };
  const { Periods } = (await talent.as(who)('talent.user', { params })).ok;
  return Periods.map(({ Ratings }) => Ratings);
};

test('[TAL-046] [TAL-032] a person’s quarters have the ratings in their original words, but not for the employee', async () => {
  await talent.appraisal({ state: 'shared' });
  const given = await ratingsFor('manager');
  expect(given[0]?.map(({ Axis }) => Axis)).toEqual(['Performance', 'Potential']);
  expect(given.slice(1)).toEqual([[], []]);
  await talent.set(FIVE_LEVELS);
  expect(await ratingsFor('manager')).toEqual(given);
  expect(await ratingsFor('owner')).toEqual([[], [], []]);
});
