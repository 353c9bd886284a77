import { screen } from '@testing-library/react';
import { useRef, useState, type ReactNode } from 'react';
import { renderUi } from '../testing/render.tsx';
import { Field } from './field.tsx';
import { TextInput } from './inputs.tsx';
import { useFirstErrorFocused } from './use-first-error-focused.ts';

function Form(): ReactNode {
  const fields = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  const errors = attempts === 0 ? {} : { Body: 'Please enter!', Place: 'Please enter!' };
  useFirstErrorFocused(fields, { errors, attempts });
  return (
    <>
      <div ref={fields}>
        <Field label="Title">
          <TextInput />
        </Field>
        <Field label="Body" error={errors.Body}>
          <TextInput />
        </Field>
        <Field label="Place" error={errors.Place}>
          <TextInput />
        </Field>
      </div>
      <button type="button" onClick={() => setAttempts(attempts + 1)}>
        Save
      </button>
    </>
  );
}

test('every refused save brings the focus to the first field that is wrong', async () => {
  const { user } = renderUi(<Form />);
  const save = screen.getByRole('button', { name: 'Save' });
  expect(document.body).toHaveFocus();
  for (const _attempt of [1, 2]) {
    await user.click(save);
    expect(screen.getByRole('textbox', { name: 'Body' })).toHaveFocus();
  }
});
