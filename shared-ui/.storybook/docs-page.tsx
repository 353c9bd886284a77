import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type { Guidance } from '../src/foundations/guidance.ts';

const HEADINGS = { use: 'Use it', avoid: 'Do not use it', words: 'Words' } as const;
const PARTS = ['use', 'avoid', 'words'] as const;

function isGuidance(value: unknown): value is Guidance {
  return typeof value === 'object' && value !== null && PARTS.every((part) => part in value);
}

/** The page of a component: what it is for, how to use it, its controls, and all its states. */
export function DocsPage(): ReactNode {
  const { preparedMeta } = useOf('meta', ['meta']);
  const says: unknown = preparedMeta.parameters['guidance'];
  return (
    <>
      <Title />
      <Description />
      {isGuidance(says) &&
        PARTS.map((part) => (
          <section key={part}>
            <h2>{HEADINGS[part]}</h2>
            <ul>
              {says[part].map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </section>
        ))}
      <Primary />
      <Controls />
      <Stories title="States" />
    </>
  );
}
