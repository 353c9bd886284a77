export { TalentFrame } from './components/talent-frame.tsx';
export { periodLabel } from './period-label.ts';
export type { TalentContext } from './talent-context.ts';
export { appraisalPath, MY_APPRAISALS, ORGANIZATION, teamPath, type TeamScope } from './talent-place.ts';
