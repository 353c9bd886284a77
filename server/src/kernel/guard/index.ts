export {
  every,
  guard,
  guardAnswer,
  guardedFailures,
  inNextTurn,
  later,
  listen,
  listenOnce,
  reportGuardedFailuresTo,
} from './guard.ts';
