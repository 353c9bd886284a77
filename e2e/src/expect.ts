/** Apart from the fixtures, which import what uses it. */
export { expect } from '@playwright/test';
