import { deviceStorage } from '@cadence/shared-auth';
import { keepThemeIn } from '@cadence/shared-ui';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createShellRuntime, readBoot } from './remotes/index.ts';
import { reportMeasures } from './telemetry/report-measures.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root.');
keepThemeIn(deviceStorage);
const boot = await readBoot(globalThis.window);
createRoot(container).render(<App boot={boot} runtime={createShellRuntime()} onServices={reportMeasures} />);
