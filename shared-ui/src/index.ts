import './announce-instance.ts';

export { loadFloating } from './floating/load-floating.ts';
export { createLateCode } from './late-code/late-code.ts';
export type { LateCode } from './late-code/late-code.ts';
export { whenQuiet } from './floating/when-quiet.ts';
export { UiProvider, type UiProviderProps } from './theme/ui-provider.tsx';
export { applyTheme, getTheme, keepThemeIn, THEME_MODES, type ThemeMode, useTheme } from './theme/theme.ts';
export {
  applyTenantColor,
  DEFAULT_TENANT_COLOR,
  deriveTenantPalette,
  type TenantPalette,
} from './theme/palette.ts';
export { contrast, normalizeHex } from './theme/color.ts';
export { useSteady } from './steady/use-steady.ts';
export { registerStyles } from './styles/register-styles.ts';
export { cx } from './styles/cx.ts';

export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  IconButton,
  type IconButtonProps,
  LinkButton,
  type LinkButtonProps,
} from './button/button.tsx';
export {
  Avatar,
  type AvatarProps,
  type AvatarSize,
  AvatarStack,
  initialsOf,
  Person,
  type PersonProps,
  tintOf,
} from './avatar/avatar.tsx';
export {
  isScaleStep,
  LIKELIHOOD_LABELS,
  LIKELIHOOD_LONG_LABELS,
  QUALITY_LABELS,
  SCALE_STEPS,
  type ScaleLabels,
  type ScaleStep,
} from './scale/labels.ts';
export { LikelihoodBars, QualityPie } from './scale/glyphs.tsx';
export { Delta, type DeltaProps, LikelihoodChip, QualityChip, type ScaleChipProps } from './scale/chips.tsx';
export { WEEK_SLOTS, type WeekCell, type WeekState } from './weeks/week-cell.ts';
export { WeekSparkline, type WeekSparklineProps } from './weeks/week-sparkline.tsx';
export { WeekStepper, type WeekStepperProps } from './weeks/week-stepper.tsx';
export { WeekStrip, type WeekStripProps } from './weeks/week-strip.tsx';
export { WeekRuler, type WeekRulerProps } from './weeks/week-ruler.tsx';
export {
  Matrix,
  type MatrixAxis,
  type MatrixCell,
  type MatrixMark,
  type MatrixProps,
  type MatrixStep,
} from './matrix/matrix.tsx';
export { MatrixGoals, type MatrixGoalsProps } from './matrix/matrix-goals.tsx';
export { MatrixTally, type MatrixTallyProps, type TallyItem } from './matrix/matrix-tally.tsx';
export { PredictionMatrix, type PredictionMatrixProps } from './matrix/prediction-matrix.tsx';
export { FilterChip, type FilterChipProps, Tag, type TagProps, type TagTone } from './tag/tag.tsx';
export { foldText } from './text/fold-text.ts';
export {
  CountBadge,
  CountDot,
  ExpandableText,
  type ExpandableTextProps,
  Kbd,
  VisuallyHidden,
} from './text/text.tsx';
export { isFocusNowhere } from './keys/is-focus-nowhere.ts';
export { giveFocus, passFocusOn } from './keys/pass-focus-on.ts';
export { keepSingleKeysIn, type SingleKeysPlace, useSingleKeys } from './keys/single-keys.ts';
export { usePageKeys } from './keys/use-page-keys.ts';
export { scaledQuery } from './layout/font-scale.ts';
export { useIsPhone, useMedia } from './layout/use-media.ts';
export { WideOrNarrow, type WideOrNarrowProps } from './layout/wide-or-narrow.tsx';
export { Inline, type LayoutProps, Section, type SectionProps, Stack } from './layout/layout.tsx';

