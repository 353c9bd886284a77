export { overwrittenFields } from './overwritten.ts';
