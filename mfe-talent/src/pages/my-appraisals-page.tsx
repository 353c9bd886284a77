import type { ReactNode } from 'react';
import { TalentFrame } from '../features/frame/index.ts';
import { MyAppraisals } from '../features/letter/components/my-appraisals.tsx';

/** `/v3/talent/myappraisal` (people §2.5). */
export default function MyAppraisalsPage(): ReactNode {
  return <TalentFrame tab="mine">{({ schedule }) => <MyAppraisals schedule={schedule} />}</TalentFrame>;
}