export { ErrorText, Field, type FieldProps, useFieldControl } from './field/field.tsx';
export {
  PasswordInput,
  Select,
  type SelectOption,
  type SelectProps,
  TextArea,
  type TextAreaProps,
  TextInput,
  type TextInputProps,
} from './field/inputs.tsx';
export { filledIn } from './field/filled-in.ts';
export { useFilledIn } from './field/use-filled-in.ts';
export { type FirstErrorOptions, useFirstErrorFocused } from './field/use-first-error-focused.ts';
export { SearchInput, type SearchInputProps } from './field/search-input.tsx';
export { useSearchText, type SearchText } from './field/use-search-text.ts';
export { Checkbox, type CheckboxProps, Switch } from './choice/checkbox.tsx';
export { Segmented, type SegmentedOption, type SegmentedProps } from './choice/segmented.tsx';
export {
  LikelihoodCards,
  QualityCards,
  type RadioCardOption,
  RadioCards,
  type RadioCardsProps,
  type ScaleCardsProps,
} from './choice/radio-cards.tsx';
export { Combobox } from './combobox/combobox.tsx';
export type { ComboboxOption, ComboboxProps } from './combobox/combobox-props.ts';

export { Deferred, type DeferredProps } from './steady/deferred.tsx';
export { type TabItem, Tabs, type TabsProps } from './tabs/tabs.tsx';
export { Drawer } from './overlay/drawer.tsx';
export type { DrawerProps, DrawerWidth } from './overlay/drawer-props.ts';
export { Dialog } from './overlay/dialog.tsx';
export type { DialogProps } from './overlay/dialog-props.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './overlay/confirm-dialog.tsx';
export { UnsavedDialog, type UnsavedDialogProps } from './overlay/unsaved-dialog.tsx';
export { Menu } from './menu/menu.tsx';
export type { MenuAction, MenuEntry, MenuProps } from './menu/menu-props.ts';
export { Popover } from './menu/popover.tsx';
export type { PopoverProps } from './menu/popover-props.ts';
export { Tooltip, type TooltipProps } from './tooltip/tooltip.tsx';
export { dismissToast, toast } from './toast/toast.tsx';
export type { ToastOptions, ToastTone } from './toast/toast-options.ts';
export { Banner, type BannerProps, Callout, type CalloutProps } from './notice/notice.tsx';
export { DraftNotice, type DraftNoticeProps } from './draft/draft-notice.tsx';
export { FormDrawer, type FormDrawerProps } from './draft/form-drawer.tsx';
export type { KeptDraft } from './draft/kept-draft.ts';
export { KeptHint, type KeptHintProps } from './draft/kept-hint.tsx';
export { EmptyState, type EmptyStateProps, ErrorState, type ErrorStateProps } from './state/empty-state.tsx';
export {
  Skeleton,
  SkeletonDetail,
  SkeletonGroup,
  SkeletonList,
  type SkeletonProps,
} from './state/skeleton.tsx';
export { StrengthMeter, type StrengthMeterProps, type StrengthPart } from './strength/strength-meter.tsx';
export { Spinner, type SpinnerProps } from './progress/spinner.tsx';
export { ProgressBar, type ProgressBarProps, Ring, type RingProps } from './progress/progress.tsx';
export { ListRow, type ListRowProps, LoadMore, type LoadMoreProps } from './list/list.tsx';
export { type DataColumn, DataTable, type DataTableProps } from './table/data-table.tsx';
export { SortHead, type SortHeadProps } from './table/sort-head.tsx';
export { keepTexts } from './translation/keep-texts.ts';
export { Breadcrumb, type Crumb } from './breadcrumb/breadcrumb.tsx';
export { Timeline, type TimelineItem } from './timeline/timeline.tsx';
export { Icon, type IconName, type IconProps } from './icon/icon.tsx';

export {
  dayOf,
  formatDate,
  formatDateLong,
  formatDateRange,
  formatDateTime,
  formatNumber,
  formatRelative,
  formatSpan,
  formatTime,
  plural,
} from './format/format.ts';
export { isolate } from './format/isolate.ts';
