import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { cx } from '../styles/cx.ts';

/**
 * `act` is filled: someone must act. The others are outlined facts: `plain`, `alarm` (words and edge),
 * `bad`, `good`, `caution` (only the icon takes the hue).
 */
export const TAG_TONES = ['plain', 'act', 'alarm', 'bad', 'good', 'caution'] as const;
export type TagTone = (typeof TAG_TONES)[number];

export interface TagProps {
  readonly tone?: TagTone;
  /** Each meaning has its own icon, so that none depends on colour. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly title?: string;
}

/** A short fact or call. Never cut. */
export function Tag({ tone = 'plain', icon, children, title }: TagProps): ReactNode {
  return (
    <span
      className={cx('cd-tag', tone !== 'plain' && `cd-tag-${tone}`, icon !== undefined && 'cd-tag-icon')}
      title={title}
    >
      {icon}
      {children}
    </span>
  );
}

export interface FilterChipProps {
  readonly label: string;
  readonly onRemove: () => void;
}

/** A filter in force, with its way out. */
export function FilterChip({ label, onRemove }: FilterChipProps): ReactNode {
  return (
    <span className="cd-filter">
      <span className="cd-cut">{label}</span>
      <button type="button" aria-label={`Remove filter ${label}`} onClick={onRemove}>
        <X aria-hidden />
      </button>
    </span>
  );
}
