export { createHelpSlice } from './help.routes.ts';
