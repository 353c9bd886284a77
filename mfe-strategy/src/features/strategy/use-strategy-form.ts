import { useEffect, useReducer, useRef } from 'react';
import type { Strategy } from '@cadence/shared-contract';
import { ApiError, errorSentence, fieldErrors, useLocalDraft } from '@cadence/shared-auth';
import { useNewestStrategy } from './api/use-strategy.ts';
import { useSaveStrategy } from './api/use-save-strategy.ts';
import { edit, startEditing } from './strategy-editing.ts';
import type { KeptTexts } from './strategy-form.ts';
import { errorsByField, errorsIn, firstIn, isKeptTexts } from './strategy-form.ts';
import type { StrategyField, StrategyTexts } from './strategy-texts.ts';
import { isSameTexts, textsOf } from './strategy-texts.ts';
import { useOneSave } from './use-one-save.ts';

export interface StrategyFormOptions {
  /** What is edited when the form opens. */
  readonly strategy: Strategy;
  readonly onSaved: (how: {
    readonly IsPublish: boolean;
    /** Nothing was typed since the save began. */
    readonly isAll: boolean;
  }) => void;
  /** The server refuses a field; null when somebody else has saved in the meantime. */
  readonly onRefused: (field: StrategyField | null) => void;
}

/** Keeps the texts on this device as they change; what was kept before is found until then. */
function useStrategyDraft(texts: StrategyTexts, base: Strategy) {
  const draft = useLocalDraft<KeptTexts>(
    { entity: 'strategy', version: base.UpdatedAt ?? 'new' },
    isKeptTexts,
  );
  const { keep } = draft;
  const kept = useRef(texts);
  useEffect(() => {
    if (kept.current === texts) return;
    kept.current = texts;
    keep({ texts, base: textsOf(base) });
  }, [texts, base, keep]);
  return draft;
}

const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'stale';

/** The message of a failed save besides those at the fields; null when they say it. */
function failureOf(error: unknown): string | null {
  if (error === null) return null;
  return Object.keys(errorsByField(fieldErrors(error))).length > 0 ? null : errorSentence(error);
}

/** State and actions of the editor, without its looks. A save always carries the whole document. */
export function useStrategyForm({ strategy, onSaved, onRefused }: StrategyFormOptions) {
  const [editing, act] = useReducer(edit, strategy, startEditing);
  const { base, texts, errors, meeting } = editing;
  const draft = useStrategyDraft(texts, base);
  const latest = useRef(texts);
  useEffect(() => {
    latest.current = texts;
  }, [texts]);
  const readNewest = useNewestStrategy();
  const save = useSaveStrategy((error) => {
    const refused = errorsByField(fieldErrors(error));
    const first = firstIn(refused);
    act({ type: 'refuse', errors: refused });
    if (first !== null || isStale(error)) onRefused(first);
  });
  const bringIn = (theirs: Strategy): void => {
    act({ type: 'bringIn', theirs });
    save.reset();
  };
  const saves = useOneSave(save, {
    input: (IsPublish) => ({ texts, UpdatedAt: base.UpdatedAt, IsPublish, formKey: draft.formKey.value }),
    onSaved: (saved, sent) => {
      const isAll = isSameTexts(latest.current, sent.texts);
      act({ type: 'saved', saved });
      draft.formKey.renew();
      if (isAll) draft.drop();
      onSaved({ IsPublish: sent.IsPublish, isAll });
    },
    onFailed: (error) => {
      // When that fails too, the refusal stays, and the next attempt asks again.
      if (isStale(error)) readNewest().then(bringIn, () => undefined);
    },
  });
  const check = (): StrategyField | null => {
    const wrong = errorsIn(texts);
    act({ type: 'refuse', errors: wrong });
    return firstIn(wrong);
  };
  return {
    texts,
    errors,
    base,
    meeting,
    draft,
    isDirty: !isSameTexts(texts, textsOf(base)),
    isSaving: save.isPending,
    /** It is being published, or will be once the draft is saved. */
    isPublishing: saves.isPublishing,
    failure: failureOf(save.error),
    /** The first field with an error, which it then shows; null when all is well. */
    check,
    bringIn,
    write: (field: StrategyField, text: string): void => act({ type: 'write', field, text }),
    decide: (fields: readonly StrategyField[], whose: 'mine' | 'theirs'): void =>
      act({ type: 'decide', fields, whose }),
    restore: (): void => {
      const kept = draft.take();
      if (kept !== null) act({ type: 'restore', kept });
    },
    save: saves.save,
    stopWaiting: saves.stopWaiting,
  };
}
export type StrategyFormControl = ReturnType<typeof useStrategyForm>;
