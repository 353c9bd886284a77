import { screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { Field } from '../field/field.tsx';
import { Drawer } from '../overlay/drawer.tsx';
import { findViolations, renderUi } from '../testing/render.tsx';
import { Combobox } from './combobox.tsx';

const people = ['Ana Ruiz', 'Zoë Lefèvre', 'Kateřina Dvořáková'].map((label) => ({
  value: label.slice(0, 1),
  label,
  meta: 'Success',
}));

function Demo({ onChange }: { readonly onChange: (value: string | null) => void }): ReactNode {
  const [value, setValue] = useState<string | null>('A');
  return (
    <Field label="Owner" error={value === null && 'Please select owner!'}>
      <Combobox
        value={value}
        options={people}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    </Field>
  );
}

test('typing without accents finds a name with them; Enter chooses it', async () => {
  const onChange = jest.fn();
  const { user } = renderUi(<Demo onChange={onChange} />);
  const input = await screen.findByRole('combobox', { name: 'Owner' });
  expect(input).toHaveValue('Ana Ruiz');
  await user.clear(input);
  await user.type(input, 'katerina');
  const list = await screen.findByRole('listbox');
  expect(within(list).getAllByRole('option')).toHaveLength(1);
  expect(await findViolations()).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('K'));
  expect(input).toHaveValue('Kateřina Dvořáková');
});

test('it can be emptied, and then takes the error of its field', async () => {
  const onChange = jest.fn();
  const { user } = renderUi(<Demo onChange={onChange} />);
  await screen.findByRole('combobox', { name: 'Owner' });
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Please select owner!');
});

function Late(): ReactNode {
  const [options, setOptions] = useState<typeof people>([]);
  return (
    <>
      <button type="button" onClick={() => setOptions(people)}>
        Arrive
      </button>
      <Combobox label="Owner" value="Z" options={options} onChange={() => undefined} />
    </>
  );
}

test('options that arrive later name the value that was there before', async () => {
  const { user } = renderUi(<Late />);
  const input = await screen.findByRole('combobox', { name: 'Owner' });
  expect(input).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Arrive' }));
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('Zoë Lefèvre'));
});

test('without a match the list says so', async () => {
  const { user } = renderUi(<Demo onChange={() => undefined} />);
  const input = await screen.findByRole('combobox');
  await user.clear(input);
  await user.type(input, 'xyz');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
  expect(await findViolations()).toEqual([]);
});

test('Escape closes the list and not the drawer around it', async () => {
  const onCloseRequest = jest.fn();
  const { user } = renderUi(
    <Drawer title="Goal" onCloseRequest={onCloseRequest}>
      <Combobox label="Owner" value="A" options={people} onChange={() => undefined} />
    </Drawer>,
  );
  const drawer = await screen.findByRole('dialog', { name: 'Goal' });
  await waitFor(() => expect(drawer).toHaveFocus());
  await user.click(screen.getByRole('combobox'));
  expect(screen.getByRole('option', { name: /Ana Ruiz/, selected: true })).toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { name: /Zoë/ }).id,
  );
  expect(await findViolations()).toEqual([]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onCloseRequest).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onCloseRequest).toHaveBeenCalledTimes(1);
});

test('leaving without a choice restores the name of the value', async () => {
  const onChange = jest.fn();
  const { user } = renderUi(<Demo onChange={onChange} />);
  const input = screen.getByRole('combobox');
  await user.type(input, 'zz');
  await user.tab();
  expect(input).toHaveValue('Ana Ruiz');
  expect(onChange).not.toHaveBeenCalled();
});

test('a pointer chooses', async () => {
  const onChange = jest.fn();
  const { user } = renderUi(<Demo onChange={onChange} />);
  await user.click(screen.getByRole('combobox'));
  await user.click(screen.getByRole('option', { name: /Zoë/ }));
  expect(onChange).toHaveBeenLastCalledWith('Z');
  expect(screen.getByRole('combobox')).toHaveValue('Zoë Lefèvre');
});
