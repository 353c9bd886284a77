import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Part, Sheet } from './sheet.tsx';

const meta: Meta = { title: 'Welcome/Start here', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };
export default meta;

const BULLETS = { listStyle: 'disc', paddingInlineStart: 'var(--s5)' } as const;

export const Welcome: StoryObj = {
  render: () => (
    <Sheet
      title="Cadence design system"
      lead="Every part of Cadence’s screens in all its states, drawn by the same code that draws the product. What you see here is what people get."
    >
      <Part title="Find">
        <ul className="cd-prose" style={BULLETS}>
          <li>
            <b>Foundations</b> has the tokens: colours, type, sizes, motion, icons.
          </li>
          <li>
            Below it are the components by what they are for. <b>Docs</b> of a component says when to use it,
            when not, and which words belong into it; the entries below are its states.
          </li>
          <li>
            Press <kbd className="cd-kbd">/</kbd> to search by name.
          </li>
        </ul>
      </Part>
      <Part title="Look">
        <p className="cd-prose">The toolbar changes every story:</p>
        <ul className="cd-prose" style={BULLETS}>
          <li>
            <b>Theme</b>: light, dark, or as the system.
          </li>
          <li>
            <b>Tenant colour</b>: Acme, Globex, and colours that are hard to read.
          </li>
          <li>
            <b>Viewport</b>: phone 390, tablet 768, laptop 1,024, desktop 1,440 px.
          </li>
          <li>
            <b>Text size</b>: as somebody may have set it in the browser.
          </li>
          <li>
            <b>Motion</b>: reduced, as some people need it.
          </li>
        </ul>
      </Part>
      <Part title="Try">
        <ul className="cd-prose" style={BULLETS}>
          <li>
            <b>Controls</b> below a story change its texts and choices; the address keeps them, so a link
            shows what you see.
          </li>
          <li>
            <b>Accessibility</b> below a story lists what axe finds. It has to be empty.
          </li>
          <li>
            <b>Interactions</b> shows the steps of a story that presses or types something.
          </li>
        </ul>
      </Part>
      <Part title="Change">
        <p className="cd-prose">
          How to change a token or a component, review pictures, and bring an idea into the system is in{' '}
          <code>docs/designers.md</code> of the repository.
        </p>
      </Part>
    </Sheet>
  ),
};
