import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { findViolations, renderUi } from '../testing/render.tsx';
import { dismissToast } from '../toast/toast.tsx';
import { Field } from './field.tsx';
import { PasswordInput, Select, TextArea, TextInput } from './inputs.tsx';
import { SearchInput } from './search-input.tsx';

test('label, hint and control belong together', async () => {
  const { container } = renderUi(
    <>
      <Field label="Email" hint="Your work address" required>
        <TextInput />
      </Field>
      <Field label="Quarter">
        <Select options={[{ value: 'q4', label: 'Q4 2026' }]} placeholder="Choose" />
      </Field>
      <Field label="Comment" note="optional">
        <TextArea />
      </Field>
    </>,
  );
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toHaveAccessibleDescription('Your work address');
  expect(input).toBeRequired();
  expect(input).not.toBeInvalid();
  expect(screen.getByRole('combobox', { name: 'Quarter' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Comment optional' })).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
});

test('an error replaces the hint, marks the control and is announced', async () => {
  const { container } = renderUi(
    <Field label="LinkedIn" hint="Public profile" error="Invalid LinkedIn URL!">
      <TextInput defaultValue="example.com" />
    </Field>,
  );
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Invalid LinkedIn URL!');
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid LinkedIn URL!');
  expect(screen.queryByText('Public profile')).toBeNull();
  expect(await findViolations(container)).toEqual([]);
});

test.each([
  [79, null],
  [80, '80 / 100'],
  [101, '101 / 100'],
])('at %d of 100 characters the counter shows %p', (value, shown) => {
  renderUi(
    <Field label="Comment" counter={{ value, max: 100 }}>
      <TextArea />
    </Field>,
  );
  expect(screen.queryByText(/ \/ 100$/)?.textContent ?? null).toBe(shown);
});

test('a password can be shown', async () => {
  const { user } = renderUi(
    <Field label="Password">
      <PasswordInput defaultValue="secret" />
    </Field>,
  );
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
});

function SearchDemo(): ReactNode {
  const [query, setQuery] = useState('');
  return (
    <>
      <SearchInput value={query} onChange={setQuery} label="Search goals" hotkey="/" />
      <TextInput aria-label="Other" />
    </>
  );
}

test('a slash reaches the search from anywhere but a field; Escape empties it', async () => {
  const { user, container } = renderUi(<SearchDemo />);
  const search = screen.getByRole('searchbox', { name: 'Search goals' });
  const other = screen.getByRole('textbox', { name: 'Other' });
  await user.type(other, 'a/b');
  expect(other).toHaveValue('a/b');
  other.blur();
  fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
  expect(search).not.toHaveFocus();
  fireEvent.keyDown(document.body, { key: '/' });
  expect(search).toHaveFocus();
  await user.keyboard('retention');
  expect(search).toHaveValue('retention');
  await user.keyboard('{Escape}');
  expect(search).toHaveValue('');
  expect(await findViolations(container)).toEqual([]);
});

const copied = (html: string, files: readonly File[] = []) => ({
  clipboardData: { files, getData: (type: string) => (type === 'text/html' ? html : '') },
});

test.each([
  [
    'several lines',
    <TextArea key="a" aria-label="Text" defaultValue="Before: " maxLength={21} />,
    'Before: Solid\nquarter',
  ],
  ['one line', <TextInput key="b" aria-label="Text" defaultValue="Before: " />, 'Before: Solid quarter left'],
])('what is pasted into %s has nothing that its document hides', (_name, field, text) => {
  const onInput = jest.fn();
  renderUi(<div onInput={onInput}>{field}</div>);
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  box.setSelectionRange(box.value.length, box.value.length);
  const html = `<p>Solid<a href="#_msocom_1">[A1]</a></p><p>quarter<del datetime="2026-11-10"> SECRET</del> left</p><div style='mso-element:comment-list'><p>SECRET</p></div>`;
  expect(fireEvent.paste(box, copied(html))).toBe(false);
  expect(box).toHaveValue(text);
  expect(onInput).toHaveBeenCalledTimes(1);
  expect(fireEvent.paste(box, copied('<p>Plain</p>'))).toBe(true);
});

test('a picture or a file that is put into a text is refused, and that is said', async () => {
  renderUi(<TextArea aria-label="Text" />);
  const box = screen.getByRole('textbox', { name: 'Text' });
  const picture = new File(['x'], 'screen.png', { type: 'image/png' });
  expect(fireEvent.paste(box, copied('', [picture]))).toBe(false);
  expect(await screen.findByText('Pictures were left out')).toBeInTheDocument();
  const dataTransfer = copied('', [new File(['x'], 'a.pdf', { type: 'application/pdf' })]).clipboardData;
  expect(fireEvent.drop(box, { dataTransfer })).toBe(false);
  expect(await screen.findByText('Files were left out')).toBeInTheDocument();
  expect(fireEvent.paste(box, copied('<p>Chart</p>', [picture]))).toBe(true);
  act(() => dismissToast());
});
