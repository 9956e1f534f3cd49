import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  cardiacQuizId,
  familyQuestionId,
  knowledgeQuestionId,
  productQuizId,
  type QuizId,
  type QuizVersion,
  quizIds,
  quizVersions,
} from '#shared/derived-names.ts';
import { loadScreens } from '#shared/load-screens.ts';
import { product } from '#shared/product.ts';
import type { Option, Question, Quiz } from '#shared/quiz/question.ts';
import { unitName } from '#shared/quiz/units/units.ts';
import { curly } from '#shared/words/phrases.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import { fixedQuestions, readingGrade, screens, withoutMedicalTerms } from '#tests/support/reading.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';

const longevity = quizzes[productQuizId];
const cardiac = quizzes[cardiacQuizId];
const all = [longevity, cardiac];
const valuesOf = (questions: readonly Question[], id: string) =>
  questions.find((question) => question.id === id)?.options?.map(({ value }) => value) ?? [];

/** The reference writes `required`; here a question states the effect of skipping it. `note` explains a conversion. */
type Reference = { id: string; required?: boolean; convert?: { note?: string } };
const wordsOf = ({ required: _, convert, ...screen }: Reference) => {
  const { note: __, ...conversion } = convert ?? {};
  return { ...screen, ...(convert && { convert: conversion }) };
};
type Words = { readonly text?: string; readonly subtext?: string; readonly why?: string };
/** Where the product's words differ from the reference, by quiz and screen, with the reason for each. */
const ownWords: Readonly<Record<string, Readonly<Record<string, (screen: Words) => Words>>>> = {
  longevity: {
    // The facts below it say the rest, and that there is no age below 25.
    intro: () => ({
      subtext: 'A friendly look at your everyday habits. You can skip almost anything and go back at any time.',
    }),
    birthdate: () => ({
      subtext: 'If you’re under 25, we don’t give you an age, but you’ll still get your habits and a plan.',
    }),
    // It also decides which questions follow.
    gender: () => ({ subtext: 'We use this to compare you with the right group and ask the right questions.' }),
    // In a list of answers nothing precedes it.
    familyHistoryDetails: () => ({ text: 'Would you like to tell us more about these illnesses?' }),
    // A study of people who wake up shows no cause.
    nightAwakenings: () => ({
      why: 'It’s part of your sleep score. In large studies, waking at night wasn’t linked to how long people lived, so it doesn’t change your biological age.',
    }),
    // The result comes after the account, not after this screen.
    'wrap-title': () => ({ subtext: 'Thank you for being so open. Press Continue to get your results.' }),
  },
  cardiac_health: {
    // 'It' could be a doctor's visit.
    weightChange: () => ({
      why: 'It’s good to talk to a doctor about either of these, at any weight. Your answer never changes your numbers.',
    }),
    // Two of the three ways need no counting.
    restingHeartRate: () => ({
      subtext:
        'Beats in one minute. Use a watch or a blood pressure monitor, or count with a finger on your wrist. Skip this if you don’t know.',
    }),
    // 'Just' plays it down.
    'wearables-title': () => ({
      subtext: 'If you wear one, it may have noticed something. If not, carry on.',
    }),
  },
};
const withOwnWords = (name: string) => (screen: Reference & Words) => ({
  ...screen,
  ...ownWords[name]?.[screen.id]?.(screen),
});
/** The reference names units in words. */
const withUnitNames = <Asked extends Partial<Question>>(question: Asked): Asked => ({
  ...question,
  ...(question.unit !== undefined && { unit: unitName(question.unit) }),
  ...(question.unitSi !== undefined && { unitSi: unitName(question.unitSi) }),
});
const withoutRules = ({ mustAnswer: _, mattersMost: __, ageRange: ___, ...screen }: Partial<Question>) => {
  const { ifBelow: ____, ifAbove: _____, laterOptions: ______, options, ...inReference } = screen;
  return {
    ...withUnitNames(inReference),
    ...(options && { options: options.map(({ band: _______, ...option }) => option) }),
  };
};
const isOptional = ({ mustAnswer, mattersMost }: Question) => !mustAnswer && !mattersMost;

