import type { UserManual } from '@cadence/shared-contract';
import type { ManualPerson } from './manual-person.ts';

/** What an owner can do, as the parts of the page offer it. */
export interface OwnActions {
  /** Begins or resumes an assessment; asks first when the result replaces something. */
  readonly start: () => void;
  readonly isStarting: boolean;
  /** The address of the assessment when the browser did not open it. */
  readonly blockedUrl: string | null;
  readonly editEntry: () => void;
  readonly editAnswers: () => void;
}

/** The manual's owner, with what they may know of it. */
export interface OwnManualProps {
  readonly person: ManualPerson;
  readonly manual: UserManual;
}

/** The props of each part of the owner's page. */
export interface OwnPartProps extends OwnManualProps {
  readonly actions: OwnActions;
}
