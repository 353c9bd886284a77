// @cadence/shared-auth 1.1.0

import type { CallInput, ConflictReason, DownloadId, ErrorCode, FieldError, HubTopic, HubTopicMap, MadeRecord, OperationId, OutputOf, Problem, TenantUpdate } from '@cadence/shared-contract';
import type { ReactNode } from 'react';
import type { SessionView, ShellApi, SlotEntry, SlotName, SlotProps, TitleParent } from '@cadence/shared-contract/remote';

export interface ApiClient {
  call: <Id extends OperationId>(id: Id, ...input: CallArguments<Id>) => Promise<OutputOf<Id>>;
  download: <Id extends DownloadId>(id: Id, ...input: CallArguments<Id>) => Promise<DownloadedFile>;
}

export declare const ApiError: new (problem: Omit<Problem, 'type' | 'title'> & {
  readonly retryAfter?: number | null;
}) => ApiError;
export interface ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly detail: string;
  readonly errors: readonly FieldError[];
  readonly made: MadeRecord | null;
  readonly contact: string | null;
  readonly reason: ConflictReason | null;
  readonly requestId: string | null;
  readonly retryAfter: number | null;
}

interface AsideOutcome {
  readonly status: number;
  readonly retryAfter: number | null;
}

type CallArguments<Id extends OperationId> = unknown extends CallInput<Id> ? [ options?: CallOptions ] : [ input: CallInput<Id> & CallOptions ];

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly canWait?: boolean | undefined;
}

export interface DeviceStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  keys: (prefix: string) => readonly string[];
}

interface DownloadedFile {
  readonly name: string;
  readonly content: Blob;
}

interface DraftKey {
  readonly tenantId: number;
  readonly personId: number;
  readonly entity: string;
  readonly version: string;
}

export type EndReason = 'deactivated' | 'expired' | 'signed-out';

