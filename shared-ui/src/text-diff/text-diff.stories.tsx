import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { guidance } from '../foundations/guidance.ts';
import { LONG_TITLE } from '../gallery/samples.ts';
import { diffTexts } from './diff-texts.ts';
import { MarkedText } from './marked-text.tsx';

const meta: Meta<typeof MarkedText> = {
  title: 'Data/Text with changes',
  component: MarkedText,
  args: { parts: diffTexts('Lift retention from 111% to 118%', 'Lift net retention from 111% to 120%') },
  argTypes: { parts: { control: false } },
  parameters: guidance({
    use: [
      'Where somebody decides about a change of text: what is new is underlined, what is gone is struck out.',
    ],
    avoid: ['For text that was written anew: show both, one above the other.'],
    words: ['Nothing is added to the text; the marks are read out as "added" and "removed".'],
  }),
};
export default meta;
type Story = StoryObj<typeof MarkedText>;

export const Playground: Story = {};
export const Same: Story = { args: { parts: diffTexts('Nothing changed', 'Nothing changed') } };
export const AllNew: Story = { args: { parts: diffTexts('', LONG_TITLE) } };
export const AllGone: Story = { args: { parts: diffTexts(LONG_TITLE, '') } };
