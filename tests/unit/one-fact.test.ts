import { asSignInId, asUserId } from '#shared/contract/ids.ts';
import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { createStore } from 'zustand';
import type { Facts } from '#shared/safety/red-flag.ts';
import { changeFact } from '#tests/support/change-fact.ts';

// Each number that several places use is defined in one file. These tests change it there, and every place must follow:
// refusals, drawings and texts.

const shown = (component: () => React.ReactNode): string =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(component)))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const today = '2026-01-15';

test('how long a draft and a session last: the browser, the server and the privacy text', async () => {
  const { lifetimes } = await import('#shared/contract/lifetimes.ts');
  const changedLifetimes = { ...lifetimes, draftDays: 11, rememberedSessionDays: 13, knownDeviceDays: 17 };
  await changeFact('#shared/contract/lifetimes.ts', { lifetimes: changedLifetimes });
  const [{ PrivacyPage }, { draftLifetimeMs }, { sessionCookie, deviceCookie }] = await Promise.all([
    import('#web/privacy/privacy-page.tsx'),
    import('#web/quiz/quiz-store.ts'),
    import('#functions/accounts/sessions.ts'),
  ]);
  expect(shown(PrivacyPage)).toContain('or 11 days if you were logged in');
  expect(shown(PrivacyPage)).toContain('13 days after you log in');
  expect(shown(PrivacyPage)).toContain('for 17 days');
  expect(draftLifetimeMs).toBe(11 * 86_400_000);
  expect(sessionCookie({ userId: asUserId('u'), signInId: asSignInId('s'), secret: 'x' }, true)).toContain(
    `Max-Age=${13 * 86_400}`,
  );
  expect(deviceCookie({ seal: (text) => text, open: () => null }, { owner: asUserId('u'), secret: 'x' })).toContain(
    `Max-Age=${17 * 86_400}`,
  );
});

describe('the ages that the first quiz is for', () => {
  const ageRange = { min: 21, max: 95 };

  test('the refusal of a birth date', async () => {
    await changeFact('#shared/questions/longevity/age-range.ts', { ageRange });
    const [{ refuseAnswer }, { longevityQuiz }] = await Promise.all([
      import('#shared/quiz/answer.ts'),
      import('#shared/questions/longevity/longevity-quiz.ts'),
    ]);
    const birthdate = longevityQuiz.questions.find((question) => question.type === 'date');
    if (!birthdate) throw new Error('no question asks for a date');
    expect(refuseAnswer(birthdate, '2006-01-15', today)).toContain('aged 21 or over');
    expect(refuseAnswer(birthdate, '2005-01-15', today)).toBeNull();
    expect(refuseAnswer(birthdate, '1930-01-15', today)).toContain('ages up to 95');
  });

  test('the estimate and its words', async () => {
    await changeFact('#shared/questions/longevity/age-range.ts', { ageRange });
    const [{ composeResult }, { productQuizId }] = await Promise.all([
      import('#shared/result.ts'),
      import('#shared/derived-names.ts'),
    ]);
    const { overall_summary } = composeResult({
      quizId: productQuizId,
      answers: { birthdate: '2006-01-15', gender: 'female' },
      today,
    });
    expect(overall_summary.biologicalAge).toBeNull();
    expect(JSON.stringify(overall_summary)).toContain('from 21 to 95');
  });

  test('the intended use', async () => {
    await changeFact('#shared/questions/longevity/age-range.ts', { ageRange });
    const { AboutPage } = await import('#web/about/about-page.tsx');
    expect(shown(AboutPage)).toContain('people aged 21 or over');
    expect(shown(AboutPage)).toContain('People under 21.');
  });
});

describe('the ages that PREVENT was made for', () => {
  const preventAges = { from: 33, to: 66, thirtyYearTo: 50, source: 'khan2023' };

  test('the conditions for a figure, and the reason that is shown without one', async () => {
    await changeFact('#shared/heart/evidence/estimate.ts', { preventAges });
    const { composeResult } = await import('#shared/result.ts');
    const resultOf = (birthdate: string) =>
      JSON.stringify(
        composeResult({
          quizId: 'cardiac_health',
          answers: {},
          longevityAnswers: { birthdate, gender: 'female' },
          today,
        }),
      );
    expect(resultOf('1993-06-15')).toContain('start at age 33');
    expect(resultOf('1955-06-15')).toContain('stop at age 66');
    expect(resultOf('1980-06-15')).not.toMatch(/(start|stop) at age/);
  });

  test('the intended use', async () => {
    await changeFact('#shared/heart/evidence/estimate.ts', { preventAges });
    const { AboutPage } = await import('#web/about/about-page.tsx');
    expect(shown(AboutPage)).toContain('People under 33 or over 66, for the heart number.');
  });
});