/** The reference has straight apostrophes. Those of a citation are made curly where it is shown. */
const reference: Record<string, Reference[]> = JSON.parse(
  JSON.stringify(readVectors('quizzes')),
  (name, value: unknown) => (typeof value === 'string' && name !== 'citation' ? curly(value) : value),
);

describe.each([
  ['longevity', [longevity.intro, longevity.privacy, ...longevity.questions]],
  ['cardiac_health', [cardiac.intro, ...cardiac.questions]],
  ['my_numbers', cardiac.besides ?? []],
])('the questions of %s', (name, questions) => {
  const typed = questions.filter((question): question is Question => question !== null);

  test('match the reference, word for word and in its order', () => {
    expect(typed.map(withoutRules)).toEqual(reference[name]?.map(withOwnWords(name)).map(wordsOf));
  });

  test('may be skipped where the reference says so', () => {
    const asked = typed.filter(({ type }) => !['title', 'section-title', 'privacy'].includes(type));
    const skippable = new Set(reference[name]?.filter(({ required }) => !required).map(({ id }) => id));
    expect(asked.filter(isOptional).map(({ id }) => id)).toEqual(
      asked.filter(({ id }) => skippable.has(id)).map(({ id }) => id),
    );
  });
});

describe.each(all)('the quiz $id', ({ id, intro, privacy, questions }) => {
  test('starts with an intro, and only the first quiz asks for consent', () => {
    expect(intro.type).toBe('title');
    expect(privacy?.type ?? null).toBe(id === productQuizId ? 'privacy' : null);
  });

  test('uses each id once', () => {
    const ids = questions.map((question) => question.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('conditions refer to options of an earlier multiple-choice question', () => {
    const conditional = questions.filter(({ condition }) => condition);
    expect(conditional.length).toBeGreaterThan(1);
    for (const { id: child, condition } of conditional) {
      const place = questions.findIndex((question) => question.id === condition?.questionId);
      expect(place, child).toBeGreaterThanOrEqual(0);
      expect(place, child).toBeLessThan(questions.findIndex((question) => question.id === child));
      expect(questions[place]?.type, child).toBe('multiple-choice');
      expect(valuesOf(questions, questions[place]?.id ?? '')).toEqual(
        expect.arrayContaining([condition?.value ?? []].flat()),
      );
    }
  });

  test('every multiple-choice question has options with unique values, and no other question has any', () => {
    for (const question of questions) {
      const values = question.options?.map(({ value }) => value) ?? [];
      expect(values.length > 0, question.id).toBe(question.type === 'multiple-choice');
      expect(new Set(values).size, question.id).toBe(values.length);
    }
  });

  test('sliders and numbers have bounds and a step, and a word for every step if they have words', () => {
    for (const question of questions.filter(({ type }) => type === 'slider' || type === 'number')) {
      const { min = Number.NaN, max = Number.NaN, step = Number.NaN, sliderLabels } = question;
      expect(max, question.id).toBeGreaterThan(min);
      expect(Number.isInteger((max - min) / step), question.id).toBe(true);
      if (sliderLabels) expect(sliderLabels).toHaveLength((max - min) / step + 1);
    }
  });

  test('every question that is answered says why it is asked', () => {
    const silent = questions.filter(({ type, why }) => type !== 'section-title' && !why);
    expect(silent).toEqual([]);
  });
});

test('the bounds are those of the specification: weight 70-400 lb, stress 1-5 with its five words', () => {
  const find = (id: string) => longevity.questions.find((question) => question.id === id);
  expect(find('weight')).toMatchObject({ min: 70, max: 400, unit: 'lb' });
  expect(find('stressLevels')).toMatchObject({ min: 1, max: 5 });
  expect(find('stressLevels')?.sliderLabels).toEqual(['Very Low', 'Low', 'Moderate', 'High', 'Very High']);
});

test('the ids that contain the product’s name follow it', () => {
  expect(longevity.questions.map(({ id }) => id)).toEqual(
    expect.arrayContaining([familyQuestionId, knowledgeQuestionId]),
  );
});

// A submission stores the version of its quiz but not its wording. The question that a user later reads with their
// answer has the wording of that version, so it must never change under the same number.

type Fingerprints = Readonly<
  Record<QuizVersion, Readonly<Record<'longevity' | 'heart', Readonly<Record<string, string>>>>>
>;
const committed: Fingerprints = JSON.parse(readFileSync(new URL('wording.json', import.meta.url), 'utf8'));

/** Some texts and ids contain the name of a white label. */
const asFirstNamed = (text: string): string =>
  text.replaceAll(product.name, 'Longevity').replaceAll(product.id, 'longevity');

/** Each question with its section, text and options, which is everything that is quoted later. */
const wordingOf = (quiz: Quiz): Record<string, string> =>
  Object.fromEntries(
    [...quiz.questions, ...(quiz.besides ?? [])].map(({ id, section, text, options, unit, convert, sliderLabels }) => {
      const labels = (options ?? []).map(({ value, label, labelSi }) => [value, label, labelSi ?? null]);
      const said = JSON.stringify([
        section,
        text,
        labels,
        unit === undefined ? null : unitName(unit),
        convert?.to ?? null,
        sliderLabels ?? null,
      ]);
      return [asFirstNamed(id), createHash('sha256').update(asFirstNamed(said)).digest('hex').slice(0, 16)];
    }),
  );

const cases = quizVersions.flatMap((version) => quizIds.map((quizId) => [version, quizId] as const));

test.each<readonly [QuizVersion, QuizId]>(cases)(
  'the wording of version %s of %s has not changed',
  async (version, quizId) => {
    const kind = quizId === productQuizId ? 'longevity' : 'heart';
    const now = wordingOf(await loadScreens(quizId));
    const then = committed[version][kind];
    const changed = [...new Set([...Object.keys(now), ...Object.keys(then)])].filter((id) => now[id] !== then[id]);
    expect(
      changed,
      `The words of ${changed.join(', ')} differ from those that version ${version} was answered with. Old answers would be misquoted: keep the former quiz, add a version to shared/derived-names.ts, and commit its fingerprints to tests/unit/quizzes/wording.json.`,
    ).toEqual([]);
  },
);

const highestGrade = 6;

const labelsOf = (options: readonly Option[] | undefined) => options?.map(({ label }) => label) ?? [];

const asSentence = (text: string): string => (/[.?!:]$/.test(text) ? text : `${text}.`);
const gradeOf = (texts: readonly (string | undefined)[]): number =>
  readingGrade(withoutMedicalTerms(texts.flatMap((text) => (text ? [asSentence(text)] : [])).join(' ')));

/** The question with its help and reason, and the question with its answers, in both systems of units. */
const readTogether = ({ text, subtext, subtextSi, why, options, sliderLabels = [] }: Question) => {
  const answers = [...labelsOf(options), ...sliderLabels];
  const metric = options?.map(({ label, labelSi }) => labelSi ?? label) ?? [];
  const asked = [
    [text, subtext, why],
    [text, subtextSi ?? subtext, why],
  ];
  return answers.length === 0 ? asked : [...asked, [text, ...answers], [text, ...metric]];
};

const hardestOf = (screen: Question): number => Math.max(...readTogether(screen).map(gradeOf));

test('every question is at grade 6 or below, with its help, its reason and its answers, unless its words are fixed', () => {
  const hard = screens.filter((screen) => hardestOf(screen) > highestGrade).map(({ id }) => id);
  expect(hard).toEqual(Object.keys(fixedQuestions));
});

test('a whole quiz, with every term as written, is at grade 6 or below', () => {
  const grades = Object.values(quizzes).map(({ questions }) =>
    readingGrade(
      questions
        .flatMap(({ text, subtext, why, options }) => [text, subtext, why, ...labelsOf(options)])
        .flatMap((text) => (text ? [asSentence(text)] : []))
        .join(' '),
    ),
  );
  console.info(`Reading grade of the quizzes: ${grades.map((grade) => grade.toFixed(1)).join(' and ')}.`);
  for (const grade of grades) expect(grade).toBeLessThanOrEqual(highestGrade);
});
