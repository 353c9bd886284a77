import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { TriangleAlert } from '../icon/icons.ts';
import { Stack } from '../layout/layout.tsx';
import { Banner, Callout } from './notice.tsx';

const meta: Meta = { title: 'Messages/Banner and callout' };
export default meta;
export const Banners: StoryObj = {
  render: () => (
    <div>
      <Banner tone="offline" title="You are offline.">
        What you write is kept on this device and sent when you are back.
      </Banner>
      <Banner tone="reconnecting" title="Reconnecting">
        Last updated 10:42
      </Banner>
      <Banner tone="notice" title="A new version is ready" action={<Button size="sm">Reload</Button>} />
    </div>
  ),
};
export const Callouts: StoryObj = {
  render: () => (
    <Stack gap={4}>
      <Callout
        lead={<Avatar id={5} name="Ana Ruiz" />}
        title="Waiting for Ana Ruiz to approve"
        actions={
          <>
            <Button size="sm">View edits</Button>
            <Button size="sm" variant="quiet">
              Retract
            </Button>
          </>
        }
      >
        Your edits to title and measure, sent Nov 18
      </Callout>
      <Callout
        tone="caution"
        lead={<TriangleAlert aria-hidden />}
        title="Ana Ruiz approved this goal at 10:38"
      >
        Your changes to the measure are kept. Compare them with the new version before you save.
      </Callout>
      <Callout tone="alarm" lead={<TriangleAlert aria-hidden />} title="This goal could not be saved">
        The server did not answer.
      </Callout>
    </Stack>
  ),
};
