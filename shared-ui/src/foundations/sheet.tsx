import type { CSSProperties, ReactNode } from 'react';
import { Stack } from '../layout/layout.tsx';

/** A page of the foundations: its title, what to know about it, and its parts. */
export function Sheet({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <article style={{ maxWidth: 960, margin: '0 auto', padding: 'var(--s6)' }}>
      <Stack gap={8}>
        <Stack gap={2}>
          <h1 className="cd-title">{title}</h1>
          <p className="cd-prose">{lead}</p>
        </Stack>
        {children}
      </Stack>
    </article>
  );
}

/** A titled part of it. */
export function Part({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className="cd-stack cd-gap-3">
      <h2 className="cd-heading">{title}</h2>
      {children}
    </section>
  );
}

/** One token: how it looks, its name as a style sheet writes it, and its value. */
export function TokenRow({
  name,
  value,
  children,
}: {
  readonly name: string;
  readonly value: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <li style={ROW}>
      <code className="cd-t13">--{name}</code>
      <span className="cd-t12 cd-ink2">{value}</span>
      <span>{children}</span>
    </li>
  );
}

const ROW: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: 'var(--s4)',
  alignItems: 'center',
  padding: 'var(--s2) 0',
  borderBottom: '1px solid var(--line)',
};
