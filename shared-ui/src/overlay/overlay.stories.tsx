import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { LikelihoodCards } from '../choice/radio-cards.tsx';
import { Field } from '../field/field.tsx';
import { TextArea } from '../field/inputs.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Drawer } from './drawer.tsx';
import type { DrawerWidth } from './drawer-props.ts';

const meta: Meta = { title: 'Floating/Drawer and dialog' };
export default meta;

function DrawerDemo({ width }: { readonly width: DrawerWidth }): ReactNode {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer
        open={isOpen}
        width={width}
        onCloseRequest={() => setOpen(false)}
        title="Weekly update"
        subtitle="Lift net revenue retention in mid-market from 111% to 118%"
        onSubmit={(event) => event.preventDefault()}
        footer={
          <>
            <span className="cd-hint">Draft saved on this device at 10:42</span>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="primary" type="submit">
              Save Update
            </Button>
          </>
        }
      >
        <div className="cd-stack cd-gap-6">
          <LikelihoodCards value={2} onChange={() => undefined} />
          <Field label="Comment" note="optional">
            <TextArea />
          </Field>
        </div>
      </Drawer>
    </>
  );
}
export const Medium: StoryObj = { render: () => <DrawerDemo width={600} /> };
export const Small: StoryObj = { render: () => <DrawerDemo width={400} /> };
export const Large: StoryObj = { render: () => <DrawerDemo width={800} /> };

export const Unsaved: StoryObj = {
  render: () => (
    <ConfirmDialog
      open
      title="You have unsaved changes"
      confirmLabel="Continue"
      cancelLabel="Discard"
      onConfirm={() => undefined}
      onCancel={() => undefined}
    >
      You filled in week 8 but didn’t save it. A copy stays on this device for 7 days.
    </ConfirmDialog>
  ),
};
export const Dangerous: StoryObj = {
  render: () => (
    <ConfirmDialog
      open
      tone="danger"
      title="Delete this goal and its 14 weeks?"
      confirmWord="DELETE"
      confirmLabel="Delete goal"
      onConfirm={() => undefined}
      onCancel={() => undefined}
    >
      This cannot be undone.
    </ConfirmDialog>
  ),
};
