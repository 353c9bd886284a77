// @cadence/shared-ui 1.3.0

import type { ButtonHTMLAttributes, CSSProperties, FormEvent, HTMLAttributes, InputHTMLAttributes, KeyboardEvent, MemoExoticComponent, ReactElement, ReactNode, Ref, RefObject, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { Button, Dialog, Tabs } from '@chakra-ui/react';

export declare const Avatar: (props: AvatarProps) => ReactNode;

export interface AvatarProps {
  readonly id: number | string;
  readonly name: string;
  readonly size?: AvatarSize;
  readonly src?: string | null;
  readonly labelled?: boolean;
}

export type AvatarSize = 'base' | 'l' | 'm' | 's' | 'xl';

export declare const AvatarStack: (props: {
  readonly people: readonly AvatarProps[];
  readonly max?: number;
}) => ReactNode;

export declare const Banner: (props: BannerProps) => ReactNode;

export interface BannerProps {
  readonly tone: 'offline' | 'reconnecting' | 'notice';
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export declare const Breadcrumb: (props: {
  readonly items: readonly Crumb[];
}) => ReactNode;

export { Button };

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'>, Look {
  readonly icon?: ReactNode;
  readonly iconEnd?: ReactNode;
  readonly caret?: boolean;
  readonly loading?: boolean | undefined;
  readonly loadingText?: string | undefined;
  readonly disabledReason?: string | null | undefined;
  readonly reason?: 'beside' | 'hidden' | undefined;
  readonly disabled?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

export type ButtonSize = 'lg' | 'md' | 'sm' | 'touch';

export type ButtonVariant = 'danger' | 'outline' | 'primary' | 'quiet';

export declare const Callout: (props: CalloutProps) => ReactNode;

export interface CalloutProps {
  readonly lead?: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly tone?: 'plain' | 'caution' | 'alarm';
}

export declare const Checkbox: (props: CheckboxProps) => ReactNode;

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

interface CodeState<T> {
  readonly code: T | undefined;
  readonly hasFailed: boolean;
  retry: () => void;
}

export declare const Combobox: (props: ComboboxProps) => ReactNode;

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  readonly meta?: string;
  readonly lead?: ReactNode;
}

export interface ComboboxProps {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly options: readonly ComboboxOption[];
  readonly label?: string;
  readonly placeholder?: string;
  readonly onQueryChange?: (query: string) => void;
  readonly loading?: boolean;
  readonly emptyText?: string;
  readonly clearable?: boolean;
  readonly disabled?: boolean;
  readonly inputSize?: 'md' | 'lg';
  readonly onBlur?: () => void;
}

export declare const ConfirmDialog: (props: ConfirmDialogProps) => ReactNode;

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly tone?: 'primary' | 'danger';
  readonly confirmWord?: string;
  readonly focus?: 'confirm' | 'cancel';
  readonly finalFocus?: () => HTMLElement | null;
  readonly loading?: boolean | undefined;
  readonly loadingText?: string | undefined;
}

export declare const CountBadge: (props: {
  readonly count: number;
  readonly label?: string;
}) => ReactNode;

export declare const CountDot: (props: {
  readonly count: number;
}) => ReactNode;

export interface Crumb {
  readonly label: string;
  readonly to?: string;
}

export declare const DEFAULT_TENANT_COLOR: string;

export interface DataColumn<Row> {
  readonly id: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  readonly numeric?: boolean;
  readonly width?: string;
  readonly rowHeader?: boolean;
}

export declare const DataTable: <Row>(props: DataTableProps<Row>) => ReactNode;

export interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  readonly compact?: boolean;
  readonly fixed?: boolean;
}

export declare const Deferred: (props: DeferredProps) => ReactNode;

export interface DeferredProps {
  readonly by: string | number;
  readonly children: ReactNode;
}

export declare const Delta: (props: DeltaProps) => ReactNode;

export interface DeltaProps {
  readonly value: number;
  readonly since?: string;
}

export { Dialog };

export interface DialogProps {
  readonly open: boolean;
  readonly onCloseRequest: () => void;
  readonly title: ReactNode;
  readonly width?: number;
  readonly footer?: ReactNode;
  readonly role?: 'dialog' | 'alertdialog';
  readonly initialFocus?: () => HTMLElement | null;
  readonly finalFocus?: () => HTMLElement | null;
  readonly children?: ReactNode;
}

export declare const DraftNotice: (props: DraftNoticeProps) => ReactNode;

