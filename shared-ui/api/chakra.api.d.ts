// @cadence/shared-ui 1.3.0

import type { ReactNode } from 'react';
import { Badge, Button, Dialog, Input, NativeSelect, Portal, Table, Tabs } from '@chakra-ui/react';

export { Badge };

export { Button };

export declare const ChakraScreen: (props: {
  readonly children: ReactNode;
}) => ReactNode;

export { Dialog };

export { Input };

export { NativeSelect };

export { Portal };

export { Table };

export { Tabs };

export {};
