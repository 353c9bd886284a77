import { ACCOUNTS } from '../src/accounts.ts';
import { expectProblem } from '../src/api.ts';
import { expect } from '../src/expect.ts';
import { aGoal, aPerson } from '../src/factories.ts';
import { makeOrganisation, test } from '../src/organisation.ts';

test('a worker has an organisation with an account for each role, and nobody of the demo in it', async ({
  api,
  organisation,
}) => {
  const sessions = await Promise.all(ACCOUNTS.map((account) => api(account)));
  for (const { me } of sessions) expect(me.Tenant.Subdomain).toBe(organisation.subdomain);
  const roles = sessions.map(({ me }) => me.Profile.RoleName);
  expect(new Set(roles)).toEqual(new Set(['ceo', 'manager', 'contributor', 'observer']));
  const { data: people } = await sessions[0]!.call('people.org', {});
  expect(people.map(({ Name }) => Name)).toEqual(
    expect.arrayContaining(sessions.map(({ me }) => me.Profile.Name)),
  );
  expect(people.map(({ Name }) => Name)).not.toContain('Ingrid Søndergaard');
});

test('what one worker makes is neither seen nor found by another', async ({
  api,
  organisation,
  sessionOf,
}) => {
  // As the next worker makes it, while this one is at work.
  const other = await makeOrganisation(`${organisation.subdomain}-other`);
  const [owner, stranger] = [await api('contributor'), await api('ceo', other.subdomain)];
  const goal = await aGoal(owner);
  const { name, email } = await aPerson(organisation, { manager: 'manager' });
  expect((await sessionOf(email, organisation.subdomain)).me.Profile.Name).toBe(name);

  const own = await owner.call('goals.list', { body: { PeriodId: owner.me.Period.Id } });
  expect(own.data.map(({ Id }) => Id)).toContain(goal.Id);
  const theirs = await stranger.call('goals.list', { body: { PeriodId: stranger.me.Period.Id } });
  expect(theirs.data).toEqual([]);
  await expectProblem(await stranger.send('GET', `/Goal/${goal.Id}`), 404);
  const { data: people } = await stranger.call('people.org', {});
  expect(people.map(({ Name }) => Name)).not.toContain(name);
  await other.close();
});