export interface DraftNoticeProps {
  readonly draft: Pick<KeptDraft, 'found' | 'isOlder' | 'timeZone' | 'drop'>;
  readonly onRestore: () => void;
}

export declare const Drawer: (props: DrawerProps) => ReactNode;

export interface DrawerProps {
  readonly open?: boolean;
  readonly onCloseRequest: () => void;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly width?: DrawerWidth;
  readonly headerActions?: ReactNode;
  readonly footer?: ReactNode;
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  readonly initialFocus?: () => HTMLElement | null;
  readonly children: ReactNode;
}

export type DrawerWidth = 200 | 400 | 600 | 700 | 720 | 780 | 800;

export declare const EmptyState: (props: EmptyStateProps) => ReactNode;

export interface EmptyStateProps {
  readonly kind?: 'none' | 'filtered' | 'forbidden';
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly size?: 'sm' | 'md';
}

export declare const ErrorState: (props: ErrorStateProps) => ReactNode;

export interface ErrorStateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  readonly incident?: string | null | undefined;
  readonly kind?: 'request' | 'remote';
  readonly size?: 'sm' | 'md';
}

export declare const ErrorText: (props: {
  readonly id?: string;
  readonly children: ReactNode;
}) => ReactNode;

export declare const ExpandableText: (props: ExpandableTextProps) => ReactNode;

export interface ExpandableTextProps {
  readonly text: string;
  readonly limit?: number;
  readonly moreLabel?: string;
  readonly lessLabel?: string;
  readonly startsOpen?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
}

export declare const Field: (props: FieldProps) => ReactNode;

export interface FieldProps {
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly aside?: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode | false;
  readonly counter?: {
    readonly value: number;
    readonly max: number;
  };
  readonly required?: boolean;
  readonly children: ReactNode;
  readonly hideLabel?: boolean;
  readonly className?: string;
}

export declare const FilterChip: (props: FilterChipProps) => ReactNode;

export interface FilterChipProps {
  readonly label: string;
  readonly onRemove: () => void;
}

export interface FirstErrorOptions {
  readonly errors: object;
  readonly attempts: number;
}

export declare const FormDrawer: (props: FormDrawerProps) => ReactNode;

export interface FormDrawerProps extends Partial<FirstErrorOptions> {
  readonly title: string;
  readonly subtitle?: string;
  readonly width: NonNullable<DrawerProps['width']>;
  readonly isDirty: boolean;
  readonly unsaved: {
    readonly title: string;
    readonly text: string;
  };
  readonly isSaving: boolean;
  readonly saveLabel?: string;
  readonly savingLabel?: string;
  readonly isSaveDisabled?: boolean;
  readonly whyNot?: string | null;
  readonly initialFocus?: DrawerProps['initialFocus'];
  readonly failure?: string | null;
  readonly notice?: ReactNode;
  readonly draft?: KeptDraft;
  readonly onRestore?: () => void;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly panel?: {
    readonly title: string;
    readonly content: ReactNode;
  } | null;
  readonly children: ReactNode;
}

type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8;

interface GroupProps {
  readonly label?: string;
  readonly children: ReactNode;
}

export declare const Icon: MemoExoticComponent<(props: IconProps) => ReactNode>;

export declare const IconButton: (props: IconButtonProps) => ReactNode;

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'iconEnd' | 'caret'> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly count?: number;
}

export type IconName = 'actions' | 'comments' | 'company' | 'dashboard' | 'goals' | 'help' | 'notifications' | 'organization' | 'people' | 'predictions' | 'profile' | 'reports' | 'settings' | 'strategy' | 'talent';

export interface IconProps {
  readonly name: string;
  readonly size?: 12 | 14 | 16 | 18 | 20;
}

export declare const Inline: (props: LayoutProps & {
  readonly wrap?: boolean;
}) => ReactNode;

type InputSize = 'lg' | 'md';

export declare const Kbd: (props: {
  readonly children: ReactNode;
}) => ReactNode;

export interface KeptDraft {
  readonly found: {
    readonly savedAt: string;
  } | null;
  readonly isOlder: boolean;
  readonly savedAt: string | null;
  readonly timeZone: string;
  readonly keptDays: number;
  drop: () => void;
}

export declare const KeptHint: ({
  draft: {
    savedAt, timeZone
  }
}: KeptHintProps) => ReactNode;

