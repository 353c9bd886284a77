import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from '../styles/cx.ts';

/** Steps of the 4 px grid. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8;

export interface LayoutProps extends HTMLAttributes<HTMLDivElement> {
  readonly gap?: Gap;
}

/** Children below each other. */
export function Stack({ gap = 2, className, ...rest }: LayoutProps): ReactNode {
  return <div {...rest} className={cx('cd-stack', `cd-gap-${gap}`, className)} />;
}

/** Children beside each other, centred; `wrap` lets them break. */
export function Inline({
  gap = 2,
  wrap = false,
  className,
  ...rest
}: LayoutProps & { readonly wrap?: boolean }): ReactNode {
  return <div {...rest} className={cx('cd-row', `cd-gap-${gap}`, wrap && 'cd-wrap', className)} />;
}

export interface SectionProps {
  readonly title: ReactNode;
  /** At the right of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly level?: 2 | 3;
}

/** A titled part of a page, 24 px below the one before. */
export function Section({ title, aside, children, level = 3 }: SectionProps): ReactNode {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className="cd-section">
      <header>
        <Heading className={level === 2 ? 'cd-heading' : 'cd-subheading'}>{title}</Heading>
        {aside !== undefined && <span className="cd-push">{aside}</span>}
      </header>
      {children}
    </section>
  );
}
