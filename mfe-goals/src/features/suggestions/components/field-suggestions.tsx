import { useState, type ReactNode } from 'react';
import type { SuggestionRequest } from '@cadence/shared-contract';
import { useAbilities } from '@cadence/shared-auth';
import { Button, registerStyles } from '@cadence/shared-ui';
import { Sparkles } from '@cadence/shared-ui/icons';
import { useSuggestions, type SuggestionKind } from '../api/suggestions.ts';
import { useSettled } from '../use-settled.ts';
import css from './field-suggestions.css';

registerStyles('goals-suggestions', css);

/** core §9: from the last change of the title. */
const DEBOUNCE_MS = 400;
/** A shorter title says too little to suggest anything for. */
const MIN_TITLE = 4;

export interface FieldSuggestionsProps {
  readonly kind: SuggestionKind;
  /** The field's name, as its label says it. */
  readonly label: string;
  readonly request: SuggestionRequest & { readonly Title: string };
  readonly value: string;
  /** The field with a suggestion in it. */
  readonly insert: (value: string, suggestion: string) => string;
  readonly onChange: (value: string) => void;
}

/** Suggestions under a field, where they are configured: one press inserts one, another takes it back (D-57). */
export function FieldSuggestions(props: FieldSuggestionsProps): ReactNode {
  return useAbilities().suggestGoals ? <Suggestions {...props} /> : null;
}

interface Inserted {
  readonly before: string;
  readonly after: string;
}

function Suggestions({ kind, label, request, value, insert, onChange }: FieldSuggestionsProps): ReactNode {
  // The title that the form opened with is nobody's change: no suggestions for what is already saved.
  const [first] = useState(request.Title);
  const settled = useSettled(request, request.Title, DEBOUNCE_MS);
  const title = settled.Title.trim();
  const [inserted, setInserted] = useState<Inserted | null>(null);
  const [putAway, setPutAway] = useState<string | null>(null);
  const isWanted = title.length >= MIN_TITLE && title !== first.trim() && title !== putAway;
  const { data, isPending } = useSuggestions(kind, { ...settled, Title: title }, isWanted);
  if (inserted?.after === value) {
    return (
      <p className="gl-suggest cd-ink3">
        Suggestion inserted.
        <button
          type="button"
          className="cd-link"
          onClick={() => {
            onChange(inserted.before);
            setInserted(null);
          }}
        >
          Undo
        </button>
      </p>
    );
  }
  if (!isWanted) return null;
  if (isPending) return <p className="gl-suggest cd-ink3">Looking for suggestions…</p>;
  const offers = data?.Success === true ? data.data.filter((text) => !value.includes(text)) : [];
  if (offers.length === 0) return null;
  const choose = (suggestion: string): void => {
    const after = insert(value, suggestion);
    setInserted({ before: value, after });
    if (kind === 'titles') setPutAway(after);
    onChange(after);
  };
  return (
    <div className="gl-suggest" role="group" aria-label={`Suggestions for ${label}`}>
      {offers.map((text) => (
        <button key={text} type="button" className="gl-suggestion" onClick={() => choose(text)}>
          <Sparkles className="cd-i-14" aria-hidden />
          <span>{text}</span>
        </button>
      ))}
      <Button size="sm" variant="quiet" onClick={() => setPutAway(title)}>
        Dismiss
      </Button>
    </div>
  );
}
