import { isEmail, LIMITS, timeZoneId } from '@cadence/shared-contract';
import { IANAZone } from 'luxon';
import { contactLink } from '../kernel/config/support.ts';
import { UsageError } from './refusal.ts';

/** Parsers of operator input. Each throws a UsageError that says what the text must be. */

/** One label of a host name, as the database requires. */
const SUBDOMAIN = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** Reserved host names. */
const RESERVED = ['localhost', 'www'];

export function readText(what: string, max: number): (text: string) => string {
  return (text) => {
    const value = text.trim();
    if (value === '' || value.length > max)
      throw new UsageError(
        `${what} must have 1 to ${max} characters${value === '' ? '' : `, not ${value.length}`}.`,
      );
    return value;
  };
}

export function readSubdomain(text: string): string {
  const value = text.trim().toLowerCase();
  if (!SUBDOMAIN.test(value))
    throw new UsageError(
      `The subdomain must be 1 to 63 lower-case letters, digits and inner hyphens, not '${text.trim()}'.`,
    );
  if (RESERVED.includes(value))
    throw new UsageError(`'${value}' cannot be the subdomain of an organisation.`);
  return value;
}

/** A subdomain that a name suggests: `Müller & Söhne AG` → `muller-sohne-ag`. */
export function suggestSubdomain(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 63)
    .replace(/-+$/, '');
}

export function readEmail(text: string): string {
  const value = text.trim();
  if (value.length > LIMITS.email || !isEmail(value))
    throw new UsageError(`'${value}' is not an e-mail address of at most ${LIMITS.email} characters.`);
  return value;
}

/** Zones whose names end with the text, or contain it. */
function similarZones(text: string): readonly string[] {
  const wanted = text.toLowerCase().replaceAll(/[\s-]+/g, '_');
  const zones = Intl.supportedValuesOf('timeZone');
  const ending = zones.filter((zone) => zone.toLowerCase().endsWith(`/${wanted}`));
  return (ending.length > 0 ? ending : zones.filter((zone) => zone.toLowerCase().includes(wanted))).slice(
    0,
    3,
  );
}

/** An IANA zone (D-10) in its canonical spelling, from its id or a documented name. */
export function readTimeZone(text: string): string {
  const value = timeZoneId(text);
  const known = Intl.supportedValuesOf('timeZone').find((zone) => zone.toLowerCase() === value.toLowerCase());
  if (known) return known;
  // Some engines accept offsets such as +02:00 as zones, but those have no daylight saving time.
  if (/^[A-Za-z]/.test(value) && IANAZone.isValidZone(value)) return value;
  const similar = value === '' ? [] : similarZones(value);
  const hint =
    similar.length > 0 ? ` Did you mean ${similar.join(' or ')}?` : ' It is one like Europe/Berlin.';
  throw new UsageError(`There is no time zone '${value}'.${hint}`);
}

/** Web address of an organisation; null without one. */
export function readUrl(text: string): string | null {
  const value = text.trim();
  if (value === '' || value === 'none') return null;
  return readText('The web address', LIMITS.name)(value);
}

/** Whom the people of an organisation turn to (D-193): `mailto:` or a page; null for the installation's contact. */
export function readContact(text: string): string | null {
  const value = text.trim();
  if (value === '' || value === 'none') return null;
  const link = value.length > LIMITS.companyUrl ? null : contactLink(value);
  if (link === null)
    throw new UsageError(
      `The contact must be like help@example.com or https://example.com/help, or none, not '${value}'.`,
    );
  return link;
}

/** Six hex digits without `#`; null for the platform's own colour. */
export function readColor(text: string): string | null {
  const value = text.trim().replace(/^#/, '');
  if (value === 'none') return null;
  if (!/^[0-9a-f]{6}$/i.test(value))
    throw new UsageError(`The colour must be six hex digits such as 1F6FEB, or none, not '${text.trim()}'.`);
  return value.toUpperCase();
}

export function readSwitch(flag: string): (text: string) => boolean {
  return (text) => {
    const value = text.trim().toLowerCase();
    if (value !== 'on' && value !== 'off')
      throw new UsageError(`${flag} must be on or off, not '${text.trim()}'.`);
    return value === 'on';
  };
}

/** The first day of a quarter from the year 2000 on: appraisal periods begin there (people §4 Appraisal periods). */
export function readQuarterStart(text: string): string {
  const value = text.trim();
  if (!/^2\d{3}-(01|04|07|10)-01$/.test(value))
    throw new UsageError(`The date must be the first day of a quarter such as 2026-01-01, not '${value}'.`);
  return value;
}
