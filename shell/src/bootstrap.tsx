import { deviceStorage } from '@cadence/shared-auth';
import { keepTexts, keepThemeIn } from '@cadence/shared-ui';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createShellRuntime, readBoot } from './remotes/index.ts';
import { reportMeasures } from './telemetry/report-measures.ts';

async function start(container: HTMLElement): Promise<void> {
  keepTexts();
  keepThemeIn(deviceStorage);
  const boot = await readBoot(globalThis.window);
  createRoot(container).render(
    <App boot={boot} runtime={createShellRuntime()} onServices={reportMeasures} />,
  );
}

// The page has taken it away where the browser is too old, and says so.
const container = document.getElementById('root');
if (container !== null) await start(container);
