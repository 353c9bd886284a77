import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupApiServer } from '@cadence/shared-auth/testing';
import { orgPerson } from '../features/directory/directory.fixtures.ts';
import { giveRoom, preferLessMotion, showOrganization } from '../testing/show-organization.tsx';

const server = setupApiServer();

beforeEach(() => {
  giveRoom();
  preferLessMotion(true);
});

const PEOPLE = [
  orgPerson({ id: 1, Name: 'Ingrid Søndergaard', RoleName: 'ceo' }),
  orgPerson({ id: 2, parentId: 1, Name: 'Ana Ruiz' }),
  orgPerson({ id: 3, parentId: 1, Name: 'Aoife Ní Dhomhnaill' }),
  orgPerson({ id: 4, parentId: 1, Name: 'Ida Osei' }),
];

test('letters typed quickly are the beginning of one name; after a pause they begin another', async () => {
  showOrganization(server, { people: PEOPLE, at: '?view=outline' });
  const tree = await screen.findByRole('tree', { name: 'Org chart outline' });
  const isAt = (name: RegExp): void =>
    expect(tree).toHaveAttribute('aria-activedescendant', within(tree).getByRole('treeitem', { name }).id);
  const clock = jest.spyOn(performance, 'now');
  const type = async (letter: string, at: number): Promise<void> => {
    clock.mockReturnValue(at);
    await userEvent.keyboard(letter);
  };
  tree.focus();
  await userEvent.keyboard('{Home}');
  await type('a', 10_000);
  isAt(/^Ana/);
  await type('o', 10_600);
  isAt(/^Aoife/);
  await type('i', 11_201);
  isAt(/^Ida/);
});
