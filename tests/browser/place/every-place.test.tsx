import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asSubmissionId } from '#shared/contract/ids.ts';
import { cardiacQuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { composeResult } from '#shared/result.ts';
import type { LineKind } from '#shared/safety/help-lines.ts';
import table from '#tests/vectors/places/places.json' with { type: 'json' };
import { choosePlace, loadPlaces } from '#web/place/place.ts';
import { CareNotices } from '#web/quiz/growing/care-notices.tsx';
import { EmergencyNotice } from '#web/quiz/screens/emergency-screen.tsx';
import { ResultView } from '#web/results/result-view.tsx';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

// Every place of the table, on every page that says whom to call: its own number, or the words for an unknown place.

type Line = { number?: string | null; shown?: string; checked?: string; say?: string };
type Entry = {
  name: string;
  emergency: string | null;
  alsoEmergency: readonly string[];
  checked: string;
  nonUrgent: Line | null;
  crisis: readonly Line[];
  maternal: Line | null;
};
const countries: Readonly<Record<string, Entry>> = table.countries;
const isSure = (one: { checked?: string }): boolean => one.checked === 'two sources';

const today = '2026-11-28';
const habits = { birthdate: '1968-05-01', gender: 'female', height: { ft: 5, in: 5 }, weight: 170 };
const contentOf = (answers: Answers) =>
  composeResult({ quizId: cardiacQuizId, answers, longevityAnswers: habits, today });
const emergency = contentOf({ knownHeartConditions: 'none', chestPain: 'now' });
const urgent = contentOf({ knownHeartConditions: 'none', chestPain: 'week' });
const mood = contentOf({ knownHeartConditions: 'none', moodLow: 'daily' });
const afterBirth = contentOf({ knownHeartConditions: 'none', moodLow: 'daily', pregnancyNow: 'yes' });

const result = (content: typeof mood) => (
  <ResultView
    result={{
      submissionId: asSubmissionId('s-1'),
      quiz_id: cardiacQuizId,
      submittedAt: `${today}T12:00:00.000Z`,
      content,
    }}
    onRetake={() => {}}
  />
);
const firstLook = ({ notices = [], routes = [] }: typeof mood, lines: readonly LineKind[] = []) => (
  <CareNotices care={{ notices, routes, lines }} />
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00Z`) });
  playApi({ listSubmissions: { body: [] }, getMe: { body: {} } });
});
afterEach(() => {
  vi.useRealTimers();
  choosePlace(null);
});

/** The page at every place: what it shows, and the numbers that it dials, in order. */
async function* atEveryPlace(page: ReactNode) {
  await loadPlaces();
  const { container } = await show(page);
  for (const [country, entry] of Object.entries(countries)) {
    flushSync(() => choosePlace(country));
    const links = [...container.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')];
    const dialled = links.map(({ href }) => href.slice('tel:'.length));
    const labels = links.map(({ textContent }) => textContent);
    yield { country, entry, dialled, labels, text: container.textContent };
  }
}

const local = 'your local emergency number';

/** Every number that may appear on a page of this place. If no number is confirmed, that is only 112. */
const numbersOf = ({ checked, emergency: first, alsoEmergency, nonUrgent, crisis, maternal }: Entry) =>
  isSure({ checked })
    ? [
        first ?? '',
        ...alsoEmergency,
        ...[nonUrgent, maternal, ...crisis].flatMap((line) => (line && isSure(line) ? (line.number ?? []) : [])),
      ]
    : ['112'];

describe.each([
  [
    'the emergency screen of a quiz',
    <EmergencyNotice key="1" header={null} flags={emergency.redFlags} leaveLabel="Leave the quiz" onRead={() => {}}>
      Saved.
    </EmergencyNotice>,
  ],
  ['the first look', firstLook(emergency)],
  ['a result', result(emergency)],
])('an emergency on %s', (_, page) => {
  test('the large button is the place’s number, or there are words instead', async () => {
    for await (const { country, entry, dialled, labels, text } of atEveryPlace(page)) {
      expect(numbersOf(entry), country).toEqual(expect.arrayContaining(dialled));
      if (isSure(entry)) expect(labels[0], country).toBe(`Call ${entry.emergency}${entry.name}`);
      else {
        expect(text, country).toContain(`Call ${local} now`);
        expect(
          dialled.every((number) => number === '112'),
          country,
        ).toBe(true);
      }
    }
  });
});

describe.each([
  ['the first look', firstLook(urgent)],
  ['a result', result(urgent)],
])('a warning on %s', (_, page) => {
  test('the button is the place’s line for today, or there is its sentence instead', async () => {
    for await (const { country, entry, dialled, labels, text } of atEveryPlace(page)) {
      expect(numbersOf(entry), country).toEqual(expect.arrayContaining(dialled));
      const line = isSure(entry) ? entry.nonUrgent : null;
      if (line?.number && isSure(line)) expect(labels[0], country).toMatch(new RegExp(`^Call ${line.shown}`));
      else {
        expect(text, country).toContain(line?.say ?? table.fallback.nonUrgent.say);
        expect(
          labels.filter((label) => label.startsWith('Call ')),
          country,
        ).toEqual([]);
      }
      if (isSure(entry)) expect(dialled, country).toContain(entry.emergency);
      else expect(text, country).toContain(`call ${local}`);
    }
  });
});

describe.each([
  ['the first look', firstLook(mood, ['crisis']), false],
  ['a result', result(mood), false],
  ['the first look, after a birth', firstLook(afterBirth, ['maternal', 'crisis']), true],
  ['a result, after a birth', result(afterBirth), true],
] as const)('low mood on %s', (_, page, isMaternal) => {
  test('the first line to talk to is one of the place, or it says where to find one', async () => {
    for await (const { country, entry, dialled, labels, text } of atEveryPlace(page)) {
      expect(numbersOf(entry), country).toEqual(expect.arrayContaining(dialled));
      const known = [...(isMaternal && entry.maternal ? [entry.maternal] : []), ...entry.crisis];
      const [line] = isSure(entry) ? known.filter((one) => isSure(one) && one.number) : [];
      if (line) expect(labels[0], country).toMatch(new RegExp(`^Call ${line.shown}`));
      else
        expect(
          labels.filter((label) => label.startsWith('Call ')),
          country,
        ).toEqual([]);
      expect(text, country).toContain('findahelpline.com');
    }
  });
});