export interface FailedRead {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface FormKey {
  readonly value: string;
  renew: () => void;
  adopt: (key: string) => void;
}

export interface FormState<T> {
  readonly values: T;
  readonly errors: object;
  setValues: (values: T, shouldValidate: false) => unknown;
  setErrors: (errors: object) => void;
}

type Guard<T> = (value: unknown) => value is T;

export declare const HeaderContent: (props: {
  readonly children: ReactNode;
}) => ReactNode;

export interface KeptForm<T> {
  show: (values: T) => void;
  set: (part: Partial<T>) => void;
  restore: () => void;
}

export interface LiveRefetchOptions {
  readonly matches: (event: TenantUpdate) => boolean;
  readonly isBusy: () => boolean;
  readonly refetch: () => unknown;
}

interface LocalDraft<T> {
  readonly found: StoredDraft<T> | null;
  readonly isOlder: boolean;
  readonly savedAt: string | null;
  readonly timeZone: string;
  readonly keptDays: number;
  readonly formKey: FormKey;
  take: () => T | null;
  keep: (values: T) => void;
  forget: () => void;
  drop: () => void;
}

interface LocalDraftOptions extends Pick<DraftKey, 'entity' | 'version'> {
  readonly isTakenOver?: boolean;
}

export declare const OfflineError: new (reason: OfflineError['reason'], cause?: unknown) => OfflineError;
export interface OfflineError extends Error {
  readonly reason: keyof typeof SENTENCES;
}

declare const SENTENCES: {
  readonly offline: 'You seem to be offline. Please check your connection and try again.';
  readonly unreachable: 'The server could not be reached. Please try again.';
  readonly timeout: 'The server did not answer in time. Please try again.';
  readonly unconfirmed: 'We could not confirm that it was saved; trying again is safe.';
};

interface SaveOnce<T> {
  readonly create: (idempotencyKey: string) => Promise<T>;
  readonly update: (made: MadeRecord, idempotencyKey: string) => Promise<T>;
}

export type SessionState = {
  readonly status: 'restoring';
} | {
  readonly status: 'signed-in';
  readonly view: SessionView;
} | {
  readonly status: 'signed-out';
  readonly ended: 'deactivated' | 'expired' | 'signed-out' | null;
} | {
  readonly status: 'unreachable';
  readonly error: unknown;
};

export declare const ShellProvider: (props: ShellProviderProps) => ReactNode;

export interface ShellProviderProps extends ShellValue {
  readonly children: ReactNode;
}

interface ShellValue {
  readonly shell: ShellApi<ReactNode>;
  readonly headerTarget: HTMLElement | null;
}

interface SignOutOptions {
  readonly keepsDrafts?: boolean;
}

export interface Slot<K extends SlotName> {
  readonly entries: readonly SlotEntry<K>[];
  render: (props: SlotProps<K>, id?: string) => ReactNode;
}

type StorageTrouble = 'blocked' | 'full';

interface StoredDraft<T> {
  readonly values: T;
  readonly savedAt: string;
  readonly version: string;
  readonly formKey: string;
}

export interface UnsentTexts {
  list: () => readonly string[];
  keep: (id: string, text: string) => Promise<void>;
  drop: (id: string) => void;
  follow: () => Promise<void>;
  subscribe: (listener: () => void) => () => void;
}

interface UnsentView {
  readonly texts: UnsentTexts;
  readonly all: string;
}

interface WaitingPress {
  readonly isWaiting: () => boolean;
  readonly isShown: boolean;
  readonly wait: (isWanted: boolean) => void;
  readonly makeDue: () => void;
}

export declare const api: {
  call: <Id extends OperationId>(id: Id, ...input: CallArguments<Id>) => Promise<OutputOf<Id>>;
  download: <Id extends DownloadId>(id: Id, ...input: CallArguments<Id>) => Promise<DownloadedFile>;
};

export declare const canKeepDrafts: () => boolean;

export declare const createFormKey: (initial?: string) => FormKey;

export declare const deviceStorage: {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  keys: (prefix: string) => readonly string[];
};

export declare const endSession: (reason: EndReason) => void;

export declare const errorSentence: (error: unknown) => string;

export declare const failedRead: (props: FailedRead) => {
  children: string;
  incident: string | null;
  retrying: boolean;
  onRetry: () => undefined;
};

export declare const fieldErrors: (error: unknown) => Readonly<Record<string, string>>;

export declare const followOtherTabs: () => () => void;

export declare const hasDrafts: () => boolean;

export declare const inTurn: (name: string, work: () => Promise<void>) => Promise<void>;

export declare const keepTenantSubdomain: (subdomain: string) => void;

export declare const keptForm: <T extends object>(form: FormState<T>, draft: LocalDraft<T>) => KeptForm<T>;

export declare const newKey: () => string;

export declare const readHubToken: () => string | null;

export declare const readSession: (state?: SessionState) => SessionView | null;

export declare const readTenantSubdomain: () => string | null;

export declare const refreshSession: () => Promise<void>;

export declare const restoreSession: () => Promise<void>;

export declare const saveOnce: <T>(key: FormKey, {
  create, update
}: SaveOnce<T>) => Promise<T>;

export declare const sendTelemetry: (body: {
  Loaded: {
    Remote: string;
    Version: string;
    Part: 'entry' | 'module';
    Milliseconds: number;
  }[];
  Failed: {
    Remote: string;
    Version: string;
    Phase: 'compatibility' | 'crash' | 'entry' | 'instances' | 'manifest' | 'module' | 'registry' | 'render';
    Class: string;
    Message: string;
    Incident: string;
  }[];
  Vitals: {
    Remote: string;
    Version: string;
    Page: string;
    Vital: 'CLS' | 'INP' | 'LCP' | 'TTFB';
    Value: number;
  }[];
}) => Promise<AsideOutcome>;

export declare const sessionStore: {
  setState: {
    (partial: ((state: SessionState) => Partial<SessionState> | SessionState) | Partial<SessionState> | SessionState, replace?: false | undefined): void;
    (state: ((state: SessionState) => SessionState) | SessionState, replace: true): void;
  };
  getState: () => SessionState;
  getInitialState: () => SessionState;
  subscribe: (listener: (state: SessionState, prevState: SessionState) => void) => () => void;
};

export declare const signIn: (credentials: {
  readonly userName: string;
  readonly password: string;
}) => Promise<void>;

export declare const signOut: ({
  keepsDrafts
}?: SignOutOptions) => Promise<void>;

export declare const tabStorage: {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  keys: (prefix: string) => readonly string[];
};

export declare const useAbilities: () => Readonly<Record<'addEmployee' | 'addGoal' | 'addObserver' | 'chooseGoalOwner' | 'editCompany' | 'editStrategy' | 'filterObservers' | 'managePeople' | 'openTalent' | 'readStrategy' | 'suggestGoals', boolean>>;

export declare const useLive: <T extends HubTopic>(topic: T, listener: (event: HubTopicMap[T]) => void) => void;

export declare const useLiveRefetch: (props: LiveRefetchOptions) => void;

export declare const useLocalDraft: <T>(props: LocalDraftOptions, isValues: Guard<T>) => LocalDraft<T>;

export declare const usePageTitle: (title: string | null, parents?: readonly TitleParent[] | undefined) => void;

export declare const useSession: () => SessionView;

export declare const useSessionState: () => SessionState;

export declare const useShell: () => ShellApi<ReactNode>;

export declare const useSlot: <K extends SlotName>(name: K) => Slot<K>;

export declare const useStorageTrouble: () => StorageTrouble | null;

export declare const useTimeZone: () => string;

export declare const useUnsavedGuard: (isDirty: boolean, reason: string) => void;

export declare const useUnsentTexts: (kind: string) => UnsentView;

export declare const useWaitingPress: (onDue: () => void) => WaitingPress;

export {};
