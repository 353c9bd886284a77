import type { ReactNode } from 'react';
import { ChakraScope } from '../floating/chakra-scope.tsx';
import { system } from './system.ts';

/** Around a screen of Chakra's components: light and dark, the tenant's colour and the sizes of the product. */
export function ChakraScreen({ children }: { readonly children: ReactNode }): ReactNode {
  return <ChakraScope system={system}>{children}</ChakraScope>;
}