export interface KeptHintProps {
  readonly draft: Pick<KeptDraft, 'savedAt' | 'timeZone'>;
}

export declare const LIKELIHOOD_LABELS: ScaleLabels;

export declare const LIKELIHOOD_LONG_LABELS: ScaleLabels;

export interface LateCode<T> {
  load: () => Promise<T>;
  preload: () => Promise<void>;
  useCode: (isNeeded?: boolean) => CodeState<T>;
  useInsisted: (isNeeded: boolean) => {
    readonly code: T | undefined;
    readonly isLate: boolean;
  };
}

export interface LayoutProps extends HTMLAttributes<HTMLDivElement> {
  readonly gap?: Gap;
}

export declare const LikelihoodBars: (props: {
  readonly value: 0 | 1 | 2 | 3 | 4;
}) => ReactNode;

export declare const LikelihoodCards: (props: ScaleCardsProps) => ReactNode;

export declare const LikelihoodChip: (props: ScaleChipProps) => ReactNode;

export declare const LinkButton: (props: LinkButtonProps) => ReactNode;

export interface LinkButtonProps extends Look {
  readonly to: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
  readonly replace?: boolean;
  readonly 'aria-label'?: string;
}

export declare const ListRow: (props: ListRowProps) => ReactNode;

export interface ListRowProps {
  readonly to?: string;
  readonly onSelect?: () => void;
  readonly current?: boolean;
  readonly title: string;
  readonly meta?: ReactNode;
  readonly tags?: ReactNode;
  readonly aside?: ReactNode;
  readonly lead?: ReactNode;
}

export declare const LoadMore: (props: LoadMoreProps) => ReactNode;

export interface LoadMoreProps {
  readonly shown: number;
  readonly total: number;
  readonly atLeast?: boolean;
  readonly noun: string;
  readonly many?: string;
  readonly onLoadMore: () => void;
  readonly loading?: boolean;
  readonly children?: ReactNode;
}

interface Look {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly full?: boolean | undefined;
}

export declare const Matrix: (props: MatrixProps) => ReactNode;

export interface MatrixAxis {
  readonly label: string;
  readonly steps: readonly MatrixStep[];
}

export interface MatrixCell {
  readonly x: number;
  readonly y: number;
}

export declare const MatrixGoals: (props: MatrixGoalsProps) => ReactNode;

export interface MatrixGoalsProps {
  readonly title: string;
  readonly count: number;
  readonly total: number;
  readonly isChosen: boolean;
  readonly onShowAll: () => void;
  readonly children: ReactNode;
}

export interface MatrixMark {
  readonly text: string;
  readonly spoken: string;
}

export interface MatrixProps {
  readonly caption: string;
  readonly columns: MatrixAxis;
  readonly rows: MatrixAxis;
  readonly countOf: (cell: MatrixCell) => number;
  readonly toneOf?: (cell: MatrixCell) => number;
  readonly markOf?: (cell: MatrixCell) => MatrixMark | null;
  readonly fillOf?: (cell: MatrixCell) => ReactNode;
  readonly hintOf?: (cell: MatrixCell) => ReactNode;
  readonly spoken: (count: number) => string;
  readonly chosen: MatrixCell | null;
  readonly onChoose: (cell: MatrixCell | null) => void;
}

export interface MatrixStep {
  readonly label: string;
  readonly glyph?: ReactNode;
}

export declare const MatrixTally: <Id extends string>(props: MatrixTallyProps<Id>) => ReactNode;

export interface MatrixTallyProps<Id extends string> {
  readonly label: string;
  readonly items: readonly TallyItem<Id>[];
  readonly chosen: Id | null;
  readonly onChoose: (id: Id | null) => void;
}

export declare const Menu: (props: MenuProps) => ReactNode;

export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly hint?: string;
  readonly onSelect: () => void;
  readonly tone?: 'plain' | 'danger';
  readonly disabledReason?: string | null | undefined;
  readonly checked?: boolean;
}

export type MenuEntry = MenuAction | {
  readonly id: string;
  readonly separator: true;
} | {
  readonly id: string;
  readonly heading: string;
};

export interface MenuProps {
  readonly trigger: ReactElement;
  readonly items: readonly MenuEntry[];
  readonly label: string;
  readonly align?: 'start' | 'end';
}

export declare const PasswordInput: (props: Omit<TextInputProps, 'type'>) => ReactNode;

export declare const Person: (props: PersonProps) => ReactNode;

