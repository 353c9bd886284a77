import { readSession } from '@cadence/shared-auth';
import type { ShellConfig } from '../remotes/index.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { announcePerson, readCurrentPerson } from './current-person.ts';
import type { ErrorReporting } from './error-reporting.ts';

export interface Integrations {
  /**
   * Starts what is configured, for the signed-in person. Nothing waits for it and nothing fails with it.
   *
   * @returns notifies all of it that nobody is signed in any longer
   */
  start(): () => void;
}

type IntegrationsOptions = Pick<ShellConfig, 'integrations' | 'environment' | 'nonce'> & {
  readonly telemetry: Telemetry;
};

function loadScript(url: string, nonce: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    if (nonce !== undefined) script.nonce = nonce;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${url} could not be loaded.`)));
    document.head.append(script);
  });
}

/** Third-party services that the page uses (people §9); made once per page. */
export function createIntegrations(options: IntegrationsOptions): Integrations {
  const { environment, nonce, telemetry } = options;
  const { errorReportingDsn, chatScript, messagingScript } = options.integrations;
  const scripts = [chatScript, messagingScript].filter((url) => url !== null);
  let reporting: Promise<ErrorReporting> | null = null;
  let areScriptsLoaded = false;

  async function reportErrors(dsn: string): Promise<ErrorReporting> {
    const { startErrorReporting } = await import(
      /* webpackChunkName: 'error-reporting' */ './error-reporting.ts'
    );
    const started = startErrorReporting(dsn, environment);
    started.identify(readSession()?.profile.Id ?? null);
    telemetry.forwardTo(started.report);
    return started;
  }

  async function identify(personId: number | null): Promise<void> {
    (await reporting)?.identify(personId);
  }

  async function runScripts(signal: AbortSignal): Promise<void> {
    const person = await readCurrentPerson(signal);
    if (signal.aborted || person === null) return;
    announcePerson(person);
    if (areScriptsLoaded) return;
    areScriptsLoaded = true;
    await Promise.all(scripts.map((url) => loadScript(url, nonce)));
  }

  const reportFailure = (error: unknown): void => void telemetry.report(error, { part: 'integration' });

  return {
    start() {
      const end = new AbortController();
      if (errorReportingDsn !== null) {
        reporting ??= reportErrors(errorReportingDsn);
        // Somebody else may be signed in by now.
        identify(readSession()?.profile.Id ?? null).catch((error: unknown) => {
          reporting = null;
          reportFailure(error);
        });
      }
      if (scripts.length > 0) runScripts(end.signal).catch(reportFailure);
      return () => {
        end.abort();
        identify(null).catch(() => undefined);
        if (areScriptsLoaded) announcePerson(null);
      };
    },
  };
}
