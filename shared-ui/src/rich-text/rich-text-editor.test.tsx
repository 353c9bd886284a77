import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Drawer } from '../overlay/drawer.tsx';
import { Field } from '../field/field.tsx';
import { RichTextEditor } from '../rich-text.ts';
import { findViolations, renderUi } from '../testing/render.tsx';
import { dismissToast } from '../toast/toast.tsx';
import { loadRichTextEditor } from './load-editor.ts';

// A test of the editor is not one of how long its code takes to come.
await loadRichTextEditor();

function Demo({
  start = '',
  onChange,
}: {
  readonly start?: string;
  readonly onChange?: (markup: string) => void;
}): ReactNode {
  const [markup, setMarkup] = useState(start);
  return (
    <>
      <Field label="Body" hint="For your eyes only." error={markup === '' && 'Please enter!'}>
        <RichTextEditor
          value={markup}
          onChange={(next) => {
            setMarkup(next);
            onChange?.(next);
          }}
        />
      </Field>
      <button type="button" onClick={() => setMarkup('<p>From <strong>elsewhere</strong></p>')}>
        Replace
      </button>
    </>
  );
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const editor = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Body' });

/** The text with the focus in it. The label brings it there; a click in the text asks jsdom for the layout it lacks. */
async function focused(user: UserEvent): Promise<HTMLElement> {
  const text = await editor();
  await user.click(screen.getByText('Body'));
  expect(text).toHaveFocus();
  return text;
}

/** The words and their selection, as a person would choose them with the keyboard. */
function selectAll(text: HTMLElement): void {
  getSelection()?.selectAllChildren(text);
  act(() => void document.dispatchEvent(new Event('selectionchange')));
}

test('what is typed comes out as markup, and an emptied text as nothing', async () => {
  const onChange = jest.fn();
  const { user } = renderUi(<Demo onChange={onChange} />);
  const text = await focused(user);
  await user.keyboard('Hello');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('<p>Hello</p>'));
  // Letters with a pause between them are undone one after the other.
  for (let step = 0; step < 'Hello'.length && text.textContent !== ''; step += 1)
    await user.click(button('Undo'));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(''));
});

test('it has the name, the description and the error of its field', async () => {
  const { user } = renderUi(<Demo />);
  const text = await editor();
  expect(text).toHaveAttribute('aria-multiline', 'true');
  expect(text).toHaveAttribute('aria-invalid', 'true');
  expect(text).toHaveAccessibleDescription(/Please enter! Alt \+ F10/);
  await user.click(screen.getByText('Body'));
  expect(text).toHaveFocus();
  await user.click(button('Replace'));
  await waitFor(() => expect(text).not.toHaveAttribute('aria-invalid'));
  expect(text).toHaveAccessibleDescription(/For your eyes only/);
  expect(await findViolations()).toEqual([]);
});

test('a value from outside replaces the text and is no typing', async () => {
  const onChange = jest.fn();
  const { user } = renderUi(<Demo start="<p>Before</p>" onChange={onChange} />);
  const text = await editor();
  expect(text).toHaveTextContent('Before');
  await user.click(button('Replace'));
  await waitFor(() => expect(text).toHaveTextContent('From elsewhere'));
  expect(within(text).getByText('elsewhere').localName).toBe('strong');
  expect(onChange).not.toHaveBeenCalled();
});

test('a format goes on the selected words and says that it is on', async () => {
  const onChange = jest.fn();
  const { user } = renderUi(<Demo start="<p>Words</p>" onChange={onChange} />);
  const text = await focused(user);
  selectAll(text);
  for (const [name, markup] of [
    ['Bold', '<p><strong>Words</strong></p>'],
    ['Italic', '<p><strong><em>Words</em></strong></p>'],
    ['Underline', '<p><strong><em><u>Words</u></em></strong></p>'],
    ['Heading', '<h2><strong><em><u>Words</u></em></strong></h2>'],
    ['Subheading', '<h3><strong><em><u>Words</u></em></strong></h3>'],
  ] as const) {
    await user.click(button(name));
    expect(onChange).toHaveBeenLastCalledWith(markup);
    expect(button(name)).toHaveAttribute('aria-pressed', 'true');
  }
  expect(button('Heading')).toHaveAttribute('aria-pressed', 'false');
});

test.each([
  ['Bulleted list', '<ul><li><p>Words</p></li></ul>'],
  ['Numbered list', '<ol><li><p>Words</p></li></ol>'],
  ['Quote', '<blockquote><p>Words</p></blockquote>'],
])('%s takes the line, and lets it go again', async (name, markup) => {
  const onChange = jest.fn();
  const { user } = renderUi(<Demo start="<p>Words</p>" onChange={onChange} />);
  await focused(user);
  await user.click(button(name));
  expect(onChange).toHaveBeenLastCalledWith(markup);
  await user.click(button(name));
  expect(onChange).toHaveBeenLastCalledWith('<p>Words</p>');
});

