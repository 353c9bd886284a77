export { talentSlice } from './talent.routes.ts';
export { contentDigest, contentForEmployee, labelsDigest, wholeContent } from './signed-content.ts';
