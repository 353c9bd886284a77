import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { guidance } from '../foundations/guidance.ts';
import { RichText, RichTextEditor } from '../rich-text.ts';

const meta: Meta<typeof RichTextEditor> = {
  title: 'Forms/Rich text',
  component: RichTextEditor,
  subcomponents: { RichText },
  decorators: [(Draw) => <div style={{ maxWidth: 560 }}>{Draw()}</div>],
  parameters: guidance({
    use: [
      'For notes, letters and summaries that are read as documents.',
      'RichText to show what was written with it; it draws nothing that the editor cannot write.',
    ],
    avoid: [
      'For titles, comments and measures: they are plain text everywhere, in mails and files too.',
      'For anything that is searched by its parts.',
    ],
    words: ['The label names the document: "Body", "Summary".', 'Do not explain the toolbar.'],
  }),
};
export default meta;

const SAMPLE =
  '<h2>One-on-one, week 7</h2><p>Ana wants to move <strong>closer to customers</strong>; the <em>renewals</em> project would be a start.</p><h3>Agreed</h3><ul><li><p>Two calls a week with the success team</p><ul><li><p>from the week after next</p></li></ul></li><li><p>Read <a href="https://example.com/handbook">the handbook</a></p></li></ul><ol><li><p>Draft until Friday</p></li><li><p>Review together</p></li></ol><blockquote><p>I would rather ask once too often.</p></blockquote>';

function Demo({ start }: { readonly start: string }): ReactNode {
  const [markup, setMarkup] = useState(start);
  return (
    <Field label="Body" error={markup === '' && 'Please enter!'}>
      <RichTextEditor value={markup} onChange={setMarkup} />
    </Field>
  );
}

const untilLoaded: StoryObj['play'] = async ({ canvasElement }) => {
  await expect(await within(canvasElement).findByRole('textbox', { name: 'Body' })).toBeVisible();
};

export const Write: StoryObj = { render: () => <Demo start={SAMPLE} />, play: untilLoaded };
export const Missing: StoryObj = { render: () => <Demo start="" />, play: untilLoaded };
export const LongText: StoryObj = { render: () => <Demo start={SAMPLE.repeat(3)} />, play: untilLoaded };
export const Read: StoryObj = { render: () => <RichText markup={SAMPLE} /> };
