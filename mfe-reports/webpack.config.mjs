import { defineRemoteConfig } from '@cadence/tooling/webpack';

export default defineRemoteConfig({ name: 'reports', dir: import.meta.dirname });
