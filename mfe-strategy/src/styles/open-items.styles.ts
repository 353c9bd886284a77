import { registerStyles } from '@cadence/shared-ui';

/** The link in the shell's header, as large as its neighbours. */
registerStyles(
  'open-items',
  `
.ai-tool{width:36px;height:36px}
@media (max-width:767px){.ai-tool{width:44px;height:44px}}
`,
);
