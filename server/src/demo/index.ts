export { DEMO_COMPANIES } from './build-demo.ts';
export { DEMO_PASSWORD, seedDemo } from './seed-demo.ts';
