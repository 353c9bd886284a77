import type { ReactNode } from 'react';
import { MarkedText } from '@cadence/shared-ui/text-diff';
import { RichText } from '@cadence/shared-ui/rich-text';
import type { MarkedLine } from '../compare-texts.ts';

/** Lines of one list are one list. */
function grouped(lines: readonly MarkedLine[]): readonly (readonly MarkedLine[])[] {
  return lines.reduce<MarkedLine[][]>((groups, line) => {
    const last = groups.at(-1);
    const isSameList = (line.tag === 'ul' || line.tag === 'ol') && last?.[0]?.tag === line.tag;
    if (isSameList) last.push(line);
    else groups.push([line]);
    return groups;
  }, []);
}

/** A space between the parts of a line belongs to neither. */
function spaced({ parts }: MarkedLine): MarkedLine['parts'] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [{ kind: 'same', text: ' ' }, part]));
}

function Group({ lines }: { readonly lines: readonly MarkedLine[] }): ReactNode {
  const [first] = lines;
  if (first === undefined) return null;
  const { tag: Tag, markup } = first;
  if (Tag === 'ul' || Tag === 'ol')
    return (
      <Tag>
        {lines.map((line, index) => (
          // Lines have no identity of their own; the letter is rendered again as a whole.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <MarkedText parts={spaced(line)} />
          </li>
        ))}
      </Tag>
    );
  if (markup !== null) return <RichText markup={markup} />;
  return (
    <Tag>
      <MarkedText parts={spaced(first)} />
    </Tag>
  );
}

/** A letter with the sentences that were taken out and put in, in their places (D-50). */
export function MarkedReview({ lines }: { readonly lines: readonly MarkedLine[] }): ReactNode {
  return (
    <div className="cd-rich-body tal-marked">
      {grouped(lines).map((group, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <Group key={index} lines={group} />
      ))}
    </div>
  );
}
