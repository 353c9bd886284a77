import { defineRemoteConfig } from '@cadence/tooling/webpack';

export default defineRemoteConfig({ name: 'predictions', dir: import.meta.dirname });
