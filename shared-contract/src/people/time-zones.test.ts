import { TIME_ZONES, timeZoneId, timeZoneName } from './time-zones.ts';

test('[D-131] every documented zone is known to the runtime, and its name leads back to it', () => {
  for (const { id, name, label } of TIME_ZONES) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: id })).not.toThrow();
    expect([name, timeZoneName(id), timeZoneId(name), timeZoneId(label.toUpperCase())]).toEqual([
      name,
      name,
      id,
      id,
    ]);
  }
});

test('[D-131] no two zones share an id or a name', () => {
  for (const field of ['id', 'name', 'label'] as const)
    expect(new Set(TIME_ZONES.map((zone) => zone[field])).size).toBe(TIME_ZONES.length);
});

test('[D-131] what has no documented name is taken, and answered, as it is', () => {
  expect(timeZoneName('America/Argentina/Ushuaia')).toBe('America/Argentina/Ushuaia');
  expect(timeZoneId(' America/Argentina/Ushuaia ')).toBe('America/Argentina/Ushuaia');
});