export interface PersonProps extends Omit<AvatarProps, 'labelled'> {
  readonly meta?: ReactNode;
  readonly children?: ReactNode;
}

export declare const Popover: (props: PopoverProps) => ReactNode;

export interface PopoverProps {
  readonly trigger: ReactElement;
  readonly label: string;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly align?: 'start' | 'end';
  readonly flush?: boolean;
  readonly width?: number;
  readonly children: ReactNode;
}

export declare const PredictionMatrix: (props: PredictionMatrixProps) => ReactNode;

export interface PredictionMatrixProps {
  readonly caption: string;
  readonly countOf: (cell: MatrixCell) => number;
  readonly arrivedOf?: (cell: MatrixCell) => number;
  readonly hintOf?: (cell: MatrixCell) => ReactNode;
  readonly chosen: MatrixCell | null;
  readonly onChoose: (cell: MatrixCell | null) => void;
}

export declare const ProgressBar: (props: ProgressBarProps) => ReactNode;

export interface ProgressBarProps {
  readonly value: number;
  readonly max?: number;
  readonly label: string;
  readonly note?: string;
}

export declare const QUALITY_LABELS: ScaleLabels;

export declare const QualityCards: (props: ScaleCardsProps) => ReactNode;

export declare const QualityChip: (props: ScaleChipProps) => ReactNode;

export declare const QualityPie: (props: {
  readonly value: 0 | 1 | 2 | 3 | 4;
}) => ReactNode;

export interface RadioCardOption {
  readonly value: string;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly note?: ReactNode;
  readonly noteTone?: 'plain' | 'alarm';
  readonly disabled?: boolean;
}

export declare const RadioCards: (props: RadioCardsProps) => ReactNode;

export interface RadioCardsProps extends SetProps {
  readonly value: string | null;
  readonly options: readonly RadioCardOption[];
  readonly onChange: (value: string) => void;
  readonly columns?: number;
}

export declare const Ring: (props: RingProps) => ReactNode;

export interface RingProps {
  readonly percent: number;
  readonly label: string;
  readonly size?: number;
}

export declare const SCALE_STEPS: readonly number[];

export interface ScaleCardsProps extends Partial<SetProps> {
  readonly value: ScaleStep | null;
  readonly onChange: (value: ScaleStep) => void;
  readonly labels?: ScaleLabels;
  readonly was?: ScaleStep | null;
  readonly wasLabel?: string;
  readonly compact?: boolean;
}

export interface ScaleChipProps {
  readonly value: ScaleStep | null;
  readonly delta?: number | null;
  readonly labels?: ScaleLabels;
  readonly fill?: boolean;
  readonly emptyText?: string;
}

export type ScaleLabels = readonly [string, string, string, string, string];

export type ScaleStep = 0 | 1 | 2 | 3 | 4;

export declare const SearchInput: (props: SearchInputProps) => ReactNode;

export interface SearchInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label: string;
  readonly placeholder?: string;
  readonly hotkey?: string;
}

export interface SearchText {
  readonly text: string;
  readonly setText: (text: string) => void;
}

export declare const Section: (props: SectionProps) => ReactNode;

export interface SectionProps {
  readonly title: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly level?: 2 | 3;
}

export declare const Segmented: <T extends string>(props: SegmentedProps<T>) => ReactNode;

export interface SegmentedOption<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  readonly count?: number;
}

export interface SegmentedProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly SegmentedOption<T>[];
  readonly onChange: (value: T) => void;
}

export declare const Select: (props: SelectProps) => ReactNode;

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size'> {
  readonly options: readonly SelectOption[];
  readonly placeholder?: string;
  readonly inputSize?: InputSize;
  readonly ref?: Ref<HTMLSelectElement>;
}

interface SetProps {
  readonly legend: ReactNode;
  readonly note?: ReactNode;
  readonly aside?: ReactNode;
  readonly error?: ReactNode;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly closed?: boolean;
}

export interface SingleKeysPlace {
  readonly isOn: () => boolean;
  readonly keep: (isOn: boolean) => void;
}

export declare const Skeleton: (props: SkeletonProps) => ReactNode;

export declare const SkeletonDetail: (props: {
  readonly label?: string;
}) => ReactNode;

export declare const SkeletonGroup: (props: GroupProps) => ReactNode;

export declare const SkeletonList: (props: {
  readonly rows?: number;
  readonly label?: string;
}) => ReactNode;

