import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ReactNode } from 'react';
import { Field } from '../field/field.tsx';
import { RichText, RichTextEditor } from '../rich-text.ts';

const meta: Meta = { title: 'Forms/Rich text' };
export default meta;

const SAMPLE =
  '<h2>One-on-one, week 7</h2><p>Ana wants to move <strong>closer to customers</strong>; the <em>renewals</em> project would be a start.</p><h3>Agreed</h3><ul><li><p>Two calls a week with the success team</p><ul><li><p>from the week after next</p></li></ul></li><li><p>Read <a href="https://example.com/handbook">the handbook</a></p></li></ul><ol><li><p>Draft until Friday</p></li><li><p>Review together</p></li></ol><blockquote><p>I would rather ask once too often.</p></blockquote>';

function Demo({ start }: { readonly start: string }): ReactNode {
  const [markup, setMarkup] = useState(start);
  return (
    <div style={{ maxWidth: 560 }}>
      <Field label="Body" error={markup === '' && 'Please enter!'}>
        <RichTextEditor value={markup} onChange={setMarkup} />
      </Field>
    </div>
  );
}

export const Write: StoryObj = { render: () => <Demo start={SAMPLE} /> };
export const Missing: StoryObj = { render: () => <Demo start="" /> };
export const Read: StoryObj = { render: () => <RichText markup={SAMPLE} /> };
