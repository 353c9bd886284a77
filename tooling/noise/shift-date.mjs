import { Stats } from 'node:fs';

/**
 * Shifts the current time by the same amount in all processes: of `Date`, and of the times of files, which code
 * compares with it. Dates behave as usual: dates made by the system pass `instanceof`, and fake timers begin at the
 * shifted time.
 * @param {number} shift in milliseconds
 */
export function shiftDate(shift) {
  const SystemDate = globalThis.Date;
  const now = () => SystemDate.now() + shift;
  function Date(...args) {
    if (!new.target) return new SystemDate(now()).toString();
    return Reflect.construct(SystemDate, args.length > 0 ? args : [now()], new.target);
  }
  Object.defineProperties(Date, {
    ...Object.getOwnPropertyDescriptors(SystemDate),
    now: { value: now, configurable: true, writable: true },
  });
  SystemDate.prototype.constructor = Date;
  globalThis.Date = Date;
  shiftFileTimes(shift);
}

/** Node assigns these four when it has asked the system; dates are made of them. */
function shiftFileTimes(shift) {
  for (const name of ['atimeMs', 'mtimeMs', 'ctimeMs', 'birthtimeMs'])
    Object.defineProperty(Stats.prototype, name, {
      configurable: true,
      set(ms) {
        const shifted = { value: ms + shift, configurable: true, enumerable: true, writable: true };
        Object.defineProperty(this, name, shifted);
      },
    });
}
