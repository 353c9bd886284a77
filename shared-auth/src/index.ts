export { ApiError, errorSentence, fieldErrors, OfflineError } from './api/api-error.ts';
export { failedRead, type FailedRead } from './api/failed-read.ts';
export type { ApiClient } from './api/api-client.ts';
export type { CallOptions } from './api/send-call.ts';
export { createFormKey, newKey, type FormKey } from './api/form-key.ts';
export { saveOnce } from './api/save-once.ts';
export { keptForm, type FormState, type KeptForm } from './drafts/kept-form.ts';
export { useLocalDraft } from './drafts/use-local-draft.ts';
export { useUnsentTexts } from './drafts/use-unsent-texts.ts';
export type { UnsentTexts } from './drafts/unsent-texts.ts';
export { useWaitingPress } from './drafts/use-waiting-press.ts';
export {
  api,
  canKeepDrafts,
  endSession,
  followOtherTabs,
  hasDrafts,
  readHubToken,
  refreshSession,
  restoreSession,
  sendTelemetry,
  signIn,
  signOut,
} from './session/session-actions.ts';
export { readSession, sessionStore } from './session/session-store.ts';
export type { EndReason, SessionState } from './session/session-store.ts';
export { keepTenantSubdomain, readTenantSubdomain } from './session/tenant-subdomain.ts';
export { deviceStorage, tabStorage, type DeviceStorage } from './storage/device-storage.ts';
export { inTurn } from './storage/in-turn.ts';
export { useStorageTrouble } from './storage/use-storage-trouble.ts';
export { useAbilities, useSession, useSessionState } from './session/use-session.ts';
export { useTimeZone } from './session/use-time-zone.ts';
export { HeaderContent } from './shell/header-content.tsx';
export { ShellProvider, useShell } from './shell/shell-context.tsx';
export type { ShellProviderProps } from './shell/shell-context.tsx';
export { useLive } from './shell/use-live.ts';
export { useLiveRefetch } from './shell/use-live-refetch.ts';
export type { LiveRefetchOptions } from './shell/use-live-refetch.ts';
export { usePageTitle } from './shell/use-page-title.ts';
export { useSlot } from './shell/use-slot.ts';
export type { Slot } from './shell/use-slot.ts';
export { useUnsavedGuard } from './shell/use-unsaved-guard.ts';
