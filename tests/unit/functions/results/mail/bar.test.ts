import { expect, test } from 'vitest';
import { ageBar, percentBar } from '#functions/results/mail/letter.ts';

test('the range is drawn to scale: one year is one thirty-fourth of the bar', () => {
  const { cells } = ageBar({ age: 41, calendarAge: 46, range: { low: 37, high: 45 } });
  const oneYear = 100 / 34;
  const widths = cells.map((cell) => ('width' in cell ? cell.width : cell.kind));
  expect(widths).toEqual([
    expect.closeTo(8 * oneYear, 1),
    expect.closeTo(4 * oneYear, 1),
    'point',
    expect.closeTo(4 * oneYear, 1),
    expect.closeTo(1 * oneYear, 1),
    'marker',
    50,
  ]);
});

test('a value beyond the scale is drawn at its end', () => {
  const { cells } = percentBar({ percent: 61, range: { low: 40, high: 80 }, end: 30 });
  expect(cells).toEqual([{ kind: 'track', width: 100 }, { kind: 'point' }]);
});

test('without a range there is a point and no band', () => {
  const { cells } = percentBar({ percent: 15, range: null, end: 30 });
  expect(cells).toEqual([{ kind: 'track', width: 50 }, { kind: 'point' }, { kind: 'track', width: 50 }]);
});

test('the band is exactly as wide as the range, whatever is at its ends', () => {
  const { cells } = percentBar({ percent: 15, range: { low: 12, high: 18 }, end: 30 });
  const [track, band] = [
    { kind: 'track', width: 40 },
    { kind: 'band', width: 10 },
  ];
  expect(cells).toEqual([track, band, { kind: 'point' }, band, track]);
  const atItsEnds = [12, 18].map((percent) => percentBar({ percent, range: { low: 12, high: 18 }, end: 30 }).cells);
  for (const drawn of atItsEnds)
    expect(drawn.filter((cell) => cell.kind !== 'point')).toEqual([track, { kind: 'band', width: 20 }, track]);
});
