import { lazy, Suspense, useState, type ReactNode } from 'react';
import { USER_MANUAL_STATUS } from '@cadence/shared-contract';
import { useOpening } from '../api/use-opening.ts';
import type { OwnActions, OwnManualProps } from '../own-actions.ts';
import { OwnBegun } from './own-begun.tsx';
import { OwnComplete } from './own-complete.tsx';
import { ReadersPart } from './readers-part.tsx';
import { RemovePart } from './remove-part.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';

const EntryDrawer = lazy(async () => ({
  default: (await import('../entry/entry-drawer.tsx')).EntryDrawer,
}));
const AnswersDrawer = lazy(async () => ({
  default: (await import('../answers/answers-drawer.tsx')).AnswersDrawer,
}));

/** One's own user manual in all of its states (people §3, §9). */
export function OwnManual({ person, manual }: OwnManualProps): ReactNode {
  const [open, setOpen] = useState<'entry' | 'answers' | 'replace' | null>(null);
  const opening = useOpening(person.Id);
  const isComplete = manual.Status === USER_MANUAL_STATUS.complete;
  const progress = manual.Own?.Progress ?? null;
  const hasSomething = isComplete || manual.ManualUserManual !== null;
  const start = (): void => {
    // A person who resumes agreed when they began, and the button repeats what will be replaced.
    if (hasSomething && progress === null) setOpen('replace');
    else opening.register(hasSomething);
  };
  const actions: OwnActions = {
    start,
    isStarting: opening.isBusy,
    blockedUrl: opening.blockedUrl,
    editEntry: () => setOpen('entry'),
    editAnswers: () => setOpen('answers'),
  };
  const close = (): void => setOpen(null);
  const page = { person, manual, actions };
  return (
    <>
      {isComplete && manual.PublicKey !== null ? (
        <OwnComplete {...page} publicKey={manual.PublicKey} />
      ) : (
        <OwnBegun {...page} />
      )}
      <ReadersPart manual={manual} />
      {(hasSomething || progress !== null) && <RemovePart person={person} />}
      <ReplaceDialog
        isOpen={open === 'replace'}
        manual={manual}
        onConfirm={() => {
          close();
          opening.register(true);
        }}
        onCancel={close}
      />
      <Suspense fallback={null}>
        {open === 'entry' && <EntryDrawer person={person} manual={manual} onClose={close} />}
        {open === 'answers' && <AnswersDrawer person={person} manual={manual} onClose={close} />}
      </Suspense>
    </>
  );
}
