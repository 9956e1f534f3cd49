import { describe, expect, test } from 'vitest';
import { addMonths, completedYears, readDay } from '#shared/scoring/calendar.ts';
import { dayInZone, instantInZone } from '#shared/scoring/day-in-zone.ts';

describe('a day', () => {
  test('is read as its year, month and day', () => {
    expect(readDay('1980-06-01')).toEqual({ year: 1980, month: 6, day: 1 });
  });

  // The Gregorian calendar: a leap year every four years, but in full centuries only every fourth time.
  test.each([
    '2026-01-01',
    '2026-01-31',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-30',
    '2026-12-31',
    '2026-02-28',
    '2024-02-29',
    '2000-02-29',
  ])('%s is real', (text) => {
    expect(readDay(text)).not.toBeNull();
  });

  test.each([
    '2026-01-32',
    '2026-04-31',
    '2026-06-31',
    '2026-09-31',
    '2026-11-31',
    '2026-02-29',
    '1900-02-29',
    '2100-02-29',
    '2024-02-30',
    '2026-00-10',
    '2026-13-10',
    '2026-01-00',
  ])('%s does not exist', (text) => {
    expect(readDay(text)).toBeNull();
  });

  test.each([
    '2026-1-05',
    '2026-01-5',
    '26-01-05',
    '12026-01-05',
    '2026-01-051',
    '2026/01/05',
    '',
    20260105,
    ['2026-01-05'],
    null,
  ])('%j is not written as a day', (text) => {
    expect(readDay(text)).toBeNull();
  });
});

describe('completed years', () => {
  test.each([
    ['1980-06-15', '2026-06-15', 46],
    ['1980-06-15', '2026-06-14', 45],
    ['1980-06-15', '2026-06-16', 46],
    ['1980-06-15', '2026-05-20', 45],
    ['1980-06-15', '2026-07-01', 46],
    ['1980-06-15', '1980-06-15', 0],
  ])('of somebody born on %s are counted on %s from birthday to birthday', (birthdate, today, years) => {
    expect(completedYears(birthdate, today)).toBe(years);
  });

  test('of somebody born on 29 February increase on 1 March in a common year', () => {
    expect(completedYears('1980-02-29', '2026-02-28')).toBe(45);
    expect(completedYears('1980-02-29', '2026-03-01')).toBe(46);
    expect(completedYears('1980-02-29', '2024-02-29')).toBe(44);
  });

  test('are unknown without two real days', () => {
    expect(completedYears('1980-02-30', '2026-01-15')).toBeNull();
    expect(completedYears(undefined, '2026-01-15')).toBeNull();
    expect(completedYears('1980-06-15', '2026-02-30')).toBeNull();
  });
});

test.each([
  ['2026-11-23', 1, '2026-12-23'],
  ['2026-11-23', 3, '2027-02-23'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-02-29', 1, '2028-03-29'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2026-03-31', 1, '2026-04-30'],
  ['2099-11-30', 3, '2100-02-28'],
])('%s and %i months: %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});

test('months after an invalid day are refused', () => {
  expect(() => addMonths('2027-02-29', 1)).toThrow('real day');
});

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

test('a time that a clock change skips is at most an hour off', () => {
  // At two o'clock at night, the clocks in Berlin move to three.
  expect(['2027-03-28T00:30:00.000Z', '2027-03-28T01:30:00.000Z']).toContain(
    instantInZone('2027-03-28', 150, 'Europe/Berlin').toISOString(),
  );
});
