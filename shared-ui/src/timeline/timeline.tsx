import type { ReactNode } from 'react';

export interface TimelineItem {
  readonly id: string | number;
  /** A face or an icon. */
  readonly lead: ReactNode;
  readonly title: ReactNode;
  /** When, in grey. */
  readonly meta?: ReactNode;
  readonly body?: ReactNode;
}

/** What happened, in order, along a hairline. */
export function Timeline({
  items,
  label,
}: {
  readonly items: readonly TimelineItem[];
  readonly label: string;
}): ReactNode {
  return (
    <ol className="cd-timeline" aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <span className="cd-timeline-mark">{item.lead}</span>
          <div>
            <div className="cd-timeline-head">
              <span>{item.title}</span>
              {item.meta !== undefined && <span className="cd-ink3">{item.meta}</span>}
            </div>
            {item.body !== undefined && <div className="cd-timeline-body">{item.body}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
