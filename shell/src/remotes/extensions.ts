import {
  isAllowed,
  matchesPath,
  SLOT_NAMES,
  type Access,
  type CommandDescriptor,
  type MenuDescriptor,
  type Registry,
  type RemoteDescriptor,
  type RouteDescriptor,
  type SlotContribution,
  type SlotName,
} from '@cadence/shared-contract/remote';

/** Who looks at the platform; the session knows. */
export type Viewer = Parameters<typeof isAllowed>[1];

export interface PlatformRoute extends Omit<RouteDescriptor, 'page'> {
  /** `remote:id`, unique on the platform. */
  readonly key: string;
  readonly remote: string;
  readonly expose: string;
  /** Path prefixes of the remote that owns the route. */
  readonly prefixes: readonly string[];
}

export interface PlatformMenuItem extends MenuDescriptor {
  /** `remote:routeId`. */
  readonly key: string;
  readonly remote: string;
}

export interface PlatformCommand extends CommandDescriptor {
  /** `remote:id`, unique on the platform. */
  readonly key: string;
}

export interface PlatformContribution<K extends SlotName> {
  readonly id: string;
  readonly remote: string;
  readonly expose: string;
  /** What a person calls it. */
  readonly title: string;
  readonly meta: SlotContribution<K>['meta'];
  readonly access: Access | undefined;
}

/** Every remote's routes, as its descriptor lists them. */
export function listRoutes(registry: Registry): readonly PlatformRoute[] {
  return Object.entries(registry.remotes).flatMap(([remote, { descriptor }]) =>
    descriptor.routes.map(({ page, ...route }) => ({
      ...route,
      key: `${remote}:${route.id}`,
      remote,
      expose: page.expose,
      prefixes: descriptor.prefixes,
    })),
  );
}

/** Menu items that this viewer may see and open, in menu order. */
export function listMenu(registry: Registry, viewer: Viewer | null): readonly PlatformMenuItem[] {
  const items = Object.entries(registry.remotes).flatMap(([remote, { descriptor }]) =>
    descriptor.menu
      .filter((item) => {
        const route = descriptor.routes.find(({ id }) => id === item.routeId);
        return mayView(item.access, viewer) && mayView(route?.access, viewer);
      })
      .map((item) => ({ ...item, key: `${remote}:${item.routeId}`, remote })),
  );
  return items.toSorted((a, b) => a.order - b.order);
}

/** Commands that this viewer may give, on pages that they may open; remotes that know of none have none. */
export function listCommands(registry: Registry, viewer: Viewer | null): readonly PlatformCommand[] {
  return Object.entries(registry.remotes).flatMap(([remote, { descriptor }]) =>
    (descriptor.commands ?? [])
      .filter(({ to, access }) => {
        const [pathname = ''] = to.split('?');
        const route = descriptor.routes.find(({ path }) => matchesPath(path, pathname));
        return route !== undefined && mayView(access, viewer) && mayView(route.access, viewer);
      })
      .map((command) => ({ ...command, key: `${remote}:${command.id}` })),
  );
}

/** Contributions to a slot that this viewer may see, by `meta.order`. */
export function listContributions<K extends SlotName>(
  registry: Registry,
  name: K,
  viewer: Viewer | null,
): readonly PlatformContribution<K>[] {
  const all = Object.entries(registry.remotes).flatMap(([remote, { descriptor }]) => {
    const contributions: readonly SlotContribution<K>[] = descriptor.slots[name] ?? [];
    return contributions.map(({ id, component, meta, access }) => ({
      id: `${remote}:${id}`,
      remote,
      expose: component.expose,
      title: nameContribution(descriptor, { id, meta }),
      meta,
      access,
    }));
  });
  return all
    .filter(({ access }) => mayView(access, viewer))
    .toSorted((a, b) => orderOf(a.meta) - orderOf(b.meta));
}

/** Its own title or label, the command that opens it, or else the remote it comes from. */
function nameContribution(
  { name, menu, commands = [] }: RemoteDescriptor,
  { id, meta }: { readonly id: string; readonly meta: object },
): string {
  const { title, label }: { readonly title?: string; readonly label?: string } = meta;
  const command = commands.find((one) => one.id === id);
  return title ?? label ?? command?.label ?? menu[0]?.label ?? name;
}

/** Modules behind everything that is contributed to any slot and that this viewer may see. */
export function listContributedModules(
  registry: Registry,
  viewer: Viewer | null,
): readonly Pick<PlatformContribution<SlotName>, 'remote' | 'expose'>[] {
  return SLOT_NAMES.flatMap((name) => listContributions(registry, name, viewer));
}

/** Without a viewer everything that is guarded stays hidden. */
export function mayView(access: Access | undefined, viewer: Viewer | null): boolean {
  return viewer === null ? access === undefined : isAllowed(access, viewer);
}

function orderOf(meta: object): number {
  const { order = 0 }: { readonly order?: number } = meta;
  return order;
}
