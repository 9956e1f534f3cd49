import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ResultContent } from '#shared/contract/result.ts';
import { cardiacQuizId, factorField, productQuizId } from '#shared/derived-names.ts';
import { composeResult } from '#shared/engine-1/compose-result.ts';
import { engineVersion } from '#shared/engine-1/engine.ts';
import { recommendationRules } from '#shared/engine-1/evidence/longevity-recommendations.ts';
import { longevityAdvice } from '#shared/engine-1/wording/longevity-advice.ts';
import type { Answers } from '#shared/quiz/question.ts';
import * as people from './personas.ts';

const { today } = people;
const longevity = (answers: Answers, firstName?: string): ResultContent =>
  composeResult({ quizId: productQuizId, answers, today, ...(firstName === undefined ? {} : { firstName }) });
const cardiac = ({ answers, longevityAnswers }: people.CardiacVector): ResultContent =>
  composeResult({ quizId: cardiacQuizId, answers, longevityAnswers, today });
const persona = (name: string) => people.longevityPersonas[name] as people.LongevityVector;
const heart = (name: string) =>
  ({ ...people.cardiacPersonas, ...people.cardiacEdgeCases })[name] as people.CardiacVector;

describe('the first quiz', () => {
  test.each(Object.entries(people.longevityPersonas))(
    '%s: the summary carries the engine’s numbers, unchanged',
    (_name, { answers, output }) => {
      const { overall_summary: summary, category_breakdown: rows, focus_areas: plan } = longevity(answers);
      expect(summary).toMatchObject({
        biologicalAge: output.biologicalAge,
        biologicalAgeLow: output.biologicalAgeRange?.[0],
        biologicalAgeHigh: output.biologicalAgeRange?.[1],
        chronologicalAge: output.chronologicalAge,
        [factorField]: output.longevityFactor,
      });
      expect(rows.map(({ id, score }) => ({ id, score }))).toEqual(
        output.categories.map(({ id, score }) => ({ id, score })),
      );
      expect(plan.topRecommendations.map(({ code, years }) => ({ question: code, years: years ?? 0 }))).toEqual(
        output.topRecommendations,
      );
    },
  );

  test('greets by name when there is one', () => {
    const { answers } = persona('average45F');
    expect(longevity(answers, ' Ines ').intro).toMatch(/^Thank you, Ines\. This is what/);
    expect(longevity(answers).intro).toMatch(/^Thank you\. This is what/);
    expect(longevity(answers, '  ').intro).toMatch(/^Thank you\. This/);
  });

  test('says that the gap is small when the calendar age lies in the range, and how large it is when it does not', () => {
    expect(longevity(persona('average45F').answers).summaryParagraph).toContain('close to your calendar age of 45');
    expect(longevity(persona('heavySmoker50M').answers).summaryParagraph).toContain(
      'about 14 years older than your calendar age of 50',
    );
  });

  test('shows the chosen words, never the free text', () => {
    const { answers } = persona('heavySmoker50M');
    const content = JSON.stringify(longevity(answers));
    expect(content).toContain('Every day, 20 cigarettes or more');
    expect(content).not.toContain(answers.familyHistoryDetails);
  });

  test('says “up to” beside the years of quitting smoking', () => {
    const [first] = longevity(persona('heavySmoker50M').answers).focus_areas.topRecommendations;
    expect(first).toMatchObject({ code: 'smoking', years: 7.2 });
    expect(first?.recommendation).toContain('up to 7.2 years');
  });

  test('asks very heavy drinkers not to stop without help', () => {
    const { focus_areas } = longevity({ ...persona('heavySmoker50M').answers, alcoholConsumption: '33plus' });
    expect(focus_areas.topRecommendations.find(({ code }) => code === 'alcoholConsumption')?.recommendation).toContain(
      'stopping suddenly can be dangerous',
    );
  });

  test('shows each safety notice once, with a support line where one is due', () => {
    const { redFlags } = longevity((people.longevityEdgeCases.underweight as people.LongevityVector).answers);
    expect(redFlags.map(({ code, level }) => `${level} ${code}`)).toEqual([
      'soon suggestSeeClinician',
      'soon mentionSleepApneaCheck',
      'soon offerSupportLine',
    ]);
    expect(redFlags[2]?.message).toContain('988');
  });

  test('names what counts for the score alone', () => {
    const nutrition = longevity(persona('average45F').answers).category_breakdown.find(({ id }) => id === 'nutrition');
    expect(nutrition?.explanationParagraph).toContain(
      'For this score only, not for your biological age: water, mealtimes and stomach and gut.',
    );
  });

  test('a category without enough answers says so, kindly', () => {
    const sleep = longevity(persona('missingOptional40M').answers).category_breakdown.find(({ id }) => id === 'sleep');
    expect(sleep).toMatchObject({ score: null, descriptor: 'Not enough answers' });
  });

  test('lists contributions by size, in words', () => {
    const { contributions } = longevity(persona('heavySmoker50M').answers);
    expect(contributions[0]).toEqual({ questionId: 'smoking', label: 'Smoking', years: 7.94 });
    const sizes = contributions.map(({ years }) => Math.abs(years));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });

  test('every piece of advice belongs to a rule, and every rule has one', () => {
    expect(recommendationRules.map(({ advice }) => advice).toSorted()).toEqual(Object.keys(longevityAdvice).toSorted());
  });
});

