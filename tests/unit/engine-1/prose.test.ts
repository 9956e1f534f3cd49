import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ResultContent } from '#shared/contract/result.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { scoreCardiac } from '#shared/engine-1/cardiac-health.ts';
import { composeResult } from '#shared/engine-1/compose-result.ts';
import { scoreLongevity } from '#shared/engine-1/longevity.ts';
import { cardiacAdvice } from '#shared/engine-1/wording/cardiac-advice.ts';
import { longevityAdvice } from '#shared/engine-1/wording/longevity-advice.ts';
import type { Answers } from '#shared/quiz/question.ts';
import * as people from '#tests/personas/personas.ts';
import { anyLongevityPerson, cardiacPerson } from '#tests/personas/random-person.ts';
import { readingGrade } from '#tests/support/reading-age.ts';
import { runs } from '#tests/support/runs.ts';
import { numbersDeep, numbersIn, ownWords, proseOf } from './prose.ts';

const { today } = people;
const firstName = 'Ines';

type Case = { name: string; content: ResultContent; computed: number[] };

/** What the engine computed of this person, exact and as whole numbers, and the person's own values. */
const longevityCase = (name: string, answers: Answers): Case => {
  const score = scoreLongevity(answers, today);
  const exact = numbersDeep({ ...score, categories: score.categories.map((category) => category.score) });
  const [age, shown] = [score.chronologicalAge ?? 0, Math.round(score.biologicalAge ?? 0)];
  const counted = [Math.abs(shown - age), Object.keys(score.contributionsYears).length];
  return {
    name,
    content: composeResult({ quizId: productQuizId, answers, today, firstName }),
    computed: [...exact, ...exact.map(Math.round), ...counted],
  };
};

const cardiacCase = (name: string, answers: Answers, longevityAnswers: Answers): Case => {
  const score = scoreCardiac(answers, longevityAnswers, today);
  const { cardiacRiskScore, range, totalCvd30, le8, recommendations } = score;
  const exact = numbersDeep({ cardiacRiskScore, range, totalCvd30, le8: le8.composite });
  const contrasts = numbersDeep(
    recommendations.map((one) => ('percentagePoints' in one ? one.percentagePoints : null)),
  ).map((points) => Math.round(10 * ((cardiacRiskScore ?? 0) - points)) / 10);
  const content = composeResult({ quizId: cardiacQuizId, answers, longevityAnswers, today, firstName });
  return { name, content, computed: [...exact, ...exact.map(Math.round), ...contrasts] };
};

const longevityPeople = {
  ...people.longevityPersonas,
  ...people.longevityEdgeCases,
  ...Object.fromEntries(people.randomLongevity.map((v) => [v.id, v])),
};
const cardiacPeople = {
  ...people.cardiacPersonas,
  ...people.cardiacEdgeCases,
  ...Object.fromEntries(people.randomCardiac.map((v) => [v.id, v])),
};
const cases: Case[] = [
  ...Object.entries(longevityPeople).map(([name, { answers }]) => longevityCase(name, answers)),
  ...Object.entries(cardiacPeople).map(([name, { answers, longevityAnswers }]) =>
    cardiacCase(name, answers, longevityAnswers),
  ),
  ...fc
    .sample(anyLongevityPerson, { numRuns: runs(500), seed: 7 })
    .map((answers, index) => longevityCase(`imagined ${index}`, answers)),
  ...fc
    .sample(fc.tuple(cardiacPerson, anyLongevityPerson), { numRuns: runs(500), seed: 8 })
    .map(([answers, longevity], index) => cardiacCase(`imagined heart ${index}`, answers, longevity)),
];

/** Numbers that are the same for everyone: denominators, the ends of scales, emergency numbers, and those of the advice. */
const fixed = [
  100,
  50, // 'in every 100'; '50 is average'
  10,
  30, // the horizons of the equations, in years; 30 is also the age they start at
  8, // Life's Essential 8
  1,
  0.1,
  75, // 'fewer than 1', 'below 0.1 %', 'above 75 %'
  18,
  110,
  79, // ages that the tables cover
  911,
  988,
  125,
  7, // targets of the what-if contrasts: mmHg and percent
  65, // from this age on, balance exercise is advised
];
const advised = [...Object.values(longevityAdvice), ...Object.values(cardiacAdvice)].flatMap(({ text }) =>
  numbersIn(text),
);

