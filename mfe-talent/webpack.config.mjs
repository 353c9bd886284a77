import { defineRemoteConfig } from '@cadence/tooling/webpack';

export default defineRemoteConfig({ name: 'talent', dir: import.meta.dirname });
