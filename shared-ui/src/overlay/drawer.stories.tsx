import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { LikelihoodCards } from '../choice/radio-cards.tsx';
import { Field } from '../field/field.tsx';
import { TextArea } from '../field/inputs.tsx';
import { guidance } from '../foundations/guidance.ts';
import { doNothing, LONG_TITLE } from '../gallery/samples.ts';
import { Stack } from '../layout/layout.tsx';
import { Drawer } from './drawer.tsx';
import { DRAWER_WIDTHS } from './drawer-props.ts';

const meta: Meta<typeof Drawer> = {
  title: 'Floating/Drawer',
  component: Drawer,
  args: {
    width: 600,
    title: 'Weekly update',
    subtitle: 'Lift net revenue retention in mid-market from 111% to 118%',
    onCloseRequest: doNothing,
    children: (
      <Stack gap={6}>
        <LikelihoodCards value={2} onChange={doNothing} />
        <Field label="Comment" note="optional">
          <TextArea />
        </Field>
      </Stack>
    ),
  },
  argTypes: {
    width: { control: 'select', options: DRAWER_WIDTHS },
    children: { control: false },
    footer: { control: false },
    headerActions: { control: false },
  },
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(true);
    const close = (): void => setOpen(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Drawer
          footer={
            <>
              <span className="cd-hint">Draft saved on this device at 10:42</span>
              <Button onClick={close}>Cancel</Button>
              <Button variant="primary" type="submit">
                Save Update
              </Button>
            </>
          }
          {...args}
          open={isOpen}
          onCloseRequest={close}
          onSubmit={(event) => event.preventDefault()}
        />
      </>
    );
  },
  parameters: {
    docs: { story: { inline: false, height: '640px' } },
    ...guidance({
      use: [
        'For a task beside the page that it belongs to: writing an update, editing a goal, reading a history.',
        'For a form use FormDrawer: it keeps the text and asks before it is lost.',
        'Only the documented widths. On a phone it fills the screen.',
      ],
      avoid: [
        'For a question with two answers: ConfirmDialog.',
        'A drawer over a drawer.',
        'For what people want to link to: a page of its own.',
      ],
      words: [
        'The title is the task: "Weekly update", "Add note". The line below says of what.',
        'The main button repeats the task with its verb: "Save Update".',
      ],
    }),
  },
};
export default meta;
type Story = StoryObj<typeof Drawer>;

export const Playground: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: /Weekly update/ })).toBeVisible();
  },
};
export const Small: Story = { args: { width: 400 } };
export const Large: Story = { args: { width: 800 } };
export const WithoutFooter: Story = { args: { footer: undefined, subtitle: undefined } };
export const LongContent: Story = {
  args: { title: LONG_TITLE, children: <p>{`${LONG_TITLE}. `.repeat(60)}</p> },
};
export const ClosedByEscape: Story = {
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await expect(drawer).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('button', { name: 'Open' })).toBeVisible();
  },
};
