import { expect, test } from 'vitest';
import { dayInZone, instantInZone } from '#shared/scoring/day-in-zone.ts';

test.each([
  ['2026-01-15T23:30:00Z', 'UTC', '2026-01-15'],
  ['2026-01-15T23:30:00Z', 'Europe/Berlin', '2026-01-16'],
  ['2026-01-16T02:00:00Z', 'America/Los_Angeles', '2026-01-15'],
  ['2026-01-15T23:30:00Z', 'Mars/Olympus', '2026-01-15'],
  ['2024-02-29T12:00:00Z', 'Pacific/Kiritimati', '2024-03-01'],
])('at %s in %s it is %s', (instant, zone, day) => expect(dayInZone(new Date(instant), zone)).toBe(day));

test.each([
  // Summer time in Berlin begins on 28 March 2027 and ends on 31 October 2027.
  ['2027-03-27', 'Europe/Berlin', '2027-03-27T08:00:00.000Z'],
  ['2027-03-28', 'Europe/Berlin', '2027-03-28T07:00:00.000Z'],
  ['2027-10-30', 'Europe/Berlin', '2027-10-30T07:00:00.000Z'],
  ['2027-10-31', 'Europe/Berlin', '2027-10-31T08:00:00.000Z'],
  ['2028-02-29', 'America/New_York', '2028-02-29T14:00:00.000Z'],
  ['2027-01-01', 'Pacific/Kiritimati', '2026-12-31T19:00:00.000Z'],
  ['2027-07-01', 'Asia/Kolkata', '2027-07-01T03:30:00.000Z'],
  ['2027-07-01', 'No/Zone', '2027-07-01T09:00:00.000Z'],
])('nine o’clock on %s in %s is %s', (day, zone, instant) => {
  expect(instantInZone(day, 9 * 60, zone).toISOString()).toBe(instant);
});

test('a time that a clock change skips is at most an hour away', () => {
  // At two o'clock in the night, the clocks of Berlin go to three.
  expect(['2027-03-28T00:30:00.000Z', '2027-03-28T01:30:00.000Z']).toContain(
    instantInZone('2027-03-28', 150, 'Europe/Berlin').toISOString(),
  );
});
