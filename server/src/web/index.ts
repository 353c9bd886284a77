export { registerWeb } from './register-web.ts';
