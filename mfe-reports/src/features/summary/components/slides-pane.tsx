import type { KeyboardEvent, ReactNode } from 'react';
import { LIMITS } from '@cadence/shared-contract';
import { Button, plural } from '@cadence/shared-ui';
import { ChevronLeft, ChevronRight, Download } from '@cadence/shared-ui/icons';
import type { Deck } from '@cadence/shared-contract/slides';
import { useSlidesDownload } from '../api/download-slides.ts';
import { markOf } from '../slide-place.ts';
import type { SummaryPart } from '../parts.ts';
import type { SummaryForm } from '../use-summary-form.ts';
import { Slide, SlideThumb } from './slide.tsx';

export interface SlidesPaneProps {
  readonly form: SummaryForm;
  readonly deck: Deck;
  /** Which slide is shown, from 0. */
  readonly shown: number;
  readonly onShow: (slide: number) => void;
  /** The text in focus. */
  readonly active: SummaryPart | null;
}

/** Where each key leads to from the slide at `index` of `count`. */
const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => Math.min(index + 1, count - 1),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

function Pager({ deck, shown, onShow }: Pick<SlidesPaneProps, 'deck' | 'shown' | 'onShow'>): ReactNode {
  const { length } = deck.slides;
  return (
    <div className="sum-pager">
      <Button
        size="sm"
        icon={<ChevronLeft className="cd-i-14" aria-hidden />}
        reason="hidden"
        disabledReason={shown === 0 ? 'This is the first slide' : null}
        onClick={() => onShow(shown - 1)}
      >
        Prev
      </Button>
      <span className="cd-t13 cd-tn" role="status">
        Slide <b>{shown + 1}</b> of {length}
      </span>
      <Button
        size="sm"
        iconEnd={<ChevronRight className="cd-i-14" aria-hidden />}
        reason="hidden"
        disabledReason={shown === length - 1 ? 'This is the last slide' : null}
        onClick={() => onShow(shown + 1)}
      >
        Next
      </Button>
    </div>
  );
}

function Thumbs({ deck, shown, onShow }: Pick<SlidesPaneProps, 'deck' | 'shown' | 'onShow'>): ReactNode {
  return (
    <ol className="sum-thumbs" aria-label="All slides">
      {deck.slides.map((slide, index) => (
        // Slides have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <button
            type="button"
            aria-label={`Slide ${index + 1}: ${slide.title}`}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => onShow(index)}
          >
            <SlideThumb deck={deck} slide={slide} />
            <span className="cd-tn" aria-hidden>
              {index + 1}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** '14 goals of Q3 2026 that you may see.' */
function Facts({ form }: { readonly form: SummaryForm }): ReactNode {
  const { Context, Saved } = form.shown;
  return (
    <p className="sum-facts cd-t13 cd-ink2">
      {plural(Context?.Goals.length ?? 0, 'goal')} of {Saved.Title} that you may see. Every sentence with a
      number leads to its goal; <span className="sum-own">what you wrote yourself</span> is marked here and
      not in the slides.
    </p>
  );
}

function Head({ form }: { readonly form: SummaryForm }): ReactNode {
  const download = useSlidesDownload(form);
  const onEach = form.base.Saved.Kind === 'year' ? LIMITS.goalsOnAnnualSlide : LIMITS.goalsOnSlide;
  return (
    <div className="sum-bar-row">
      <h2 className="cd-subheading">Slides</h2>
      <span className="cd-t12 cd-ink3 cd-cut">A4 landscape, {onEach} goals on each</span>
      <Button
        size="sm"
        variant="primary"
        className="cd-push"
        icon={<Download className="cd-i-14" aria-hidden />}
        loading={download.isBusy}
        onClick={download.start}
      >
        Download .pptx
      </Button>
    </div>
  );
}

/** The slides made from the texts, one at a time (AI-009), and their file (AI-010). */
export function SlidesPane({ form, deck, shown, onShow, active }: SlidesPaneProps): ReactNode {
  const slide = deck.slides[shown];
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = STEPS[event.key]?.(shown, deck.slides.length);
    if (next === undefined || event.altKey || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    onShow(next);
  };
  const mark =
    slide === undefined || active === null || active.goal === null ? null : markOf(slide, active.goal.Id);
  return (
    <section className="sum-slides" aria-label="Slides">
      <Head form={form} />
      <div className="sum-stage">
        {slide !== undefined && (
          // Arrow keys turn it over while it has the focus.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <div
            className="sum-preview"
            role="group"
            aria-roledescription="slide"
            aria-label={`Slide ${shown + 1} of ${deck.slides.length}: ${slide.title}`}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys turn it over
            tabIndex={0}
            onKeyDown={onKeyDown}
          >
            <Slide deck={deck} slide={slide} mark={mark} />
          </div>
        )}
        <Pager deck={deck} shown={shown} onShow={onShow} />
        <Thumbs deck={deck} shown={shown} onShow={onShow} />
        <Facts form={form} />
      </div>
    </section>
  );
}
