import { useState, type ReactNode } from 'react';
import { floatingParts } from '../floating/load-floating.ts';
import { NonceContext } from '../floating/nonce.ts';
import { whenQuiet } from '../floating/when-quiet.ts';
import { installStyles } from '../styles/index.ts';
import { ToastOutlet } from '../toast/toast.tsx';
import { installFonts } from './fonts.ts';
import { applyTheme, getTheme } from './theme.ts';

export interface UiProviderProps {
  /** The page's CSP nonce, for the few styles Chakra makes at run time. */
  readonly nonce?: string;
  readonly children: ReactNode;
}

function start(): void {
  installStyles();
  installFonts();
  applyTheme(getTheme());
  whenQuiet(() => void floatingParts.preload());
}

/** Everything the components need: style sheets, fonts, theme and the toasts. Once per page. */
export function UiProvider({ nonce, children }: UiProviderProps): ReactNode {
  useState(start);
  return (
    <NonceContext value={nonce}>
      {children}
      <ToastOutlet />
    </NonceContext>
  );
}
