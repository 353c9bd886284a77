import { matchesPath, SLOT_NAMES, type RemoteDescriptor } from '@cadence/shared-contract/remote';
import validRange from 'semver/ranges/valid.js';
import type { ExposedFiles } from './descriptor-source.ts';

export interface DescriptorContext {
  /** The remote's name as its build names it. */
  readonly name: string;
  readonly exposed: ExposedFiles;
  /** Icons the menu can draw. */
  readonly icons: readonly string[];
}

const NAME = /^[a-z][a-z0-9-]*$/;
const PARAMETER = /^[a-z][a-zA-Z0-9-]*$/;

/** Sentences for everything that is wrong with a descriptor; an empty list means that it is valid. */
export function findDescriptorFaults(value: unknown, context: DescriptorContext): readonly string[] {
  const outline = findOutlineFaults(value);
  if (outline.length > 0) return outline;
  const descriptor = value as RemoteDescriptor;
  return [
    ...findIdentityFaults(descriptor, context),
    ...findRouteFaults(descriptor),
    ...findMenuFaults(descriptor, context),
    ...findSlotFaults(descriptor),
    ...findCommandFaults(descriptor, context),
    ...findHotkeyFaults(descriptor),
    ...findRefFaults(descriptor, context),
  ];
}

function findOutlineFaults(value: unknown): string[] {
  if (typeof value !== 'object' || value === null)
    return ['It has no default export made by defineRemote().'];
  const descriptor = value as Record<string, unknown>;
  const faults: string[] = [];
  if (descriptor['schema'] !== 1)
    faults.push(`schema is ${String(descriptor['schema'])}; this build knows schema 1.`);
  // Commands came later: a descriptor may be without them.
  const lists = ['prefixes', 'routes', 'menu', ...('commands' in descriptor ? ['commands'] : [])];
  for (const key of lists)
    if (!Array.isArray(descriptor[key])) faults.push(`${key} is missing or not a list.`);
  for (const key of ['requires', 'slots'])
    if (typeof descriptor[key] !== 'object' || descriptor[key] === null) faults.push(`${key} is missing.`);
  return faults;
}

function findIdentityFaults(descriptor: RemoteDescriptor, { name }: DescriptorContext): string[] {
  const faults: string[] = [];
  if (!NAME.test(descriptor.name))
    faults.push(`The name '${descriptor.name}' is not lower-case words joined by '-'.`);
  if (descriptor.name !== name)
    faults.push(`The name is '${descriptor.name}', and the build is for '${name}'.`);
  for (const [required, range] of Object.entries(descriptor.requires))
    if (validRange(range) === null)
      faults.push(`requires.${required} is '${range}', which is no semver range.`);
  for (const prefix of descriptor.prefixes)
    if (!/^\/v3\/[a-z]/.test(prefix) || prefix.endsWith('/'))
      faults.push(`The prefix ${prefix} is not a path under /v3 without a slash at its end.`);
  return faults;
}

