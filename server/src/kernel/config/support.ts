import { isEmail } from '@cadence/shared-contract';
import { StartupError } from '../errors/startup-error.ts';
import type { Environment } from './integrations.ts';

/** Where people find customer support; null for what the installation does not have. */
export interface SupportConfig {
  /** `mailto:` or a page. */
  readonly contact: string | null;
  readonly helpDesk: string | null;
}

/** The demo organisations' support, at addresses reserved for examples. */
const DEMO: SupportConfig = {
  contact: 'mailto:support@cadence.example',
  helpDesk: 'https://help.cadence.example/',
};

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}

/** A mail address as `mailto:`, a page as it stands; null for anything else. */
export function contactLink(text: string): string | null {
  if (isEmail(text)) return `mailto:${text}`;
  return isWebAddress(text) ? text : null;
}

function readContact(text: string | undefined): string | null {
  if (!text) return null;
  const link = contactLink(text);
  if (link !== null) return link;
  throw new StartupError(
    `SUPPORT_CONTACT must be like support@example.com or https://example.com/contact, not '${text}'.`,
  );
}

function readHelpDesk(text: string | undefined): string | null {
  if (!text) return null;
  if (isWebAddress(text)) return text;
  throw new StartupError(`HELP_DESK_URL must be an address that starts with https://, not '${text}'.`);
}

/** @throws StartupError with one sentence that names the variable and its allowed values */
export function readSupport(env: Environment, isDemo: boolean): SupportConfig {
  const contact = readContact(env['SUPPORT_CONTACT']?.trim());
  const helpDesk = readHelpDesk(env['HELP_DESK_URL']?.trim());
  return isDemo && contact === null && helpDesk === null ? DEMO : { contact, helpDesk };
}
