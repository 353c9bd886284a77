import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren, type ReactNode } from 'react';
import { addons } from 'storybook/preview-api';
import { looks } from './looks.ts';

interface Globals {
  readonly globals: Readonly<Record<string, unknown>>;
}

const isDark = (theme: unknown): boolean =>
  theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);

/** Pages around stories in the theme of the stories. */
export function DocsContainer(props: PropsWithChildren<DocsContainerProps>): ReactNode {
  const [dark, setDark] = useState(() =>
    isDark(
      new URLSearchParams(location.search).get('globals')?.includes('theme:dark') === true ? 'dark' : 'light',
    ),
  );
  useEffect(() => {
    const channel = addons.getChannel();
    const read = ({ globals }: Globals): void => setDark(isDark(globals['theme']));
    channel.on('globalsUpdated', read);
    return () => channel.off('globalsUpdated', read);
  }, []);
  return <Container {...props} theme={dark ? looks.dark : looks.light} />;
}
