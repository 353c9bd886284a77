import { defineShell } from '@cadence/tooling/webpack';

export default defineShell({ dir: import.meta.dirname });