const forEveryCase = (check: (one: Case) => string | false | undefined) => {
  const failures = cases.flatMap((one) => {
    const failure = check(one);
    return failure ? [`${one.name}: ${failure}`] : [];
  });
  expect(failures.slice(0, 5)).toEqual([]);
};

test('there are personas, odd cases and random people of both quizzes', () => {
  expect(cases.length).toBe(7 + 9 + 100 + 7 + 12 + 100 + runs(500) + runs(500));
});

describe('in every result', () => {
  test('every number in the prose is one that the engine computed', () => {
    forEveryCase(({ content, computed }) => {
      const known = new Set([...computed, ...fixed, ...advised]);
      const strange = proseOf(content).flatMap((text) =>
        numbersIn(ownWords(text))
          .filter((number) => !known.has(number))
          .map((number) => `${number} in “${text}”`),
      );
      return strange[0];
    });
  });

  test('nothing is promised, diagnosed, prescribed or shouted', () => {
    const banned =
      /!|\byou have\b|\byou will\b|\byou suffer\b|\breverse|\boptimal|\bguarantee|\bcure|\bdying\b|\bdeadly\b|\d ?mg\b|statin|aspirin|metformin|beta.?blocker|inhibitor|diuretic|insulin|opioid/i;
    forEveryCase(({ content }) => {
      const found = proseOf(content)
        .map(ownWords)
        .find((text) => banned.test(text));
      return found && `“${found}”`;
    });
    const diagnosis = cases.flatMap(
      ({ content }) =>
        proseOf(content)
          .join(' ')
          .match(/.{0,20}diagnos\w*/gi) ?? [],
    );
    expect(new Set(diagnosis.filter((text) => !/not a diagnosis$/.test(text)))).toEqual(new Set());
  });

  test('no template shows through', () => {
    const holes =
      /undefined|NaN|\bnull\b|Infinity|\[object|\$\{| {2}|“”|\(\)|,\s*[.;)]|\.\.|\s[.,;]|:\s*\.|: *$|^\s|\s$/;
    forEveryCase(({ content }) => {
      const texts = [
        ...proseOf(content),
        ...content.focus_areas.topRecommendations.flatMap(({ area, userAnswer }) => [area, userAnswer ?? area]),
      ];
      const found = texts.find((text) => text === '' || holes.test(text));
      return found !== undefined && `“${found}”`;
    });
  });

  test('a twelve-year-old can read it: grade 8 at most for each, 7 on average', () => {
    const grades = cases.map(({ content }) => readingGrade(proseOf(content).map(ownWords).join(' ')));
    expect(Math.max(...grades)).toBeLessThanOrEqual(8);
    expect(grades.reduce((sum, grade) => sum + grade, 0) / grades.length).toBeLessThanOrEqual(7);
  });

  test('every source has words to find it by, and a link is https', () => {
    forEveryCase(({ content: { sources } }) => {
      const poor = sources.find(
        ({ short, citation, url }) => !short || !citation || (url !== undefined && !url.startsWith('https://')),
      );
      return poor?.id;
    });
    const estimated = cases.filter(
      ({ content: { overall_summary: summary } }) => summary.biologicalAge ?? summary.cardiacRiskScore,
    );
    expect(Math.min(...estimated.map(({ content }) => content.sources.length))).toBeGreaterThanOrEqual(3);
  });

  test('with a sign that needs care, no reassuring word stands beside the score', () => {
    const urgent = cases.filter(({ content }) => content.redFlags.some(({ level }) => level !== 'soon'));
    expect(urgent.length).toBeGreaterThan(50);
    const reassured = urgent.filter(
      ({ content: { overall_summary: summary, summaryParagraph, focus_areas } }) =>
        /^(Low|Borderline)$/.test(`${summary.riskDescriptor}`) ||
        /\b(low|borderline|going well|little to change)\b/i.test(
          `${summaryParagraph} ${focus_areas.introParagraph}`.replace(/below|lower/gi, ''),
        ),
    );
    expect(reassured.map(({ name }) => name)).toEqual([]);
  });
});

test('the reading age notices hard words', () => {
  expect(readingGrade('The cat sat on the mat. It was warm.')).toBeLessThan(2);
  expect(
    readingGrade('Cardiovascular epidemiological investigations demonstrate considerable heterogeneity.'),
  ).toBeGreaterThan(20);
});
