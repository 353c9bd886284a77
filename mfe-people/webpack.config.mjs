import { defineRemoteConfig } from '@cadence/tooling/webpack';

export default defineRemoteConfig({ name: 'people', dir: import.meta.dirname });
