import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { SearchInput } from '../field/search-input.tsx';
import { Sheet } from '../foundations/sheet.tsx';
import { guidance } from '../foundations/guidance.ts';
import { EmptyState } from '../state/empty-state.tsx';
import { foldText } from '../text/fold-text.ts';
import { Icon, ICON_NAMES } from './icon.tsx';
import * as icons from './icons.ts';

const meta: Meta<typeof Icon> = {
  title: 'Foundations/Icons',
  component: Icon,
  args: { name: 'goals', size: 20 },
  argTypes: {
    name: { control: 'select', options: ICON_NAMES },
    size: { control: 'select', options: [12, 14, 16, 18, 20] },
  },
  parameters: guidance({
    use: [
      'Lucide icons of 16 px beside words, from the gallery here; each has one meaning in the whole product.',
      'A new one is added to src/icon/icons.ts, and appears here.',
      'Icon by name only for menus that remotes describe.',
    ],
    avoid: [
      'Two icons for one thing, or one for two.',
      'An icon without words, unless it is an IconButton with a label.',
    ],
    words: ['Icons beside words are decoration and say nothing (aria-hidden).'],
  }),
};
export default meta;
type Story = StoryObj<typeof Icon>;

function Gallery({ start = '' }: { readonly start?: string }): ReactNode {
  const [query, setQuery] = useState(start);
  const found = Object.entries(icons).filter(([name]) => foldText(name).includes(foldText(query.trim())));
  return (
    <>
      <div style={{ maxWidth: 360 }}>
        <SearchInput value={query} onChange={setQuery} label="Search icons" placeholder="Name" />
      </div>
      <p role="status" className="cd-t13 cd-ink2">
        {found.length} of {Object.keys(icons).length} icons
      </p>
      {found.length === 0 ? (
        <EmptyState kind="filtered" title="No icon has that name">
          Lucide may have one: add it to icons.ts.
        </EmptyState>
      ) : (
        <ul
          style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))', gap: 16 }}
        >
          {found.map(([name, Glyph]) => (
            <li key={name} className="cd-row cd-t13">
              <Glyph aria-hidden className="cd-i-20" /> <code>{name}</code>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export const Playground: Story = {};
export const All: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Sheet title="Icons" lead="The icons of the product, by the name under which code imports them.">
      <Gallery />
    </Sheet>
  ),
};
export const Searched: Story = {
  render: () => <Gallery />,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'trend');
    await expect(within(canvasElement).getByText('TrendingDown')).toBeVisible();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^2 of /);
  },
};
export const NotFound: Story = { render: () => <Gallery start="unicorn" /> };
export const ByName: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))', gap: 16 }}>
      {[...ICON_NAMES, 'unknown'].map((name) => (
        <li key={name} className="cd-row cd-t13">
          <Icon name={name} /> <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
};