export interface SkeletonProps {
  readonly width?: number | string;
  readonly height?: number | string;
  readonly shape?: 'line' | 'chip' | 'round';
}

export declare const SortHead: (props: SortHeadProps) => ReactNode;

export interface SortHeadProps {
  readonly direction: 'ascending' | 'descending' | 'none';
  readonly onSort: () => void;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

export declare const Spinner: (props: SpinnerProps) => ReactNode;

export interface SpinnerProps {
  readonly label?: string;
  readonly size?: 'md' | 'lg';
}

export declare const Stack: (props: LayoutProps) => ReactNode;

export declare const StrengthMeter: (props: StrengthMeterProps) => ReactNode;

export interface StrengthMeterProps {
  readonly name: string;
  readonly label: string;
  readonly parts: readonly StrengthPart[];
}

export interface StrengthPart {
  readonly label: string;
  readonly isThere: boolean;
}

export declare const Switch: (props: CheckboxProps) => ReactNode;

export declare const THEME_MODES: readonly string[];

export interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly count?: number;
  readonly disabled?: boolean;
  readonly content?: ReactNode;
}

export { Tabs };

export interface TabsProps {
  readonly label: string;
  readonly value: string;
  readonly items: readonly TabItem[];
  readonly onChange: (id: string) => void;
  readonly children?: ReactNode;
  readonly className?: string;
}

export declare const Tag: (props: TagProps) => ReactNode;

export interface TagProps {
  readonly tone?: TagTone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly title?: string;
}

export type TagTone = 'act' | 'alarm' | 'bad' | 'caution' | 'good' | 'plain';

export interface TallyItem<Id extends string> {
  readonly id: Id;
  readonly count: number;
  readonly label: string;
}

export interface TenantPalette {
  readonly tenant: string;
  readonly primary: string;
  readonly onPrimary: string;
  readonly hover: string;
  readonly strong: readonly [ light: string, dark: string ];
  readonly tint: readonly [ light: string, dark: string ];
}

export declare const TextArea: (props: TextAreaProps) => ReactNode;

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly minHeight?: number;
  readonly maxHeight?: number;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

export declare const TextInput: (props: TextInputProps) => ReactNode;

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  readonly inputSize?: InputSize;
  readonly ref?: Ref<HTMLInputElement>;
}

export type ThemeMode = 'dark' | 'light' | 'system';

type ThemeStorage = {
  getItem: (key: string) => string | null;
  removeItem: (key: string) => void;
  setItem: (key: string, value: string) => void;
};

export declare const Timeline: (props: {
  readonly items: readonly TimelineItem[];
  readonly label: string;
}) => ReactNode;

export interface TimelineItem {
  readonly id: string | number;
  readonly lead: ReactNode;
  readonly title: ReactNode;
  readonly meta?: ReactNode;
  readonly body?: ReactNode;
}

export interface ToastOptions {
  readonly tone?: ToastTone;
  readonly title: string;
  readonly description?: string;
  readonly action?: {
    readonly label: string;
    readonly onClick: () => void;
  };
  readonly duration?: number;
  readonly id?: string;
}

export type ToastTone = 'error' | 'info' | 'mail' | 'success';

export declare const Tooltip: (props: TooltipProps) => ReactNode;

export interface TooltipProps {
  readonly content: ReactNode;
  readonly children: ReactElement;
}

export declare const UiProvider: (props: UiProviderProps) => ReactNode;

export interface UiProviderProps {
  readonly nonce?: string;
  readonly children: ReactNode;
}

export declare const UnsavedDialog: (props: UnsavedDialogProps) => ReactNode;

export interface UnsavedDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onContinue: () => void;
  readonly onDiscard: () => void;
  readonly keptDays?: number;
  readonly children?: ReactNode;
}

export declare const VisuallyHidden: (props: {
  readonly children: ReactNode;
}) => ReactNode;

export declare const WEEK_SLOTS: number;

export interface WeekCell {
  readonly week: number;
  readonly state: WeekState;
  readonly likelihood?: ScaleStep | null;
  readonly quality?: ScaleStep | null;
  readonly label?: string;
}

export declare const WeekRuler: (props: WeekRulerProps) => ReactNode;

export interface WeekRulerProps {
  readonly label: string;
  readonly total: number;
  readonly current: number | null;
  readonly bare?: boolean;
}

export declare const WeekSparkline: MemoExoticComponent<(props: WeekSparklineProps) => ReactNode>;

