import type { UserManual } from '@cadence/shared-contract';
import type { ManualPerson } from './manual-person.ts';

/** What an owner can do, as the parts of the page offer it. */
export interface OwnActions {
  /** Begins an assessment, or goes on with the one that is begun; asks first where the result replaces something. */
  readonly start: () => void;
  readonly isStarting: boolean;
  /** The address of the assessment when the browser did not open it. */
  readonly blockedUrl: string | null;
  readonly editEntry: () => void;
  readonly editAnswers: () => void;
}

/** Whose manual it is, as its owner may know of it. */
export interface OwnManualProps {
  readonly person: ManualPerson;
  readonly manual: UserManual;
}

/** What each part of the owner's page is given. */
export interface OwnPartProps extends OwnManualProps {
  readonly actions: OwnActions;
}
