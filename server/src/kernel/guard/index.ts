export {
  every,
  guard,
  guardAnswer,
  guardedFailures,
  later,
  listen,
  listenOnce,
  reportGuardedFailuresTo,
} from './guard.ts';
