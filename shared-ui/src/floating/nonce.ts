import { createContext } from 'react';

/** The page's CSP nonce, for the few styles Chakra makes at run time; UiProvider gives it. */
export const NonceContext = createContext<string | undefined>(undefined);
