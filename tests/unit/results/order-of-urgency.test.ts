import { test, vi } from 'vitest';
import { letterOf } from '#functions/results/mail/letter.ts';
import { textLetter } from '#functions/results/mail/results-mail.ts';
import type { ResultContent } from '#shared/contract/result.ts';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { changeWords, headlineOf } from '#shared/reading/headline.ts';
import { composeResult } from '#shared/result.ts';
import { forEveryone } from '#tests/personas/for-everyone.ts';
import { today } from '#tests/personas/random-person.ts';
import { people, type Someone, times } from './urgent-people.ts';

// One order of urgency in everything that a user or a clinician reads (issue 23): nothing names a later time than the
// most urgent open notice, nothing praises next to a notice, and no two parts contradict each other.

vi.setConfig({ testTimeout: 120_000 });

type Page = { readonly quizId: QuizId; readonly content: ResultContent };

const pagesOf = ({ habits, heart, otherDay }: Someone): Page[] => [
  {
    quizId: productQuizId,
    content: composeResult({
      ...{ quizId: productQuizId, today, answers: habits },
      ...{ cardiacAnswers: heart, cardiacAnsweredOn: otherDay },
    }),
  },
  {
    quizId: cardiacQuizId,
    content: composeResult({
      ...{ quizId: cardiacQuizId, today, answers: heart },
      ...{ longevityAnswers: habits, longevityAnsweredOn: otherDay },
    }),
  },
];

const letterTextOf = ({ quizId, content }: Page): string =>
  textLetter(
    letterOf({ firstName: '', quizId, content, resultUrl: 'https://x.test/r', submittedAt: `${today}T12:00:00Z` }),
  );

/** All words of the engine except the notices, which name their own times, and the sentences about notices. */
const saidBeside = ({ notices: _, redFlags: __, sources: ___, sideNotes: ____, ...content }: ResultContent): string =>
  JSON.stringify(content);

const must = (is: boolean, what: string): void => {
  if (!is) throw new Error(what);
};

const forEveryPage = (check: (page: Page, person: Someone) => void) =>
  forEveryone(people, (person) => {
    for (const page of pagesOf(person)) check(page, person);
  });

const openRank = ({ notices = [] }: ResultContent): number | null => {
  if (notices.some(({ level }) => level !== 'soon')) return 0;
  const ranks = notices.flatMap(({ by }) => (by ? [times.findIndex((time) => time.test(by))] : []));
  return ranks.length > 0 ? Math.min(...ranks) : null;
};

test('no part of a page or a mail names a later time than the most urgent notice', () => {
  forEveryPage((page) => {
    const rank = openRank(page.content);
    if (rank === null) return;
    for (const text of [saidBeside(page.content), letterTextOf(page)]) {
      const later = times.slice(rank + 1).find((time) => time.test(text));
      must(
        later === undefined,
        `${page.quizId}: ${later} stands beside a notice of rank ${rank}: ${text.match(later ?? /$/)?.index} ${text.slice(Math.max(0, (text.match(later ?? /$/)?.index ?? 0) - 120), (text.match(later ?? /$/)?.index ?? 0) + 60)}`,
      );
    }
  });
});

test('with a warning, the first item is to be seen, and no other item has a time', () => {
  forEveryPage(({ content }) => {
    if (!content.routes?.includes('waitForCare')) return;
    const [first, ...others] = content.focus_areas.topRecommendations;
    must(first === undefined || first.code === 'getCheckedFirst', `${first?.code} comes first`);
    for (const { code, by } of others) must(by === undefined, `${code} has the time ${by}`);
  });
});

const quietRoutes = ['underweight', 'waitForCare', 'establishedCvd', 'kidneyFailure', 'kidneyDiet', 'pregnant'];

