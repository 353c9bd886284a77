export { readRefusal } from './database-refusal.ts';
export {
  alreadyDone,
  alreadyMade,
  conflict,
  denied,
  DomainError,
  invalid,
  notFound,
  rateLimited,
  stale,
  unauthenticated,
  unavailable,
} from './domain-error.ts';
export { domainProblem, internalProblem, PROBLEM_TYPE, transportProblem } from './problem.ts';
export { errorCode, errorMessage } from './unknown-error.ts';
export { StartupError } from './startup-error.ts';