describe('the cardiac quiz', () => {
  test.each(Object.entries({ ...people.cardiacPersonas, ...people.cardiacEdgeCases }))(
    '%s: the summary carries the engine’s numbers, unchanged',
    (_name, vector) => {
      const {
        overall_summary: summary,
        category_breakdown: rows,
        lifesEssential8,
        otherRisks,
        redFlags,
      } = cardiac(vector);
      const { output } = vector;
      expect(summary).toMatchObject({ cardiacRiskScore: output.cardiacRiskScore, riskCode: output.riskDescriptor });
      expect([summary.cardiacRiskScoreLow, summary.cardiacRiskScoreHigh]).toEqual(output.range ?? [null, null]);
      expect(rows.map(({ id, score }) => ({ id, score }))).toEqual(
        output.categories.map(({ id, score }) => ({ id, score })),
      );
      expect(lifesEssential8?.composite).toBe(output.le8.composite);
      expect(otherRisks?.totalCvd30 ?? null).toBe(output.totalCvd30);
      expect(redFlags.map(({ code, level }) => ({ code, level }))).toEqual(output.redFlags);
    },
  );

  test.each([
    ['priorHeartAttack72M', 'Existing heart condition', 'a heart or artery condition'],
    ['nothing', 'Not estimated', 'no birth date'],
    ['age80', 'Not estimated', 'end at the age of 79'],
  ])('%s gets a reason instead of a percentage', (name, words, reason) => {
    const { overall_summary: summary, otherRisks } = cardiac(heart(name));
    expect(summary).toMatchObject({ cardiacRiskScore: null, riskDescriptor: words });
    expect(summary.notEstimatedReason).toContain(reason);
    expect(otherRisks).toBeUndefined();
  });

  test('someone under 30 is told that the equations start later', () => {
    const { answers, longevityAnswers } = heart('average45F');
    const young = cardiac({
      ...heart('average45F'),
      answers,
      longevityAnswers: { ...longevityAnswers, birthdate: '2000-01-01' },
    });
    expect(young.overall_summary.notEstimatedReason).toContain('start at the age of 30');
  });

  test('puts the range first when the estimate is not sure', () => {
    expect(cardiac(heart('sedentaryObese35F')).summaryParagraph).toMatch(
      /^The likely range is 0\.2% to 0\.7%, with 0\.4% /,
    );
    expect(cardiac(heart('heavySmoker50M')).summaryParagraph).toMatch(
      /^Your score is 7\.4%, with a likely range of 5\.7% to 9\.8%/,
    );
  });

  test('low risk with an emergency sign is not called low', () => {
    const { overall_summary: summary, intro } = cardiac(heart('clotAndBreath'));
    expect(summary).toMatchObject({
      riskDescriptor: 'Get checked first',
      cardiacRiskProfile: 'Get checked first',
      riskCode: 'low',
    });
    expect(intro).toContain('needs care now');
  });

  test('lists enhancers beside the score', () => {
    expect(cardiac(heart('heavySmoker50M')).riskEnhancers).toEqual([
      { code: 'familyPremature', label: 'Early heart disease in the family' },
    ]);
  });

  test('shows the contrast of a what-if as the difference from the score', () => {
    const [first] = cardiac(heart('heavySmoker50M')).focus_areas.topRecommendations;
    expect(first).toMatchObject({
      code: 'quitSmoking',
      percentagePoints: 2.7,
      userAnswer: 'Every day, 20 cigarettes or more',
    });
    expect(first?.recommendation).toContain('the score is about 4.7%');
  });
});

describe('the fingerprint', () => {
  const { answers } = persona('average45F');

  test('is the SHA-256 of the engine, the answers that count and the day', () => {
    const canonical = `{"answers":{"gender":"female"},"engine":"${engineVersion}","longevityAnswers":{},"quizId":"${productQuizId}","today":"${today}"}`;
    expect(longevity({ gender: 'female' }).engine).toEqual({
      version: engineVersion,
      hash: createHash('sha256').update(canonical).digest('hex'),
    });
  });

  test('does not depend on the order of the answers or on free text', () => {
    const reordered = {
      familyHistoryDetails: 'something else',
      ...Object.fromEntries(Object.entries(answers).toReversed()),
    };
    expect(longevity(reordered).engine.hash).toBe(longevity(answers).engine.hash);
  });

  test('changes with an answer and with the day', () => {
    const hashes = [
      longevity(answers),
      longevity({ ...answers, smoking: 'former10' }),
      composeResult({ quizId: productQuizId, answers, today: '2026-01-16' }),
    ].map(({ engine }) => engine.hash);
    expect(new Set(hashes).size).toBe(3);
  });
});
