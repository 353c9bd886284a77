import type { BodyOf, FieldError } from '@cadence/shared-contract';
import { MESSAGES, readVideoUrl } from '@cadence/shared-contract';
import { invalid } from '../../kernel/errors/index.ts';
import { collectRichText } from '../../kernel/rich-text/index.ts';
import type { StrategyContent } from './strategy-content.ts';

type Input = Pick<BodyOf<'strategy.save'>, 'StrategyBasic' | 'StrategyObjective' | 'StrategyVideo'>;

/** Runs the readers of all fields, so that all errors are returned together. */
class FieldReader {
  readonly errors: FieldError[] = [];

  /** Formatted text, sanitised; '' when it is refused. */
  text(path: string, markup: string): string {
    return collectRichText(this.errors, markup, { path });
  }

  /** The address of a video, or '' for none. */
  videoUrl(path: string, address: string): string {
    const trimmed = address.trim();
    if (trimmed !== '' && readVideoUrl(trimmed) === null)
      this.errors.push({ path, message: MESSAGES.videoUrl });
    return trimmed;
  }
}

/**
 * The strategy of a request, ready to be stored (people §5 Strategy).
 *
 * @throws invalid with every field that is wrong
 */
export function readStrategyInput({
  StrategyBasic: basic,
  StrategyObjective: objective,
  StrategyVideo: video,
}: Input): StrategyContent {
  const fields = new FieldReader();
  const content: StrategyContent = {
    mission: fields.text('StrategyBasic.Mission', basic.Mission),
    vision: fields.text('StrategyBasic.Vision', basic.Vision),
    values: fields.text('StrategyBasic.Values', basic.Values),
    customers: fields.text('StrategyObjective.Customers', objective.Customers),
    employees: fields.text('StrategyObjective.Employees', objective.Employees),
    shareholders: fields.text('StrategyObjective.Shareholders', objective.Shareholders),
    sales: fields.text('StrategyObjective.Sales', objective.Sales),
    marketing: fields.text('StrategyObjective.Marketing', objective.Marketing),
    product: fields.text('StrategyObjective.Product', objective.Product),
    video_url: fields.videoUrl('StrategyVideo.VideoUrl', video.VideoUrl),
  };
  if (fields.errors.length > 0) throw invalid(fields.errors);
  return content;
}