test('the percentages that are shown as figures: the figure, the sentence and the picture', async () => {
  await changeFact('#shared/reading/shown-percent.ts', {
    shownPercent: { from: 0.5, to: 60 },
    isBeyondShown: (percent: number) => percent < 0.5 || percent > 60,
  });
  const [{ percentFigure, percentRangeFigure }, { aboutPercent, peopleOf100 }, { figureSentence }] = await Promise.all([
    import('#shared/reading/figures.ts'),
    import('#shared/heart/words/risk-words.ts'),
    import('#shared/heart/words/risk-words.ts'),
  ]);
  expect([0.4, 0.5, 60, 61].map(percentFigure)).toEqual(['below 0.5', '0.5', '60', 'above 60']);
  expect(percentRangeFigure({ low: 55, high: 61 })).toBe('55% to above 60%');
  expect(aboutPercent(61)).toBe('above 60%');
  expect(peopleOf100(61, null)).toBe(60);
  const score = { eligibility: 'ok', cardiacRiskScore: 61, rangeOpen: null, confidence: 'high', range: [58, 64] };
  const facts = { score, one: { person: { longevity: { gender: 'female' } } } };
  expect(figureSentence(facts as never)).toMatch(/^More than 60 in 100 .* Fewer than 40 don’t/);
});

test('the thresholds of Life’s Essential 8: the scale and the category words', async () => {
  await changeFact('#shared/heart/evidence/lifes-essential-8.ts', { le8Levels: { highFrom: 90, moderateFrom: 40 } });
  const { descriptors } = await import('#shared/heart/evidence/descriptors.ts');
  const fromOf = (wanted: string) => descriptors.find(({ code }) => code === wanted)?.min;
  expect([fromOf('excellent'), fromOf('fair')]).toEqual([90, 40]);
});

test('the heights that the scores can use: the engine’s guard and the question’s doubt', async () => {
  await changeFact('#shared/quiz/units/usable-height.ts', {
    usableInches: { min: 60, max: 70 },
    isUsableHeight: (inches: number) => inches >= 60 && inches <= 70,
  });
  const [{ cleanAnswers }, { doubtHeight }, { longevityQuiz }] = await Promise.all([
    import('#shared/quiz/clean-answers.ts'),
    import('#web/quiz/answering/answer-in-inputs.ts'),
    import('#shared/questions/longevity/longevity-quiz.ts'),
  ]);
  const [usable, tooTall] = [
    { ft: 5, in: 10 },
    { ft: 5, in: 11 },
  ];
  expect([usable, tooTall].map((height) => cleanAnswers(longevityQuiz, { height }).height)).toEqual([
    usable,
    undefined,
  ]);
  const heightQuestion = longevityQuiz.questions.find(({ type }) => type === 'height');
  if (!heightQuestion) throw new Error('The quiz asks for no height.');
  expect([usable, tooTall].map((height) => doubtHeight(heightQuestion, height, 'ftIn', 'en') === null)).toEqual([
    true,
    false,
  ]);
});

test('the questions that create an account: the path, the count, what the API refuses and what the browser sends', async () => {
  await changeFact('#shared/quiz/question.ts', {
    isAccountQuestion: ({ type }: { type: string }) => type === 'slider',
  });
  const [{ questionsOnPath }, { countAnswers }, { checkAnswers }, { smallQuiz }] = await Promise.all([
    import('#shared/quiz/path.ts'),
    import('#shared/quiz/visible.ts'),
    import('#functions/submissions/check-answers.ts'),
    import('#tests/unit/quiz/small-quizzes.ts'),
  ]);
  const types = questionsOnPath(smallQuiz, { answers: {}, signedIn: true }).map(({ type }) => type);
  expect(types).toContain('password');
  expect(types).not.toContain('slider');
  // The birth date, the pet, and the three that no longer belong to the account.
  expect(countAnswers(smallQuiz, {}).total).toBe(5);
  const sent = [{ questionId: 'sleep', questionText: 'sleep', value: 7 }];
  expect(checkAnswers(smallQuiz, sent, today)).toMatchObject({ refusal: { questionId: 'sleep' } });
});

