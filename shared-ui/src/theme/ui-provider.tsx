import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { installStyles } from '../styles/index.ts';
import { preloadToasts, ToastOutlet } from '../toast/toast.tsx';
import { installFonts } from './fonts.ts';
import { system } from './system.ts';
import { applyTheme, getTheme } from './theme.ts';

export interface UiProviderProps {
  /** The page's CSP nonce, for the few styles Chakra makes at run time. */
  readonly nonce?: string;
  readonly children: ReactNode;
}

/** Everything the components need: style sheets, fonts, theme, Chakra and the toasts. Once per page. */
export function UiProvider({ nonce, children }: UiProviderProps): ReactNode {
  const [cache] = useState(() => {
    installStyles();
    installFonts();
    applyTheme(getTheme());
    preloadToasts();
    return createCache({ key: 'c', ...(nonce !== undefined && { nonce }) });
  });
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        {children}
        <ToastOutlet />
      </ChakraProvider>
    </CacheProvider>
  );
}
