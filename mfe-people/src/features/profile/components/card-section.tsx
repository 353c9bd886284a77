import type { ReactNode } from 'react';

interface CardSectionProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the profile's card under its small title. */
export function CardSection({ title, action, children }: CardSectionProps): ReactNode {
  return (
    <section>
      <header>
        <h3>{title}</h3>
        {action}
      </header>
      {children}
    </section>
  );
}
