/**
 * Chakra's own components in the product's looks, for rare screens: the face is fetched with the first one. A screen is
 * wrapped in a `ChakraScreen`. What is drawn in lists belongs to the components of `@cadence/shared-ui`, whose looks
 * cost nothing per row.
 */
export { ChakraScreen } from './theme/chakra-screen.tsx';
export { Badge, Button, Dialog, Input, NativeSelect, Portal, Table, Tabs } from '@chakra-ui/react';
