import { expect, test } from 'vitest';
import { redFlags } from '#shared/safety/red-flags.ts';
import { needsNewReading, opensOn } from '#shared/safety/seen.ts';
import { addDays } from '#shared/scoring/calendar.ts';

const pain = { code: 'chestPainNow', level: 'emergency' } as const;
const examined = (code: string, on: string) => ({ code, on });

test('sixteen flags depend on a value, all of them urgent or an emergency', () => {
  const onValues = redFlags.filter(({ code }) => needsNewReading(code));
  expect(onValues).toHaveLength(16);
  expect(onValues.filter(({ level }) => level === 'soon')).toEqual([]);
});

test.each([
  ['the second day after the answer', [pain], '2026-11-28', '2026-11-30'],
  ['the second day, over the end of a year', [pain], '2026-12-31', '2027-01-02'],
  ['the second day of an older answer', [{ ...pain, toldOn: '2026-11-26' }], '2026-11-26', '2026-11-28'],
] as const)('an examined notice opens on %s', (_, notices, on, day) => {
  const answeredOn = notices.some((notice) => 'toldOn' in notice) ? '2026-11-28' : on;
  expect(opensOn(notices, answeredOn, [examined('chestPainNow', on)])).toBe(day);
});

test('of answers from two days, the newest counts', () => {
  const notices = [pain, { code: 'legClot', level: 'urgent', toldOn: '2026-11-20' }] as const;
  const signs = [examined('chestPainNow', '2026-11-28'), examined('legClot', '2026-11-28')];
  expect(opensOn(notices, '2026-11-28', signs)).toBe('2026-11-30');
});

test('a soon notice needs no report, and none opens a page without an urgent one', () => {
  const soon = { code: 'bpStage2', level: 'soon' } as const;
  expect(opensOn([pain, soon], '2026-11-28', [examined('chestPainNow', '2026-11-28')])).toBe('2026-11-30');
  expect(opensOn([soon], '2026-11-28', [])).toBeNull();
});

test.each([
  ['nobody was examined', [pain], []],
  ['the examination was before the answer', [pain], [examined('chestPainNow', '2026-11-27')]],
  [
    'one of two notices has no statement',
    [pain, { code: 'legClot', level: 'urgent' }],
    [examined('legClot', '2026-11-28')],
  ],
  ['a notice rests on a value', [{ code: 'bpVeryHigh', level: 'urgent' }], [examined('bpVeryHigh', '2026-11-28')]],
] as const)('nothing opens when %s', (_, notices, signs) => {
  expect(opensOn(notices, '2026-11-28', signs)).toBeNull();
});

test('days are counted over months and leap days', () => {
  expect([addDays('2028-02-28', 1), addDays('2028-02-28', 2), addDays('soon', 2)]).toEqual([
    ...['2028-02-29', '2028-03-01', 'soon'],
  ]);
});
