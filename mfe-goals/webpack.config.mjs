import { defineRemoteConfig } from '@cadence/tooling/webpack';

export default defineRemoteConfig({ name: 'goals', dir: import.meta.dirname });
