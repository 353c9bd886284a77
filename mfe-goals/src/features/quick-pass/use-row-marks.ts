import { useState } from 'react';

type Ids = ReadonlySet<number>;

function toggled(ids: Ids, id: number, isIn: boolean): Ids {
  const next = new Set(ids);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}

/** What the screen remembers of rows besides their values. */
export function useRowMarks() {
  const [asked, setAsked] = useState<Ids>(new Set());
  const [comments, setComments] = useState<Ids>(new Set());
  const [changing, setChanging] = useState<string | null>(null);
  return {
    /** Rows that were submitted while something was missing. */
    asked,
    /** Rows whose comment field was opened. */
    comments,
    /** First day of a complete week whose rows are shown again to change one. */
    changing,
    setChanging,
    setAsked: (id: number, isIn: boolean): void => setAsked((before) => toggled(before, id, isIn)),
    setComment: (id: number, isIn: boolean): void => setComments((before) => toggled(before, id, isIn)),
    clear: (id: number): void => {
      setAsked((before) => toggled(before, id, false));
      setComments((before) => toggled(before, id, false));
    },
  };
}
export type RowMarks = ReturnType<typeof useRowMarks>;
