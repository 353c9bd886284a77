// @cadence/shared-contract 1.4.0

export declare const ABILITY_NAMES: readonly string[];

export type Abilities = {
  readonly addEmployee: boolean;
  readonly addGoal: boolean;
  readonly addObserver: boolean;
  readonly chooseGoalOwner: boolean;
  readonly editCompany: boolean;
  readonly editStrategy: boolean;
  readonly filterObservers: boolean;
  readonly managePeople: boolean;
  readonly openTalent: boolean;
  readonly readStrategy: boolean;
  readonly suggestGoals: boolean;
};

export type AbilityName = 'addEmployee' | 'addGoal' | 'addObserver' | 'chooseGoalOwner' | 'editCompany' | 'editStrategy' | 'filterObservers' | 'managePeople' | 'openTalent' | 'readStrategy' | 'suggestGoals';

export interface Access {
  readonly notRoles?: readonly RoleName[];
  readonly abilities?: readonly AbilityName[];
}

interface ChangedAppraisal {
  readonly personId: number;
  readonly reviewerId: number;
  readonly periodId: number;
}

export interface CommandDescriptor {
  readonly id: string;
  readonly label: string;
  readonly icon?: string;
  readonly keywords?: readonly string[];
  readonly to: `/${string}`;
  readonly textParam?: string;
  readonly hotkey?: Hotkey;
  readonly access?: Access;
}

type ComponentModule<P> = {
  default: (props: P) => unknown;
};

type GoalChange = 'content' | 'discussion' | 'place' | 'state' | 'status';

interface GoalFacts {
  readonly change: GoalChange;
  readonly periodId: number;
  readonly ownerIds: readonly number[];
  readonly approverIds: readonly number[];
  readonly parentIds: readonly number[];
  readonly childIds?: readonly number[];
}

type Hotkey = string;

type HubTopic = keyof HubTopicMap;

interface HubTopicMap {
  NotificationUpdate: {
    readonly id: number | null;
  };
  TenantUpdate: TenantUpdate;
  UserManualUpdate: UserManualUpdate;
  missed: Record<never, never>;
}

export interface Incompatibility {
  readonly name: string;
  readonly required: string;
  readonly provided: string | null;
}

export interface MenuDescriptor {
  readonly routeId: string;
  readonly label: string;
  readonly icon: string;
  readonly order: number;
  readonly to: `/${string}`;
  readonly selectedOn?: readonly `/${string}`[];
  readonly hotkey?: Hotkey;
  readonly access?: Access;
}

/**
 * @each
 * @taken
 */
export type MetaOfSlot = {
  "dashboard.widget": WidgetPlace & {
    size: 'l' | 'm' | 's';
    byRole?: Partial<Record<RoleName, Partial<WidgetPlace>>>;
  } & Titled;
  "frame.dialog": Record<never, never>;
  "frame.notice": {
    unsent: string;
    order: number;
  };
  "goal.drawer": Titled;
  "header.action": {
    order: number;
  };
  "profile.tab": {
    path: string;
    label: string;
    order: number;
    needs?: 'ReadAppraisals';
  };
};

export interface PageProps {
  readonly params: Readonly<Record<string, string | undefined>>;
}

type Profile = {
  Id: number;
  Name: string;
  JobTitle: string | null;
  Email: string;
  UnconfirmedEmail: string | null;
  PhoneNumber: string | null;
  TimeZone: string;
  RoleName: RoleName;
  OrgUnit: string | null;
  LinkedinUrl: string | null;
  Biography: string | null;
  Avatar: string | null;
  AvatarImage: {
    Url: string;
    ExpiryUTC: string;
  } | null;
  Disc: string | null;
  IsEditable: boolean;
  DeactivatedAt: string | null;
  InvitationAcceptedAt: string | null;
  EmailActivatedAt: string | null;
  ParentId: number | null;
  UpdatedAt: string;
  IsGoalAdmin: boolean;
  IsGoalManager: boolean;
  IsHrAdmin: boolean;
  IsOrgAdmin: boolean;
};

/**
 * @each
 */
export type PropsOfSlot = {
  "dashboard.widget": {
    periodId: number;
  };
  "frame.dialog": {
    name: string;
    onClose: () => void;
  };
  "frame.notice": Record<never, never>;
  "goal.drawer": {
    goalId: number;
    onClose: () => void;
  };
  "header.action": Record<never, never>;
  "profile.tab": {
    personId: number;
  };
};

export interface Ref<P> {
  readonly expose: `./${string}`;
  readonly [propsOf]?: (props: P) => void;
}

export interface RemoteDescriptor {
  readonly schema: 1;
  readonly name: string;
  readonly requires: Readonly<Record<string, string>>;
  readonly prefixes: readonly `/${string}`[];
  readonly routes: readonly RouteDescriptor[];
  readonly menu: readonly MenuDescriptor[];
  readonly slots: {
    readonly [K in keyof SlotMap]?: readonly SlotContribution<K>[];
  };
  readonly commands?: readonly CommandDescriptor[];
}

type RoleName = 'ceo' | 'contributor' | 'manager' | 'observer';

export interface RouteDescriptor {
  readonly id: string;
  readonly path: `/${string}`;
  readonly page: Ref<PageProps>;
  readonly access?: Access;
  readonly isBare?: boolean;
  readonly title: string;
}

