import type { Appraisal } from '@cadence/shared-contract';

/** Who reads a field of an appraisal, in words. */
export interface Readers {
  /** The employee reads it, now or once it is shared. */
  readonly isForEmployee: boolean;
  readonly text: string;
}

type Subject = Pick<Appraisal, 'State' | 'User' | 'Reviewer' | 'AreRatingsShared'>;

function readByEmployee({ State, User }: Subject, isReviewer: boolean): string {
  if (State !== 'draft') return `${User.Name} reads this`;
  return isReviewer
    ? `${User.Name} will read this after you share`
    : `${User.Name} will read this after it is shared`;
}

/** Who reads the review (D-51). */
export function reviewReaders(appraisal: Subject, viewerId: number): Readers {
  return { isForEmployee: true, text: readByEmployee(appraisal, appraisal.Reviewer.Id === viewerId) };
}

/** Who reads the ratings: the employee only where the organisation shares them (people §6 Appraisals, D-51). */
export function ratingReaders(appraisal: Subject, viewerId: number): Readers {
  if (appraisal.AreRatingsShared) return reviewReaders(appraisal, viewerId);
  const { Reviewer, User } = appraisal;
  const who =
    Reviewer.Id === viewerId
      ? 'Only you, your managers above you'
      : `Only ${Reviewer.Name}, the managers above`;
  return { isForEmployee: false, text: `${who} and HR; never ${User.Name}` };
}