test('a page with a notice, an illness, heavy drinking or a pregnancy has no praise', () => {
  forEveryPage((page, { habits }) => {
    const { content } = page;
    const isQuiet =
      content.redFlags.length > 0 ||
      quietRoutes.some((route) => content.routes?.includes(route)) ||
      content.caveats?.some(({ code }) => code === 'illnessNotCounted') ||
      habits.alcoholConsumption === '23to32' ||
      habits.alcoholConsumption === '33plus';
    if (!isQuiet) return;
    must(content.overall_summary.headline === undefined, 'a headline stands');
    must(!content.figures?.some(({ label }) => label.includes('Factor')), 'a factor stands');
    if (page.quizId !== productQuizId) return;
    must(!/years (younger|older)|than your years/.test(`${saidBeside(content)} ${letterTextOf(page)}`), 'it compares');
    const health = content.category_breakdown.find(({ id }) => id === 'health');
    must(health?.descriptor !== 'Excellent' && health?.descriptor !== 'Good', `health is ${health?.descriptor}`);
  });
});

test('with an open notice, a figure is not compared with an earlier one', () => {
  const before = (engineVersion: string) => ({
    headline: { standing: 'estimated', engineVersion, figure: 99, low: 98, high: 100 } as const,
    submittedAt: '2025-01-15T12:00:00Z',
  });
  forEveryPage(({ content }) => {
    const now = { headline: headlineOf(content), submittedAt: `${today}T12:00:00Z` };
    const change = changeWords(now, before(now.headline.engineVersion), String);
    if (content.redFlags.length > 0) must(change === null, `it says: ${change}`);
    else if (now.headline.low !== undefined) must(change !== null, 'it says nothing');
  });
});

test('no level reassures next to a note on a value, a warning or poor kidneys', () => {
  const onValues = ['bpStage2High', 'bpStage2', 'bpLow', 'kidneyLow', 'uacrHigh', 'ldl190', 'tg500', 'diabetesRange'];
  forEveryPage(({ quizId, content }) => {
    if (quizId !== cardiacQuizId) return;
    const isNoted = content.redFlags.some(({ code, level }) => level !== 'soon' || onValues.includes(code));
    if (isNoted) must(content.overall_summary.riskDescriptor !== 'Low', 'the level is low');
    if (content.heart?.withheldGrade) must(content.heart.levels === undefined, 'the levels are listed');
  });
});

test('no part contradicts another: water, weight, sleep and movement', () => {
  forEveryPage(({ content }, { habits }) => {
    const { routes = [], focus_areas } = content;
    const codes = focus_areas.topRecommendations.map(({ code }) => code);
    const isFluidForTeam = ['kidneyFailure', 'kidneyDiet', 'heartFailureSigns'].some((route) => routes.includes(route));
    if (isFluidForTeam) must(!codes.includes('water'), 'it says to drink more');
    if (routes.includes('pregnant')) {
      for (const code of ['loseWeight', 'alcoholLimitWomen', 'getLipidTest', 'moveBrisker'])
        must(!codes.includes(code), `${code} in pregnancy`);
      must(!content.heart?.ask?.some(({ code }) => code === 'askLpa'), 'Lp(a) in pregnancy');
    }
    const isRested = habits.sleepQuality === 'good' || habits.sleepQuality === 'veryGood';
    const hours = Number(habits.sleepHours);
    if (isRested && hours >= 9 && hours < 10) must(!codes.includes('sleepLongCheck'), 'rested sleep is asked about');
    must(!/would stay about/.test(saidBeside(content)), 'an age would stay');
  });
});

test('an older sign of the other quiz is not an emergency, and names its day', () => {
  forEveryone(people, (person) => {
    const [habits] = pagesOf(person);
    if (!habits || person.otherDay >= '2026-01-14') return;
    const own = composeResult({ quizId: productQuizId, today, answers: person.habits });
    const ofThisQuiz = new Set(own.redFlags.map(({ code }) => code));
    for (const { code, level, told = '', message } of habits.content.notices ?? []) {
      if (ofThisQuiz.has(code) || code === 'weightDanger' || code === 'pregnancyDanger') continue;
      must(level !== 'emergency', `${code} is an emergency`);
      must(/^On \d+ \w+ \d{4} you told us/.test(`${told}${message}`), `${code}: ${told}${message}`);
    }
  });
});
