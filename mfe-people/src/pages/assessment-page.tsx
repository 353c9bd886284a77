import type { ReactNode } from 'react';
import type { PageProps } from '@cadence/shared-contract/remote';
import { Assessment } from '../features/user-manual/assessment/components/assessment.tsx';

/** `/v3/user-manual/:publicKey`: the assessment, alone on the screen. */
export default function AssessmentPage({ params }: PageProps): ReactNode {
  const publicKey = params['publicKey'] ?? '';
  return <Assessment key={publicKey} publicKey={publicKey} />;
}