/** True when `path` is `prefix` or lies under it. */
export function isUnder(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

const isOwn = (path: string, { prefixes }: RemoteDescriptor): boolean =>
  prefixes.some((prefix) => isUnder(path, prefix));

function findRouteFaults(descriptor: RemoteDescriptor): string[] {
  const outside = descriptor.routes
    .filter(({ path }) => !isOwn(path, descriptor))
    .map(
      ({ id, path }) =>
        `Route '${id}' is at ${path}, outside ${descriptor.prefixes.join(', ') || 'every prefix'}.`,
    );
  return [
    ...outside,
    ...findTwice(descriptor.routes.map(({ id }) => id)).map((id) => `Two routes have the id '${id}'.`),
    ...findTwice(descriptor.routes.map(({ path }) => path)).map(
      (path) => `Two routes have the path ${path}.`,
    ),
    ...descriptor.routes.filter(({ title }) => !title).map(({ id }) => `Route '${id}' has no title.`),
  ];
}

function findMenuFaults(descriptor: RemoteDescriptor, { icons }: DescriptorContext): string[] {
  const routeIds = new Set(descriptor.routes.map(({ id }) => id));
  return descriptor.menu.flatMap(({ label, routeId, icon, to }) => [
    ...(routeIds.has(routeId)
      ? []
      : [`Menu item '${label}' opens the route '${routeId}', which does not exist.`]),
    ...(icons.includes(icon)
      ? []
      : [`Menu item '${label}' has the unknown icon '${icon}'; known: ${icons.join(', ')}.`]),
    ...(isOwn(to, descriptor) ? [] : [`Menu item '${label}' leads to ${to}, outside the remote's prefixes.`]),
  ]);
}

function findSlotFaults({ slots }: RemoteDescriptor): string[] {
  const known: readonly string[] = SLOT_NAMES;
  const unknown = Object.keys(slots)
    .filter((slot) => !known.includes(slot))
    .map((slot) => `There is no slot '${slot}'; known: ${known.join(', ')}.`);
  const ids = Object.values(slots).flatMap((contributions) => contributions.map(({ id }) => id));
  return [...unknown, ...findTwice(ids).map((id) => `Two slot contributions have the id '${id}'.`)];
}

/** A command leads to one of the remote's own pages; what is typed comes in a parameter that its address leaves free. */
function findCommandFaults(
  { routes, commands = [] }: RemoteDescriptor,
  { icons }: DescriptorContext,
): string[] {
  const twice = findTwice(commands.map(({ id }) => id)).map((id) => `Two commands have the id '${id}'.`);
  const wrong = commands.flatMap(({ id, label, icon, to, textParam }) => {
    const [pathname = '', query = ''] = to.split('?');
    const isPage = routes.some(({ path }) => matchesPath(path, pathname));
    return [
      ...(label.trim() ? [] : [`Command '${id}' has no label.`]),
      ...(icon === undefined || icons.includes(icon)
        ? []
        : [`Command '${id}' has the unknown icon '${icon}'.`]),
      ...(isPage ? [] : [`Command '${id}' leads to ${to}, where this remote has no page.`]),
      ...(to.includes('#') ? [`Command '${id}' leads to ${to}; a command's address has no hash.`] : []),
      ...(textParam === undefined || PARAMETER.test(textParam)
        ? []
        : [`Command '${id}' hands its text over as '${textParam}', which is no parameter's name.`]),
      ...(textParam !== undefined && new URLSearchParams(query).has(textParam)
        ? [`Command '${id}' hands its text over as '${textParam}', which its address sets already.`]
        : []),
    ];
  });
  return [...twice, ...wrong];
}

/** A letter, or `g` and a letter; one by itself is not `g`, which begins the others. */
const HOTKEY = /^(?:[a-fh-z]|g [a-z])$/;

function findHotkeyFaults({ menu, commands = [] }: RemoteDescriptor): string[] {
  const hotkeys = [...menu, ...commands].flatMap(({ hotkey }) => hotkey ?? []);
  return [
    ...findTwice(hotkeys).map((hotkey) => `Two things have the hotkey '${hotkey}'.`),
    ...hotkeys
      .filter((hotkey) => !HOTKEY.test(hotkey))
      .map((hotkey) => `The hotkey '${hotkey}' is neither a letter nor 'g' and a letter.`),
  ];
}

function findRefFaults(descriptor: RemoteDescriptor, { exposed }: DescriptorContext): string[] {
  const used = listExposes(descriptor);
  return [
    ...used
      .filter((expose) => !(expose in exposed))
      .map((expose) => `${expose} is referred to and not exposed by a ref().`),
    ...Object.keys(exposed)
      .filter((expose) => !used.includes(expose))
      .map((expose) => `${expose} is exposed by a ref() that no route and no slot uses.`),
  ];
}

/** The expose names that routes and slots refer to. */
export function listExposes({ routes, slots }: RemoteDescriptor): readonly string[] {
  const contributions = Object.values(slots).flat();
  return [
    ...routes.map(({ page }) => page.expose),
    ...contributions.map(({ component }) => component.expose),
  ];
}

const findTwice = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