export declare const SLOT_NAMES: readonly string[];

type SessionPeriod = {
  Id: number;
  Quarter: number;
  Year: number;
  StartDate: string;
  EndDate: string;
  WeekId: number;
  Week: number;
  WeekStartDate: string;
  WeekEndDate: string;
  Today: string;
};

type SessionTenant = {
  Id: number;
  Name: string;
  Subdomain: string;
  Url: string | null;
  TimeZone: string;
  GoalType: 'SMART' | 'objective_results' | 'okr';
  StrategyEnabled: boolean;
  EmployeeNotesEnabled: boolean;
  TalentEnabled: boolean;
};

export interface SessionView {
  readonly profile: Profile;
  readonly tenant: SessionTenant;
  readonly period: SessionPeriod;
  readonly abilities: Abilities;
}

export interface ShellApi<Node = unknown> {
  session: () => SessionView;
  currentPeriod: () => SessionPeriod;
  navigate: (to: string, options?: {
    readonly replace?: boolean;
  }) => void;
  setTitle: (title: string | null, options?: TitleOptions) => void;
  readonly hub: {
    on: <T extends HubTopic>(topic: T, listener: (event: HubTopicMap[T]) => void) => () => void;
  };
  readonly slots: SlotsApi<Node>;
  toast: (options: ToastOptions) => void;
  holdUnsaved: (reason: string) => () => void;
  readonly telemetry: {
    report: (error: unknown, context: Readonly<Record<string, string>>) => string;
  };
}

export interface SlotContribution<K extends SlotName> {
  readonly id: string;
  readonly component: Ref<SlotProps<K>>;
  readonly meta: SlotMeta<K>;
  readonly access?: Access;
}

export interface SlotEntry<K extends SlotName> {
  readonly id: string;
  readonly remote: string;
  readonly meta: SlotMeta<K>;
}

/**
 * @apart
 */
export interface SlotMap {
  'dashboard.widget': {
    props: {
      periodId: number;
    };
    meta: WidgetPlace & {
      size: 's' | 'm' | 'l';
      byRole?: Partial<Record<RoleName, Partial<WidgetPlace>>>;
    } & Titled;
  };
  'profile.tab': {
    props: {
      personId: number;
    };
    meta: {
      path: string;
      label: string;
      order: number;
      needs?: 'ReadAppraisals';
    };
  };
  'goal.drawer': {
    props: {
      goalId: number;
      onClose: () => void;
    };
    meta: Titled;
  };
  'frame.dialog': {
    props: {
      name: string;
      onClose: () => void;
    };
    meta: Record<never, never>;
  };
  'frame.notice': {
    props: Record<never, never>;
    meta: {
      unsent: string;
      order: number;
    };
  };
  'header.action': {
    props: Record<never, never>;
    meta: {
      order: number;
    };
  };
}

export type SlotMeta<K extends SlotName> = SlotMap[K]['meta'];

export type SlotName = keyof SlotMap;

export type SlotProps<K extends SlotName> = SlotMap[K]['props'];

export interface SlotsApi<Node = unknown> {
  list: <K extends SlotName>(name: K) => readonly SlotEntry<K>[];
  render: <K extends SlotName>(name: K, props: SlotProps<K>, id?: string) => Node;
}

interface TenantUpdate {
  readonly type: TenantUpdateType;
  readonly id: number;
  readonly actorId: number | null;
  readonly origin?: string | null;
  readonly goal?: GoalFacts;
  readonly appraisal?: ChangedAppraisal;
  readonly managerIds?: readonly number[];
}

type TenantUpdateType = 'appraisal_update' | 'employee_added' | 'goal_update' | 'manager_updated' | 'strategy_published' | 'user_activated' | 'user_deactivated' | 'user_updated';

export interface TitleOptions {
  readonly parents?: readonly TitleParent[];
  readonly tab?: string;
}

export interface TitleParent {
  readonly label: string;
  readonly to: string;
}

interface Titled {
  readonly title?: string;
}

export interface ToastOptions {
  readonly title: string;
  readonly description?: string;
  readonly tone?: ToastTone;
  readonly action?: {
    readonly label: string;
    onClick: () => void;
  };
}

export type ToastTone = 'alarm' | 'caution' | 'good' | 'neutral';

interface UserManualUpdate {
  readonly type: 'user_manual_done' | 'user_manual_updated';
  readonly id: number;
  readonly origin?: TenantUpdate['origin'];
}

interface WidgetPlace {
  area: 'top' | 'main' | 'aside';
  order: number;
}

export declare const defineRemote: <const D extends RemoteDescriptor>(descriptor: D) => D;

export declare const findIncompatibilities: (requires: Readonly<Record<string, string>>, provides: Readonly<Record<string, string>>) => readonly Incompatibility[];

export declare const isAllowed: (access: Access | undefined, viewer: {
  readonly roleName: RoleName;
  readonly abilities: Readonly<Record<AbilityName, boolean>>;
}) => boolean;

declare const propsOf: unique symbol;

export declare const ref: <P>(expose: `./${string}`, _load: () => Promise<ComponentModule<P>>) => Ref<P>;

export {};
