export { makePerson, makeTenant, TEST_PASSWORD } from './factories.ts';
export { startTestApp } from './harness.ts';
export type { Answer, CallOptions, TestApp } from './harness.ts';
export { openOwnTestDatabase, openTestDatabase } from './test-database.ts';
export { uploadFile } from './upload.ts';