test('the definition of a smoker: the rules for red flags', async () => {
  await changeFact('#shared/person/person.ts', {
    currentSmoking: new Set(['never']),
    smokesNow: ({ smoking }: { smoking?: string }) => smoking === 'never',
  });
  const { isAtRisk } = await import('#shared/safety/terms.ts');
  const facts = (smoking: string) => ({ age: 30, longevity: { smoking }, heart: {} }) as unknown as Facts;
  expect([facts('never'), facts('dailyUnder10')].map(isAtRisk)).toEqual([true, false]);
});

describe('the lengths of typed input', () => {
  const lengths = { minPasswordLength: 13, maxNameLength: 7, maxEmailLength: 20, maxTextLength: 9 };

  test('the check of an answer, and the sign-in service', async () => {
    await changeFact('#shared/quiz/input/answer-lengths.ts', lengths);
    const [{ refuseAnswer }, { signInPolicy }, { questionOf }] = await Promise.all([
      import('#shared/quiz/answer.ts'),
      import('#infra/facts/sign-in-policy.ts'),
      import('#tests/support/question-of.ts'),
    ]);
    const screen = { id: 'one', section: 'first', text: 'One' };
    const refusal = (type: 'password' | 'name' | 'text', value: unknown) =>
      refuseAnswer(questionOf(type, screen), value, today);
    expect(refusal('password', 'x'.repeat(12))).toContain('at least 13 characters');
    expect(refusal('name', { firstName: 'Abcdefgh', lastName: '' })).toContain('Use 7 characters or fewer');
    expect(refusal('text', 'ten letter')).toContain('Use 9 characters or fewer');
    expect(signInPolicy.minPasswordLength).toBe(13);
  });

  test('the inputs', async () => {
    await changeFact('#shared/quiz/input/answer-lengths.ts', lengths);
    const { AnswerControl } = await import('#web/quiz/controls/answer-control.tsx');
    const markup = (type: string) =>
      renderToStaticMarkup(createElement(AnswerControl, { question: { type }, typed: {}, onType: () => {} } as never));
    expect(markup('name')).toContain('maxLength="7"');
    expect(markup('email')).toContain('maxLength="20"');
    expect(markup('text')).toContain('maxLength="9"');
    expect(markup('password')).toContain('min 13 characters');
  });
});

test('how long a result can take: what the API and the screens say', async () => {
  await changeFact('#shared/contract/limits.ts', { resultWaitMinutes: 7 });
  const [{ getResult }, { CompletionScreen }] = await Promise.all([
    import('#functions/results/get-result.ts'),
    import('#web/quiz/screens/completion-screen.tsx'),
  ]);
  const deps = { findResult: async () => null, list: async () => [] } as never;
  const asked = { query: { submissionId: 'a' }, body: null, caller: { userId: 'u' } } as never;
  expect(JSON.stringify(await getResult(deps)(asked))).toContain('up to 7 minutes');
  const open = { run: { store: createStore(() => ({ runId: 'run-1' })) } };
  expect(shown(() => createElement(CompletionScreen, { open, header: null } as never))).toContain('up to 7 minutes');
});

test('how long a quiz takes: the home page and the screen before the quiz', async () => {
  await changeFact('#words/labels.ts', { quizDuration: '20–25 minutes' });
  const [{ HomePage }, { IntroScreen }, { quizzes }, { cardiacQuizId }] = await Promise.all([
    import('#web/home/home-page.tsx'),
    import('#web/quiz/screens/intro-screen.tsx'),
    import('#tests/support/quizzes.ts'),
    import('#shared/derived-names.ts'),
  ]);
  expect(
    shown(() => createElement(IntroScreen, { quiz: quizzes[cardiacQuizId], header: null, savedNote: null } as never)),
  ).toContain('20–25 minutes');
  expect(shown(HomePage)).toContain('20–25 minutes, about 40 questions');
  expect(shown(HomePage)).not.toMatch(/10.?–.?15/);
});

test('how many questions the first quiz has: the home page, to the next ten', async () => {
  const [{ HomePage }, { longevityQuiz }, { countAnswers }, { longevityPersonas }] = await Promise.all([
    import('#web/home/home-page.tsx'),
    import('#shared/questions/longevity/longevity-quiz.ts'),
    import('#shared/quiz/visible.ts'),
    import('#tests/personas/read-personas.ts'),
  ]);
  const { total } = countAnswers(longevityQuiz, longevityPersonas.average45F?.answers ?? {});
  expect(shown(HomePage)).toContain(`about ${Math.round(total / 10) * 10} questions`);
});
