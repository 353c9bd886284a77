import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { type ScaleToken, scaleTokens } from '../theme/tokens.ts';
import { groupTokens } from './groups.ts';
import { Part, Sheet, TokenRow } from './sheet.tsx';

const meta: Meta = { title: 'Foundations/Sizes', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };
export default meta;

const NAMES = Object.keys(scaleTokens).filter((name): name is ScaleToken => name in scaleTokens);
const GROUPS = groupTokens(NAMES, [
  ['Type', /^(font|t\d+|regular|medium|semibold)$/],
  ['Space', /^s\d+$/],
  ['Radii', /^r(-|$)/],
  ['Heights of controls', /^h-/],
  ['Frame', /^(menu|header|list|app|drawer)-/],
  ['Elevation and focus', /^(shadow|focus)/],
  ['Motion', /^(quick|calm)$/],
]);
/** 1rem is 16 px until a person chooses another size. */
const inPixels = (value: string): string =>
  value.replaceAll(/([\d.]+)rem/g, (_, rem: string) => `${Number(rem) * 16} px`);

const BOX: CSSProperties = { display: 'block', background: 'var(--l3-fill)', height: 16 };
const FRAMED: CSSProperties = {
  display: 'block',
  width: 120,
  height: 56,
  background: 'var(--surface-raised)',
  border: '1px solid var(--line)',
};
const SAMPLE = 'Week 8: 111% to 118%';

/** How one token looks. */
function drawToken(name: ScaleToken): ReactNode {
  const it = `var(--${name})`;
  if (/^t\d+$/.test(name)) return <span style={{ font: it }}>{SAMPLE}</span>;
  if (name === 'font') return <span style={{ fontFamily: it }}>{SAMPLE}, Čapková, Ελλάδα</span>;
  if (/^(regular|medium|semibold)$/.test(name)) return <span style={{ fontWeight: it }}>{SAMPLE}</span>;
  if (/^r(-|$)/.test(name)) return <span style={{ ...FRAMED, borderRadius: it }} />;
  if (name === 'focus') return <span style={{ ...FRAMED, outline: `2px solid ${it}`, outlineOffset: 2 }} />;
  if (name.startsWith('shadow')) return <span style={{ ...FRAMED, boxShadow: it, margin: 16 }} />;
  if (name.startsWith('h-')) return <span style={{ ...FRAMED, height: it }} />;
  if (/^(quick|calm)$/.test(name)) return null;
  return <span style={{ ...BOX, width: it, maxWidth: '100%' }} />;
}

function Tokens({ of: titles }: { readonly of: readonly string[] }): ReactNode {
  return GROUPS.filter(({ title }) => titles.includes(title)).map(({ title, names }) => (
    <Part key={title} title={title}>
      <ul>
        {names.map((name) => (
          <TokenRow key={name} name={name} value={inPixels(scaleTokens[name])}>
            {drawToken(name)}
          </TokenRow>
        ))}
      </ul>
    </Part>
  ));
}

/** All from `src/theme/tokens.ts`. */
export const Type: StoryObj = {
  render: () => (
    <Sheet
      title="Type"
      lead="One family, Inter, shipped with the application. 14 px on 20 px lines is the text; 12 px is the smallest. Sizes follow the font size that somebody set in the browser: try the text size of the toolbar."
    >
      <Tokens of={['Type']} />
    </Sheet>
  ),
};
export const SpaceAndShape: StoryObj = {
  render: () => (
    <Sheet
      title="Space and shape"
      lead="Everything sits on a grid of 4 px. Corners are 6 px, chips 4, what floats 8. Controls are taller where fingers press them."
    >
      <Tokens of={['Space', 'Radii', 'Heights of controls', 'Frame', 'Others']} />
    </Sheet>
  ),
};
export const Elevation: StoryObj = {
  render: () => (
    <Sheet
      title="Elevation"
      lead="Hairlines before shadows: only what floats over the page casts one. In dark, what floats is lighter too."
    >
      <Tokens of={['Elevation and focus']} />
    </Sheet>
  ),
};

function Moving({ token }: { readonly token: 'quick' | 'calm' }): ReactNode {
  const [isRight, setRight] = useState(false);
  const place = isRight ? 'translateX(240px)' : 'none';
  return (
    <div className="cd-row cd-gap-4">
      <Button onClick={() => setRight(!isRight)}>Move {token}</Button>
      <span
        data-moving={token}
        style={{ ...BOX, width: 24, height: 24, transform: place, transition: `transform var(--${token})` }}
      />
    </div>
  );
}

export const Motion: StoryObj = {
  render: () => (
    <Sheet
      title="Motion"
      lead="Motion explains where something came from, and nothing else: quick for what answers a press, calm for what opens. Both are 0 for people who asked for less motion."
    >
      <Tokens of={['Motion']} />
      <Moving token="quick" />
      <Moving token="calm" />
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move quick' }));
    const moved = canvasElement.querySelector<HTMLElement>('[data-moving=quick]');
    await expect(moved?.style.transform).toBe('translateX(240px)');
  },
};
