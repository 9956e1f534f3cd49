import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asSubmissionId } from '#shared/contract/ids.ts';
import { cardiacQuizId, type QuizId } from '#shared/derived-names.ts';
import { composeResult } from '#shared/result.ts';
import { opensOn } from '#shared/safety/seen.ts';
import { openOf, wordsOf } from '#tests/support/rendered.tsx';
import { ResultView } from '#web/results/result-view.tsx';
import { answersOf, habitsPage, heartPage, man, type ProseStory, pain, plain, pressure } from './prose-story.ts';

// SAFETY 5: a tap alone opens nothing. What the report of an examination opens, and on which day.

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

type Opened = Pick<ProseStory, 'habits' | 'heart' | 'open'> & {
  readonly who: string;
  readonly quiz: QuizId;
  /** Days of November 2026: of the answers, of the examination (absent: no report), and of the reading. */
  readonly days: { readonly told: number; readonly seen?: number; readonly read: number };
  /** The notices without a report. */
  readonly unsaid?: readonly string[];
};

const figure = /\d(?:\.\d)? ?% in ten years|an age of about/;
const shut = [figure, /nothing more is needed/i, /Life's Essential 8/, /What if/i];
const painNow = { habits: man(62), heart: pain('now', 'spreads') };
const record = /You told us on 28 November 2026 that you were seen\. The rest of this page opens on 30 November 2026\./;

const stories: readonly Opened[] = [
  {
    ...{ who: 'chest pain now, examined ten seconds later', ...painNow, quiz: heartPage },
    days: { told: 28, seen: 28, read: 28 },
    open: { says: [record], never: shut },
  },
  {
    ...{ who: 'chest pain now, the page of the habits', ...painNow, quiz: habitsPage },
    days: { told: 28, seen: 28, read: 28 },
    open: { says: [record], never: shut },
  },
  {
    ...{ who: 'chest pain now, read on the next day', ...painNow, quiz: heartPage },
    days: { told: 28, seen: 28, read: 29 },
    open: { says: [record], never: shut },
  },
  {
    ...{ who: 'chest pain now, read on the second day', ...painNow, quiz: heartPage },
    days: { told: 28, seen: 28, read: 30 },
    open: {
      says: [figure],
      never: [/nothing more is needed/i, /\b(?:Low|Borderline|Intermediate|High)\b risk/, /Stands? Low/],
    },
  },
  {
    ...{ who: 'told on the 26th, examined on the 27th, read on the 28th', ...painNow, quiz: heartPage },
    days: { told: 26, seen: 27, read: 28 },
    open: { says: [figure], never: [/nothing more is needed/i] },
  },
  {
    ...{ who: 'examined on the day before the answer', ...painNow, quiz: heartPage },
    days: { told: 26, seen: 25, read: 30 },
    open: { says: [/Get medical help now/], never: shut },
  },
  {
    ...{ who: 'chest pain now, no statement, two days later', ...painNow, quiz: heartPage },
    days: { told: 26, read: 30 },
    open: { says: [/Get medical help now/], never: shut },
  },
  {
    ...{ who: '186/112, told as seen', habits: man(49), heart: pressure(186, 112), quiz: heartPage },
    days: { told: 20, seen: 21, read: 28 },
    open: { says: [/See a doctor today/], never: shut },
  },
  {
    ...{ who: '178/108, nothing to open', habits: man(49), heart: pressure(178, 108), quiz: heartPage },
    days: { told: 28, read: 28 },
    open: { says: [figure], never: [/already been seen/] },
  },
];

const day = (number: number): string => `2026-11-${number}`;

const pageOf = ({ who, quiz, habits, heart, days, unsaid = [] }: Opened): string => {
  vi.setSystemTime(new Date(`${day(days.read)}T12:00:00Z`));
  const { longevity, heart: told } = answersOf({ who, habits, heart });
  const common = { quizId: quiz, today: day(days.told) };
  const content = composeResult(
    quiz === cardiacQuizId
      ? { ...common, answers: told, longevityAnswers: longevity }
      : { ...common, answers: longevity, cardiacAnswers: told },
  );
  const at = `${day(days.seen ?? days.told)}T12:00:10.000Z`;
  const signs = content.redFlags
    .filter(({ level, code }) => level !== 'soon' && !unsaid.includes(code))
    .map(({ code }) => ({ code, on: day(days.seen ?? 0), at }));
  const opens = opensOn(content.redFlags, day(days.told), signs);
  const checked = days.seen === undefined ? undefined : { at, signs, ...(opens && { opensOn: opens }) };
  const submittedAt = `${day(days.told)}T12:00:00.000Z`;
  const result = { submissionId: asSubmissionId('s-1'), quiz_id: quiz, submittedAt, content };
  return renderToStaticMarkup(
    <MemoryRouter>
      <ResultView result={{ ...result, ...(checked && { checked }) }} onRetake={() => {}} />
    </MemoryRouter>,
  );
};

test.each(stories)('$who, $quiz', (story) => {
  const text = plain(wordsOf(openOf(pageOf(story))));
  for (const words of story.open?.says ?? []) expect(text).toMatch(words);
  for (const words of story.open?.never ?? []) expect(text).not.toMatch(words);
});

test('the report form is the last thing on the page, closed, far from the call', () => {
  const text = plain(wordsOf(pageOf({ ...painNow, who: '', quiz: heartPage, days: { told: 28, read: 28 } })));
  const statement = text.lastIndexOf("I've already been seen about this");
  expect(statement).toBeGreaterThan(text.lastIndexOf('Call your local emergency number now'));
  expect(text.slice(statement)).not.toMatch(/call/i);
});
