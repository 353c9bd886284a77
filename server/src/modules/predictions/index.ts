export { predictionsSlice } from './predictions.routes.ts';
