export { ABILITY_NAMES, isAllowed, isSwitchedOff } from './access.ts';
export type { Abilities, AbilityName, Access, Switches } from './access.ts';
export { BROWSERS, browserWords, NEEDED } from './browsers.ts';
export type { SupportedBrowser } from './browsers.ts';
export { findIncompatibilities } from './compatibility.ts';
export type { Incompatibility } from './compatibility.ts';
export { describeIncompatibility } from './describe-incompatibility.ts';
export { defineRemote, ref } from './descriptor.ts';
export type {
  CommandDescriptor,
  MenuDescriptor,
  Ref,
  RemoteDescriptor,
  RouteDescriptor,
  SlotContribution,
} from './descriptor.ts';
export { modulesAtFirstSight } from './first-sight.ts';
export { matchesPath } from './match-path.ts';
export { findOwnCopies } from './own-copies.ts';
export { COHORT_COOKIE, HUB_RELEASE, REGISTRY_PATH, SIGNED_HEAD, SIGNED_RELEASE } from './registry.ts';
export type {
  ErrorBudget,
  Registry,
  RegistryEntry,
  RegistryHead,
  ReleaseTrack,
  Rollout,
  ServedRegistry,
  StoredRegistry,
} from './registry.ts';
export { signedBytes, verifySigned } from './signed.ts';
export type { SignatureState, Signed } from './signed.ts';
export type {
  SessionView,
  ShellApi,
  SlotEntry,
  SlotsApi,
  TitleOptions,
  TitleParent,
  ToastOptions,
  ToastTone,
} from './shell-api.ts';
export { SLOT_NAMES } from './slots.ts';
export type { PageProps, SlotMap, SlotMeta, SlotName, SlotProps } from './slots.ts';
