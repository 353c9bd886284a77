/** What a seed chooses: pure functions of it. */

/** Both sides of the date line, half and quarter hours, and offsets that change with the season. */
export const ZONES = [
  'Pacific/Auckland',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Los_Angeles',
  'Australia/Lord_Howe',
  'Europe/Berlin',
];

const YEARS = [2027, 2028, 2029, 2032];
const QUARTER_ENDS = ['03-31', '06-30', '09-30', '12-31'];

/** An evening that may become the next day during the run. */
const FIRST_HOUR = 21;

/**
 * @param {string} seed
 * @returns {{ zone: string, evening: string }} the zone of all processes, and the time there at which they begin:
 *   the last evening of a quarter, `YYYY-MM-DDTHH:MM`
 */
export function planOf(seed) {
  const random = randomOf(seed, 'plan');
  const pick = (list) => list[Math.floor(random() * list.length)];
  const zone = pick(ZONES);
  const minutes = Math.floor(random() * (24 - FIRST_HOUR) * 60);
  const hour = FIRST_HOUR + Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, '0');
  return { zone, evening: `${pick(YEARS)}-${pick(QUARTER_ENDS)}T${hour}:${minute}` };
}

/**
 * @param {{ zone: string, evening: string }} plan
 * @returns {number} the instant at which that is the time there, in milliseconds
 */
export function instantOf({ zone, evening }) {
  const asUtc = Date.parse(`${evening}Z`);
  const first = asUtc - offsetOf(zone, asUtc);
  return asUtc - offsetOf(zone, first);
}

/** How far the zone is ahead of UTC at an instant, in milliseconds. */
function offsetOf(zone, instant) {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const { value } = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName');
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d+):(\d+))?/.exec(value);
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}

/**
 * @param {string} seed
 * @param {string} name each has its own numbers
 * @returns {() => number} numbers from 0 up to 1, the same for the same seed and name (mulberry32)
 */
export function randomOf(seed, name) {
  let state = 0;
  for (const letter of `${seed}/${name}`) state = Math.imul(state ^ letter.codePointAt(0), 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * How long things are delayed. `share`: how many are delayed at all; then evenly up to `usual` milliseconds, and of all
 * `rarely` so many for `long`. Statements are delayed less often: a test has hundreds of them, one after the other.
 */
export const DELAYS = {
  answers: { share: 0.5, usual: 60, rarely: 0.02, long: 300 },
  statements: { share: 0.2, usual: 20, rarely: 0.002, long: 300 },
  frames: { share: 0.5, usual: 50, rarely: 0.01, long: 300 },
};

/**
 * @param {keyof DELAYS} kind
 * @param {() => number} random
 * @returns {number} milliseconds, 0 for no delay
 */
export function delayFrom(kind, random) {
  const { share, usual, rarely, long } = DELAYS[kind];
  const lot = random();
  if (lot < rarely) return long;
  return lot < share ? Math.ceil(random() * usual) : 0;
}