export interface WeekSparklineProps {
  readonly weeks: readonly WeekCell[];
  readonly labels?: ScaleLabels;
}

export type WeekState = 'ahead' | 'current' | 'missed' | 'off' | 'posted';

export declare const WeekStepper: (props: WeekStepperProps) => ReactNode;

export interface WeekStepperProps {
  readonly week: number;
  readonly days?: string;
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
}

export declare const WeekStrip: (props: WeekStripProps) => ReactNode;

export interface WeekStripProps {
  readonly weeks: readonly WeekCell[];
  readonly current?: number | null;
  readonly compact?: boolean;
  readonly squeezed?: boolean;
  readonly onUpdate?: (week: number) => void;
  readonly likelihoodLabels?: ScaleLabels;
  readonly qualityLabels?: ScaleLabels;
  readonly caption?: string;
}

export declare const WideOrNarrow: (props: WideOrNarrowProps) => ReactNode;

export interface WideOrNarrowProps {
  readonly from: number;
  readonly wide: ReactNode;
  readonly narrow: ReactNode;
}

export declare const applyTenantColor: (hex: string, root?: HTMLElement) => TenantPalette;

export declare const applyTheme: (mode: 'dark' | 'light' | 'system') => void;

export declare const contrast: (a: string, b: string) => number;

export declare const createLateCode: <T>(fetchCode: () => Promise<T>) => LateCode<T>;

export declare const cx: (...parts: readonly (string | false | null | undefined)[]) => string;

export declare const dayOf: (instant: string | number | Date, timeZone: string) => string;

export declare const deriveTenantPalette: (input: string) => TenantPalette;

export declare const dismissToast: (id?: string | undefined) => void;

export declare const filledIn: <Values extends Readonly<Record<string, unknown>>>(form: HTMLFormElement, values: Values) => Values;

export declare const foldText: (text: string) => string;

export declare const formatDate: (day: string) => string;

export declare const formatDateLong: (day: string) => string;

export declare const formatDateRange: (from: string, to: string) => string;

export declare const formatDateTime: (instant: string | number | Date, timeZone: string) => string;

export declare const formatNumber: (value: number) => string;

export declare const formatRelative: (instant: string | number | Date, now: number | Date) => string;

export declare const formatSpan: (milliseconds: number) => string;

export declare const formatTime: (instant: string | number | Date, timeZone: string) => string;

export declare const getTheme: () => 'dark' | 'light' | 'system';

export declare const giveFocus: (element: HTMLElement) => void;

export declare const initialsOf: (name: string) => string;

export declare const isFocusNowhere: () => boolean;

export declare const isScaleStep: (value: unknown) => value is 0 | 1 | 2 | 3 | 4;

export declare const isolate: (name: string) => string;

export declare const keepSingleKeysIn: (next: SingleKeysPlace | null) => void;

export declare const keepTexts: () => () => void;

export declare const keepThemeIn: (place: ThemeStorage) => void;

export declare const normalizeHex: (input: string) => string | null;

export declare const passFocusOn: (element: HTMLElement | null) => () => void;

export declare const plural: (count: number, singular: string, many?: string) => string;

export declare const registerStyles: (id: string, css: string) => void;

export declare const scaledQuery: (query: string, by?: number) => string;

export declare const tintOf: (id: string | number) => number;

export declare const toast: (options: ToastOptions) => string;

export declare const useFieldControl: () => Record<string, string | boolean | undefined>;

export declare const useFilledIn: <Values extends Readonly<Record<string, unknown>>>(place: RefObject<HTMLElement | null>, values: Values, take: (values: Values) => void) => void;

export declare const useFirstErrorFocused: (fields: RefObject<HTMLElement | null>, {
  errors, attempts
}: FirstErrorOptions) => void;

export declare const useIsPhone: () => boolean;

export declare const useMedia: (query: string) => boolean;

export declare const usePageKeys: (onKey: (event: KeyboardEvent) => void, isFirst?: boolean) => void;

export declare const useSearchText: (value: string, onSearch: (text: string) => void, mostLength?: number | undefined) => SearchText;

export declare const useSingleKeys: () => readonly [isOn: boolean, choose: (isOn: boolean) => void];

export declare const useSteady: <A extends readonly unknown[], R>(act: (...args: A) => R) => (...args: A) => R;

export declare const useTheme: () => readonly ['dark' | 'light' | 'system', (mode: 'dark' | 'light' | 'system') => void];

export declare const whenQuiet: (work: () => void) => () => void;

export {};
