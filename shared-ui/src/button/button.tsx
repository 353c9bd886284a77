import { useId, type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { ChevronDown } from 'lucide-react';
import { Spinner } from '../progress/spinner.tsx';
import { CountDot } from '../text/text.tsx';
import { cx } from '../styles/cx.ts';
import { sentenceOf } from '../styles/sentence.ts';

export const BUTTON_VARIANTS = ['primary', 'outline', 'quiet', 'danger'] as const;
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];
export const BUTTON_SIZES = ['sm', 'md', 'lg', 'touch'] as const;
export type ButtonSize = (typeof BUTTON_SIZES)[number];

interface Look {
  /** One `primary` in view; the rest `outline`, then `quiet`. */
  readonly variant?: ButtonVariant | undefined;
  /** 28 px in rows, 32 in bars, 40 in forms, 44 on touch. */
  readonly size?: ButtonSize | undefined;
  readonly full?: boolean | undefined;
}

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'>, Look {
  readonly icon?: ReactNode;
  readonly iconEnd?: ReactNode;
  /** Opens something below it: shows a caret. */
  readonly caret?: boolean;
  /** Work is under way: shows a spinner, stays focusable and ignores clicks. */
  readonly loading?: boolean | undefined;
  /** Said while `loading`, for example 'Saving'; the label stays when absent. */
  readonly loadingText?: string | undefined;
  /**
   * Why it cannot be used now. The button stays focusable and ignores clicks; the sentence is beside it and is its
   * description. Prefer it to `disabled`.
   */
  readonly disabledReason?: string | null | undefined;
  /** Where the reason goes: beside the button, or only into its description and title. */
  readonly reason?: 'beside' | 'hidden' | undefined;
  readonly disabled?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

function buttonClass(
  { variant = 'outline', size = 'md', full }: Look,
  ...more: (string | false | undefined)[]
): string {
  return cx(
    'cd-btn',
    variant !== 'outline' && `cd-btn-${variant}`,
    size !== 'md' && `cd-btn-${size}`,
    full === true && 'cd-btn-full',
    ...more,
  );
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

type ContentProps = Pick<ButtonProps, 'icon' | 'iconEnd' | 'caret' | 'loading' | 'loadingText' | 'children'>;

function Content({ icon, iconEnd, caret, loading = false, loadingText, children }: ContentProps): ReactNode {
  return (
    <>
      {loading ? <Spinner /> : icon}
      {loading ? (loadingText ?? children) : children}
      {iconEnd}
      {caret === true && <ChevronDown className="cd-btn-caret" aria-hidden />}
    </>
  );
}

interface ReasonProps {
  readonly id: string;
  readonly why: string;
  readonly place: ButtonProps['reason'];
}

/** The sentence that says why the button before it cannot be used. */
function Reason({ id, why, place = 'beside' }: ReasonProps): ReactNode {
  return (
    <span id={id} className={place === 'hidden' ? 'cd-vh' : 'cd-why'}>
      {why}
    </span>
  );
}

/** What an inert button carries: it can be reached and read, but does nothing. */
function inertAttributes(
  why: string | null,
  isLoading: boolean,
  reasonId: string,
): ButtonHTMLAttributes<HTMLButtonElement> {
  if (why === null && !isLoading) return {};
  return {
    'aria-disabled': true,
    onClick: swallow,
    ...(isLoading && { 'aria-busy': true }),
    ...(why !== null && { 'aria-describedby': reasonId }),
  };
}

/** A button. Its type is `button` by default, so that none submits a form by accident. */
export function Button(props: ButtonProps): ReactNode {
  const {
    variant,
    size,
    full = false,
    icon,
    iconEnd,
    caret = false,
    loading = false,
    loadingText,
    ...rest
  } = props;
  const { disabledReason, reason, className, children, type = 'button', ...native } = rest;
  const reasonId = useId();
  const why = sentenceOf(disabledReason);
  // Reason or not, the button keeps its place in the tree: it must not lose the focus when one comes or goes.
  return (
    <>
      <button
        {...native}
        // oxlint-disable-next-line react/button-has-type -- the type is a prop with a safe default
        type={type}
        className={buttonClass({ variant, size, full }, caret && 'cd-btn-select', className)}
        {...(why !== null && reason === 'hidden' && { title: why })}
        {...inertAttributes(why, loading, reasonId)}
      >
        <Content icon={icon} iconEnd={iconEnd} caret={caret} loading={loading} loadingText={loadingText}>
          {children}
        </Content>
      </button>
      {why !== null && <Reason id={reasonId} why={why} place={reason} />}
    </>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'iconEnd' | 'caret'> {
  /** Its accessible name and title. */
  readonly label: string;
  readonly icon: ReactNode;
  /** A count at its corner, for example of what is unread. It belongs to the name too. */
  readonly count?: number;
}

/** A square button of one icon. */
export function IconButton({
  label,
  icon,
  count = 0,
  className,
  variant = 'quiet',
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <Button
      title={label}
      reason="hidden"
      {...rest}
      variant={variant}
      className={cx('cd-btn-icon', className)}
      aria-label={count > 0 ? `${label}, ${count}` : label}
      icon={icon}
    >
      <CountDot count={count} />
    </Button>
  );
}

export interface LinkButtonProps extends Look {
  /** A path of the application. */
  readonly to: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
  readonly replace?: boolean;
  readonly 'aria-label'?: string;
}

/** A link that looks like a button: for going somewhere, not for doing something. */
export function LinkButton({
  to,
  icon,
  children,
  className,
  replace = false,
  variant,
  size,
  full,
  ...rest
}: LinkButtonProps): ReactNode {
  return (
    <Link {...rest} to={to} replace={replace} className={buttonClass({ variant, size, full }, className)}>
      {icon}
      {children}
    </Link>
  );
}