test('what was done is undone and done again', async () => {
  const onChange = jest.fn();
  const { user } = renderUi(<Demo start="<p>Words</p>" onChange={onChange} />);
  await focused(user);
  expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Heading'));
  await user.click(button('Undo'));
  expect(onChange).toHaveBeenLastCalledWith('<p>Words</p>');
  await user.click(button('Redo'));
  expect(onChange).toHaveBeenLastCalledWith('<h2>Words</h2>');
});

test('the toolbar is one stop: arrows walk it, Escape goes back to the text, Alt + F10 comes from there', async () => {
  const onClose = jest.fn();
  const { user } = renderUi(
    <Drawer title="Note" onCloseRequest={onClose}>
      <Demo start="<p>Words</p>" />
    </Drawer>,
  );
  const drawer = await screen.findByRole('dialog', { name: 'Note' });
  await waitFor(() => expect(drawer).toHaveFocus());
  const text = await focused(user);
  await user.keyboard('{Alt>}{F10}{/Alt}');
  expect(button('Bold')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(button('Underline')).toHaveFocus();
  await user.keyboard('{Home}{ArrowLeft}');
  expect(button('Redo')).toHaveFocus();
  expect(
    screen.getAllByRole('button').filter((one) => one.closest('[role=toolbar]') && one.tabIndex === 0),
  ).toEqual([button('Redo')]);
  await user.keyboard('{Escape}'); // the hint at the button
  await user.keyboard('{Escape}');
  expect(text).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Ctrl + K asks for the address of a link, and does not open a search on the page', async () => {
  const onChange = jest.fn();
  const heard = jest.fn();
  document.addEventListener('keydown', heard);
  const { user } = renderUi(<Demo start="<p>Words</p>" onChange={onChange} />);
  const text = await focused(user);
  selectAll(text);
  heard.mockClear();
  await user.keyboard('{Control>}k{/Control}');
  expect(heard.mock.calls.filter(([event]) => (event as KeyboardEvent).key === 'k')).toEqual([]);
  document.removeEventListener('keydown', heard);
  const address = screen.getByRole('textbox', { name: 'Address of the link' });
  await waitFor(() => expect(address).toHaveFocus());
  await user.keyboard('javascript:alert(1){Enter}');
  expect(address).toHaveAccessibleDescription('Enter a web address or an email address.');
  expect(onChange).not.toHaveBeenCalled();
  await user.clear(address);
  await user.type(address, 'example.com{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('<p><a href="https://example.com">Words</a></p>');
  expect(screen.queryByRole('textbox', { name: 'Address of the link' })).toBeNull();
  await user.click(button('Link'));
  expect(screen.getByRole('textbox', { name: 'Address of the link' })).toHaveValue('https://example.com');
  expect(await findViolations()).toEqual([]);
  await user.click(button('Remove'));
  expect(onChange).toHaveBeenLastCalledWith('<p>Words</p>');
});

test('with nothing selected the address itself is written', async () => {
  const onChange = jest.fn();
  const { user } = renderUi(<Demo onChange={onChange} />);
  await focused(user);
  await user.click(button('Link'));
  await user.type(screen.getByRole('textbox', { name: 'Address of the link' }), 'ana@example.com{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('<p><a href="mailto:ana@example.com">ana@example.com</a></p>');
});

test('what is pasted is clean, and a picture that it loses is said', async () => {
  const onChange = jest.fn();
  const { user } = renderUi(<Demo onChange={onChange} />);
  const text = await focused(user);
  const paste = (html: string, files: readonly File[] = []): void => {
    const clipboardData = { files, getData: (type: string) => (type === 'text/html' ? html : '') };
    fireEvent.paste(text, { clipboardData });
  };
  paste(
    '<p>Solid<a href="#_msocom_1">[A1]</a> quarter</p><div style="mso-element:comment-list"><p>SECRET</p></div>',
  );
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('<p>Solid quarter</p>'));
  expect(screen.queryByText('Pictures were left out')).toBeNull();
  paste('<p>, and <img src="a.png" alt="chart">more</p>');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('<p>Solid quarter, and more</p>'));
  expect(await screen.findByText('Pictures were left out')).toBeInTheDocument();
  act(() => dismissToast());
  await waitFor(() => expect(screen.queryByText('Pictures were left out')).toBeNull());
  paste('', [new File(['x'], 'screen.png', { type: 'image/png' })]);
  expect(await screen.findByText('Pictures were left out')).toBeInTheDocument();
  act(() => dismissToast());
});
