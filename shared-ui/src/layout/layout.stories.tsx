import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { guidance } from '../foundations/guidance.ts';
import { LONG_TITLE } from '../gallery/samples.ts';
import { Deferred } from '../steady/deferred.tsx';
import { Tag } from '../tag/tag.tsx';
import { Inline, Section, Stack } from './layout.tsx';
import { WideOrNarrow } from './wide-or-narrow.tsx';

const GAPS = [1, 2, 3, 4, 5, 6, 8] as const;

const Block = ({ children }: { readonly children?: ReactNode }): ReactNode => (
  <span
    className="cd-t12"
    style={{ padding: 8, background: 'var(--surface-press)', borderRadius: 'var(--r-chip)' }}
  >
    {children ?? 'Part'}
  </span>
);

const meta: Meta<typeof Stack> = {
  title: 'Layout/Stack, Inline, Section',
  component: Stack,
  subcomponents: { Inline, Section, WideOrNarrow, Deferred },
  args: {
    gap: 2,
    children: (
      <>
        <Block />
        <Block />
        <Block />
      </>
    ),
  },
  argTypes: { gap: { control: 'select', options: GAPS }, children: { control: false } },
  parameters: guidance({
    use: [
      'Stack for parts below each other, Inline for parts beside each other; the gap is the space between them, on the grid of 4 px.',
      'Section for a titled part of a page; level 2 below the page title, level 3 within a pane.',
      'WideOrNarrow where a table becomes cards: it looks at the room it is given, not at the window.',
      'Deferred around what a press changes and a slow machine needs time for: the press is answered first.',
    ],
    avoid: [
      'Margins on components: the space belongs to what is around them.',
      'A gap that is not on the grid.',
    ],
    words: ['Titles of sections are nouns without a full stop: "Success Measures", "History".'],
  }),
};
export default meta;
type Story = StoryObj<typeof Stack>;

export const Playground: Story = {};
export const Gaps: Story = {
  render: () => (
    <Inline gap={8} wrap>
      {GAPS.map((gap) => (
        <Stack key={gap} gap={gap}>
          <Block>gap {gap}</Block>
          <Block>{gap * 4} px</Block>
        </Stack>
      ))}
    </Inline>
  ),
};
export const BesideEachOther: Story = {
  render: () => (
    <div style={{ width: 240 }}>
      <Inline gap={3} wrap>
        {['Needs Update', 'At Risk', 'Trending Down', 'Pending edits'].map((label) => (
          <Tag key={label}>{label}</Tag>
        ))}
      </Inline>
    </div>
  ),
};
export const Sections: Story = {
  render: () => (
    <>
      <Section title="Success Measures" level={2} aside={<Button size="sm">Edit</Button>}>
        <p>Median onboarding time of 9 working days.</p>
      </Section>
      <Section title={LONG_TITLE} level={3}>
        <p>{LONG_TITLE}</p>
      </Section>
    </>
  ),
};
export const Narrow: Story = {
  render: () => (
    <Stack gap={6}>
      {[640, 320].map((width) => (
        <div key={width} style={{ width }}>
          <WideOrNarrow
            from={500}
            wide={<Block>Wide: a table</Block>}
            narrow={<Block>Narrow: cards</Block>}
          />
        </div>
      ))}
    </Stack>
  ),
};
export const AfterAPress: Story = {
  render: () => (
    <Deferred by="details">
      <p>Drawn one frame after the press that asked for it.</p>
    </Deferred>
  ),
};
