import type { ReactNode } from 'react';
import { LIMITS, readVideoUrl } from '@cadence/shared-contract';
import { Field, TextInput } from '@cadence/shared-ui';
import { RichTextEditor } from '@cadence/shared-ui/rich-text';
import type { EditPart, StrategyField } from '../strategy-texts.ts';
import { AREA_QUESTIONS, FIELD_TITLES, PART_FIELDS, STATEMENT_QUESTIONS } from '../strategy-texts.ts';
import type { StrategyFormControl } from '../use-strategy-form.ts';
import { describeVideo } from '../video-source.ts';
import { VideoPlayer } from './video-player.tsx';

type WrittenField = Exclude<StrategyField, 'VideoUrl'>;
const QUESTIONS: Readonly<Record<WrittenField, string>> = { ...STATEMENT_QUESTIONS, ...AREA_QUESTIONS };

interface FieldProps {
  readonly form: StrategyFormControl;
}

function TextField({ form, field }: FieldProps & { readonly field: WrittenField }): ReactNode {
  const { texts, errors, write } = form;
  return (
    <div data-field={field}>
      <Field
        label={FIELD_TITLES[field]}
        hint={QUESTIONS[field]}
        error={errors[field]}
        counter={{ value: texts[field].length, max: LIMITS.richText }}
      >
        <RichTextEditor
          minHeight={104}
          maxHeight={400}
          value={texts[field]}
          onChange={(markup) => write(field, markup)}
        />
      </Field>
    </div>
  );
}

function VideoField({ form }: FieldProps): ReactNode {
  const { texts, errors, write, check } = form;
  const address = texts.VideoUrl.trim();
  const video = readVideoUrl(address);
  return (
    <div className="st-form" data-field="VideoUrl">
      <Field
        label="Address of the video"
        error={errors.VideoUrl}
        hint={
          video === null
            ? 'YouTube, Vimeo, or the address of a video file. It starts with https://'
            : describeVideo(video)
        }
      >
        <TextInput
          inputSize="lg"
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={LIMITS.videoUrl}
          placeholder="https://"
          value={texts.VideoUrl}
          onChange={({ target }) => write('VideoUrl', target.value)}
          onBlur={check}
        />
      </Field>
      {video !== null && (
        <div className="st-preview">
          <VideoPlayer key={address} address={address} title="Preview of the video" />
        </div>
      )}
    </div>
  );
}

/** The fields of one part of the strategy. */
export function EditorFields({ form, part }: FieldProps & { readonly part: EditPart }): ReactNode {
  if (part === 'video') return <VideoField form={form} />;
  return (
    <div className="st-form">
      {PART_FIELDS[part].map((field) => (
        <TextField key={field} form={form} field={field} />
      ))}
    </div>
  );
}
