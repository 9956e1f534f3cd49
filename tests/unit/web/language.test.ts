import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { regionOf } from '#shared/quiz/locale.ts';
import { changeFact } from '#tests/support/change-fact.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import { greeting } from '#web/dashboard/dashboard-page.tsx';
import { placeIn, timeOf } from '#web/quiz/screens/whose-draft-screen.tsx';
import { dayAndTime, dayOf, inWords } from '#web/ui/language.ts';
import { relativeTime } from '#web/ui/relative-time.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const dates = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });

test.each(['en-US', 'es-US', 'en-GB', 'cy-GB', 'en-AU', 'en-IN', 'de-DE'])(
  'a day in words is what Intl says in the English of the region %s, by the clock of the device and by UTC',
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

test('a region without its own English is written as in Britain, and so is an invalid region', () => {
  for (const language of ['ru-RU', 'en-US@posix', '']) {
    vi.stubGlobal('navigator', { language });
    expect(inWords('2026-11-23T12:00:00Z', { dateStyle: 'long' })).toBe('23 November 2026');
    expect(inWords('2026-11-23T12:00:00Z', { dateStyle: 'full' })).toMatch(/^Monday,? 23 November 2026$/);
  }
});

test.each([
  ['es-US', 'es-US'],
  ['en-US', 'es-US'],
  ['es-MX', 'es-MX'],
  ['es-ES', 'es-ES'],
  ['de-DE', 'es-US'],
  ['', 'es-US'],
])('where the browser has %s, a Spanish page writes dates and times as in %s', async (language, own) => {
  vi.stubGlobal('navigator', { language });
  await changeFact('#words/language.ts', { language: 'es-US' });
  const spanish = await import('#web/ui/language.ts');
  for (const options of [{ dateStyle: 'long' }, { timeStyle: 'short' }] as const)
    expect(spanish.inWords('2026-11-23', options)).toBe(
      new Intl.DateTimeFormat(own, options).format(new Date('2026-11-23')),
    );
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

const now = new Date(2026, 6, 15, 12, 0, 0);

test.each([
  ['a moment', new Date(2026, 6, 15, 11, 59, 1), 'just now'],
  ['59 seconds', new Date(2026, 6, 15, 11, 59, 0, 1), 'just now'],
  ['a minute', new Date(2026, 6, 15, 11, 59, 0), '1 minute ago'],
  ['59 minutes', new Date(2026, 6, 15, 11, 0, 1), '59 minutes ago'],
  ['an hour', new Date(2026, 6, 15, 11, 0, 0), '1 hour ago'],
  ['23 hours', new Date(2026, 6, 14, 12, 0, 1), '23 hours ago'],
  ['a day', new Date(2026, 6, 14, 12, 0, 0), '1 day ago'],
  ['the day before a month', new Date(2026, 5, 16, 12, 0, 0), '29 days ago'],
  ['a calendar month', new Date(2026, 5, 15, 12, 0, 0), '1 month ago'],
  ['four months', new Date(2026, 2, 15, 12, 0, 0), '4 months ago'],
  ['the day before a year', new Date(2025, 6, 16, 12, 0, 0), '11 months ago'],
  ['a year', new Date(2025, 6, 15, 12, 0, 0), '1 year ago'],
  ['ten years', new Date(2016, 0, 1), '10 years ago'],
])('%s is written in the largest unit that fits', (_, then, words) => {
  expect(relativeTime(then.toISOString(), now)).toBe(words);
});

test('the end of a long month has its anniversary at the end of a short one', () => {
  const endOfFebruary = new Date(2026, 1, 28, 12, 0, 0);
  expect(relativeTime(new Date(2026, 0, 31, 12, 0, 0).toISOString(), endOfFebruary)).toBe('1 month ago');
  expect(relativeTime(new Date(2026, 0, 31, 12, 0, 1).toISOString(), endOfFebruary)).toBe('27 days ago');
});

test('an instant in the future of a slow clock is just now', () => {
  expect(relativeTime(new Date(2026, 6, 15, 12, 4, 0).toISOString(), now)).toBe('just now');
});

test.each([undefined, null, '', 'yesterday'])('a quiz without a date (%s) is not completed', (instant) => {
  expect(relativeTime(instant, now)).toBe('Not completed');
});

test('the place in a draft reveals no answer, because it counts only questions that every user is asked', () => {
  for (const quiz of [quizzes[productQuizId], quizzes[cardiacQuizId]]) {
    const totals = quiz.questions.map((_, currentQuestion) => placeIn(quiz, { currentQuestion })?.of);
    expect(new Set(totals.filter((total) => total !== undefined)).size).toBe(1);
  }
});

test('a draft before the first question has no place', () => {
  expect(placeIn(quizzes[productQuizId], { currentQuestion: -1 })).toBeNull();
});

test.each([
  ['2026-07-01T09:12:00', 'en-GB', 'at 09:12 today'],
  ['2026-06-30T23:50:00', 'de-DE', 'at 23:50 yesterday'],
  ['2026-06-14T23:50:00', 'en-GB', 'on 14 June'],
  ['2026-07-01T09:12:00', 'en-US', 'at 9:12 AM today'],
  ['2026-06-14T23:50:00', 'en-US', 'on June 14'],
])('%s in the region of %s is written as %s', (at, language, words) => {
  vi.stubGlobal('navigator', { language });
  // Some versions of the locale put a narrow space before AM.
  const told = timeOf(new Date(at).getTime(), new Date('2026-07-01T10:00:00')).replace(/\s/g, ' ');
  expect(told).toBe(words);
});

test.each([
  ['en-GB', /^Tuesday,? 4 November 2025, 10:42$/],
  ['de-DE', /^Tuesday,? 4 November 2025, 10:42$/],
  ['en-US', /^Tuesday, November 4, 2025, 10:42\sAM$/],
  ['en-CA', /^Tuesday, November 4, 2025, 10:42\sa\.m\.$/],
])('the day of a result is in the English of %s', (language, words) => {
  vi.stubGlobal('navigator', { language });
  expect(dayAndTime('2025-11-04T10:42:00')).toMatch(words);
});

test('an instant that cannot be read is left out', () => {
  expect(dayOf('')).toBe('');
});

test.each([
  [0, 0, 'morning'],
  [11, 59, 'morning'],
  [12, 0, 'afternoon'],
  [17, 59, 'afternoon'],
  [18, 0, 'evening'],
  [23, 59, 'evening'],
])('at %i:%i it is %s', (hour, minute, partOfDay) => {
  expect(greeting('Ines', new Date(2026, 6, 15, hour, minute))).toBe(
    `Good ${partOfDay} Ines, are you ready to view your results?`,
  );
});

test.each(['', '  '])('a user without a first name is greeted too', (firstName) => {
  expect(greeting(firstName, new Date(2026, 6, 15, 9))).toBe('Good morning, are you ready to view your results?');
});
