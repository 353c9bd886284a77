import type { Appraisal, AppraisalSignature } from '@cadence/shared-contract';

type Signed = Pick<Appraisal, 'Signatures'>;

/** The employee's signature that counts; null before they sign. */
export function employeeSignature({ Signatures }: Signed): AppraisalSignature | null {
  return Signatures.find(({ By, IsInForce }) => By === 'employee' && IsInForce) ?? null;
}

/** Signatures that count, the employee's first, as they were given. */
export function signaturesInForce({ Signatures }: Signed): readonly AppraisalSignature[] {
  return Signatures.filter(({ IsInForce }) => IsInForce).toReversed();
}
