import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import { Inline, Stack } from '../layout/layout.tsx';
import { contrast } from '../theme/color.ts';
import { CONTRAST_PAIRS } from '../theme/contrast-pairs.ts';
import { deriveTenantPalette } from '../theme/palette.ts';
import { type ColorToken, colorTokens } from '../theme/tokens.ts';
import { groupTokens } from './groups.ts';
import { Part, Sheet } from './sheet.tsx';

const meta: Meta = {
  title: 'Foundations/Colours',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
};
export default meta;

const NAMES = Object.keys(colorTokens).filter((name): name is ColorToken => name in colorTokens);
const GROUPS = groupTokens(NAMES, [
  ['Surfaces', /^(canvas|surface|thumb|scrim)/],
  ['Lines', /^line/],
  ['Ink', /^(ink|inverse|on-inverse)/],
  ['Meaning', /alarm|good|caution/],
  ['Likelihood', /^l\d-/],
  ['Quality', /^q(\d|-)/],
  ['Ratings', /^r\d/],
  ['Weeks without a value', /^week-/],
  ['People', /^p\d-/],
]);

/** The fewest contrasts of a colour that is drawn on others, in each theme; empty for one that others are drawn on. */
function readsOn(name: ColorToken): string {
  const backs = CONTRAST_PAIRS.filter(([front]) => front === name);
  if (backs.length === 0) return '';
  const least = ([0, 1] as const).map((theme) =>
    Math.min(...backs.map(([front, back]) => contrast(colorTokens[front][theme], colorTokens[back][theme]))),
  );
  const needed = Math.max(...backs.map(([, , ratio]) => ratio));
  const on = backs.length > 2 ? `${backs.length} colours` : backs.map(([, back]) => back).join(', ');
  return `${least.map((ratio) => ratio.toFixed(1)).join(' · ')} on ${on} (${needed} needed)`;
}

/** A name in two lines is no name; the table scrolls sideways on a phone. */
const WHOLE = { whiteSpace: 'nowrap' } as const;

function Swatch({ color }: { readonly color: string }): ReactNode {
  return (
    <Inline gap={2}>
      <span
        style={{
          flex: 'none',
          width: 40,
          height: 24,
          background: color,
          border: '1px solid var(--line-control)',
          borderRadius: 'var(--r-chip)',
        }}
      />
      <code className="cd-t12" style={WHOLE}>
        {color}
      </code>
    </Inline>
  );
}

function ColourTable({
  title,
  names,
}: {
  readonly title: string;
  readonly names: readonly ColorToken[];
}): ReactNode {
  return (
    <div className="cd-table-scroll">
      <table className="cd-table cd-table-compact" aria-label={title}>
        <thead>
          <tr>
            <th scope="col" style={{ width: '10rem' }}>
              Name
            </th>
            <th scope="col" style={{ width: '9rem' }}>
              Light
            </th>
            <th scope="col" style={{ width: '9rem' }}>
              Dark
            </th>
            <th scope="col">Least contrast, light · dark</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name} data-token={name}>
              <th scope="row">
                <code style={WHOLE}>--{name}</code>
              </th>
              {colorTokens[name].map((color, theme) => (
                <td key={theme === 0 ? 'light' : 'dark'}>
                  <Swatch color={color} />
                </td>
              ))}
              <td className="cd-ink2">{readsOn(name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Every colour of both themes side by side, from `src/theme/tokens.ts`. */
export const Tokens: StoryObj = {
  render: () => (
    <Sheet
      title="Colours"
      lead="Neutral inks and surfaces carry the interface; colour means something. Components name a colour, never its value: the theme chooses between the two. Contrasts are computed here from the values, and proven by a test for every pair that is drawn."
    >
      {GROUPS.map(({ title, names }) => (
        <Part key={title} title={title}>
          <ColourTable title={title} names={names} />
        </Part>
      ))}
    </Sheet>
  ),
};

const TENANTS = [
  ['Acme', 'E3AB24'],
  ['Globex', '3781C2'],
  ['A dark one', '1D1C19'],
  ['A light one', 'F5F0D8'],
  ['Nearly the alarm', 'C0392B'],
] as const;

function Pair({
  on,
  color,
  label,
}: {
  readonly on: string;
  readonly color: string;
  readonly label: string;
}): ReactNode {
  return (
    <span
      style={{ padding: '8px 12px', background: on, color, borderRadius: 'var(--r)', minWidth: 150 }}
      className="cd-t12"
    >
      {label} {contrast(on, color).toFixed(1)}
    </span>
  );
}

/** What one colour of an organisation becomes; the toolbar shows every component in it. */
export const OfATenant: StoryObj = {
  render: () => (
    <Sheet
      title="The organisation’s colour"
      lead="An organisation names one colour. It marks the main action, the chosen entry of the menu, and focus; nothing else. Text on it, hover, a strong and a pale tone are derived, so that all of it reads in both themes, whatever was chosen."
    >
      {TENANTS.map(([title, hex]) => {
        const { tenant, primary, onPrimary, hover, strong, tint } = deriveTenantPalette(hex);
        return (
          <Part key={hex} title={`${title}, ${tenant}`}>
            <Stack gap={2}>
              <Inline wrap>
                <Pair on={primary} color={onPrimary} label="primary" />
                <Pair on={hover} color={onPrimary} label="hover" />
              </Inline>
              <Inline wrap>
                <Pair on={tint[0]} color={strong[0]} label="strong, light" />
                <Pair on={tint[1]} color={strong[1]} label="strong, dark" />
              </Inline>
            </Stack>
          </Part>
        );
      })}
    </Sheet>
  ),
};
