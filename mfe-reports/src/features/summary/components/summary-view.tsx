import { useState, type ReactNode } from 'react';
import { registerStyles, Segmented, useIsPhone, useMedia } from '@cadence/shared-ui';
import { useSearchParams } from '@cadence/shared-ui/router';
import type { OpenSummary, SummaryPart } from '../parts.ts';
import { slideOf } from '../slide-place.ts';
import { useDeck } from '../use-deck.ts';
import { useSummaryForm } from '../use-summary-form.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { SavedMenu } from './summary-menus.tsx';
import slideCss from './slide.css';
import { SlidesPane } from './slides-pane.tsx';
import css from './summary-view.css';
import { TextPane } from './text-pane.tsx';

registerStyles('sum-view', css);
registerStyles('sum-slide', slideCss);

/** Texts and slides next to each other need more. */
const STACKED = '(max-width: 1023px)';

const SIDES = [
  { value: 'text', label: 'Text' },
  { value: 'slides', label: 'Slides' },
] as const;
type Side = (typeof SIDES)[number]['value'];

/** The side that a narrow screen shows; kept in the address. */
function useSide(): readonly [Side, (side: Side) => void] {
  const [query, setQuery] = useSearchParams();
  const side: Side = query.get('side') === 'slides' ? 'slides' : 'text';
  const show = (next: Side): void => {
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === 'text') after.delete('side');
        else after.set('side', next);
        return after;
      },
      { replace: true },
    );
  };
  return [side, show];
}

/** A saved summary: its texts, and beside them the slides made from them (people §2.9). */
export function SummaryView({ summary }: { readonly summary: OpenSummary }): ReactNode {
  const form = useSummaryForm(summary);
  const deck = useDeck(form.shown);
  const isStacked = useMedia(STACKED);
  const isPhone = useIsPhone();
  const [side, showSide] = useSide();
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const [slide, showSlide] = useState(0);
  const active = form.parts.find(({ key }) => key === activeKey) ?? null;
  const activate = (part: SummaryPart): void => {
    if (part.key === activeKey) return;
    setActiveKey(part.key);
    const at = slideOf(deck, part);
    if (at >= 0) showSlide(at);
  };
  const texts = <TextPane form={form} activeKey={activeKey} onActive={activate} />;
  const slides = (
    <SlidesPane
      form={form}
      deck={deck}
      shown={Math.min(slide, Math.max(deck.slides.length - 1, 0))}
      onShow={showSlide}
      active={active}
    />
  );
  return (
    <div className="sum-page">
      {!isPhone && <SavedMenu saved={form.base.Saved} isInHeader />}
      {isStacked && (
        <div className="sum-sides">
          {isPhone && <SavedMenu saved={form.base.Saved} isInHeader={false} />}
          <Segmented label="Text or slides" value={side} options={SIDES} onChange={showSide} />
        </div>
      )}
      <div className="sum-panes">
        {(!isStacked || side === 'text') && texts}
        {(!isStacked || side === 'slides') && slides}
      </div>
      {form.isComparing && <ConflictDialog form={form} />}
    </div>
  );
}
