import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { regionOf } from '#shared/quiz/region-of.ts';
import { inWords } from '#web/ui/language.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const dates = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });

test.each(['en-US', 'es-US', 'en-GB', 'cy-GB', 'en-AU', 'en-IN', 'de-DE'])(
  'a day in words is what Intl says in the English of the region of %s, by the clock of the device and by UTC',
  (language) => {
    vi.stubGlobal('navigator', { language });
    const own = `en-${language.slice(3)}`;
    fc.assert(
      fc.property(dates, fc.constantFrom('UTC', 'Pacific/Auckland', 'America/St_Johns'), (date, zone) => {
        vi.stubEnv('TZ', zone);
        for (const options of [{ dateStyle: 'long' }, { dateStyle: 'long', timeZone: 'UTC' }] as const)
          expect(inWords(date, options)).toBe(new Intl.DateTimeFormat(own, options).format(date));
      }),
    );
  },
);

test('a region without its own English reads as Britain does, and so does an invalid region', () => {
  for (const language of ['ru-RU', 'en-US@posix', '']) {
    vi.stubGlobal('navigator', { language });
    expect(inWords('2026-11-23T12:00:00Z', { dateStyle: 'long' })).toBe('23 November 2026');
    expect(inWords('2026-11-23T12:00:00Z', { dateStyle: 'full' })).toMatch(/^Monday,? 23 November 2026$/);
  }
});

test('an invalid date is blank', () => {
  expect(inWords('soon', { dateStyle: 'long' })).toBe('');
});

test.each([
  ['en-US', 'US'],
  ['en-UK', 'GB'],
  ['zh-Hant-TW', 'TW'],
  ['de-DE-u-co-phonebk', 'DE'],
  ['sl-rozaj', 'SI'],
  ['de', 'DE'],
  ['en-US@posix', undefined],
  ['', undefined],
])('the region of %s is %s', (tag, region) => {
  expect(regionOf(tag)).toBe(region);
});
