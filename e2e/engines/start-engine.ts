import type { Engine, EngineName } from './engine.ts';
import { startFirefox } from './firefox-engine.ts';
import { startPlaywrightEngine } from './playwright-engine.ts';
import { startWebKit } from './webkit-engine.ts';

/** Where `npm run prove -- browsers` found them: 'playwright' for its own build, or the path of a program. */
const FOUND = { firefox: process.env['CADENCE_FIREFOX'], webkit: process.env['CADENCE_WEBKIT'] };

/** Starts the browser of an engine that the run has found. @param downloads folder of files that pages save */
export function startEngine(name: EngineName, downloads: string): Promise<Engine> {
  const found = FOUND[name];
  if (!found) throw new Error(`No ${name} was looked for: npm run prove -- browsers does.`);
  if (found === 'playwright') return startPlaywrightEngine(name, downloads);
  return name === 'firefox' ? startFirefox(found, downloads) : startWebKit(found, downloads);
}
