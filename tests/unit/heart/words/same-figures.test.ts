import { describe, expect, test } from 'vitest';
import { letterOf } from '#functions/results/mail/letter.ts';
import { figureRows } from '#shared/fhir/composition.ts';
import { heartAgeRange } from '#shared/heart/words/figure-texts.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { pageOf } from './everyone.ts';

const today = '2026-01-15';
const longevity: Answers = {
  ...{ birthdate: '1964-07-01', gender: 'male', smoking: 'never', height: { ft: 5, in: 10 }, weight: 175 },
};
const heart: Answers = {
  ...{ knownHeartConditions: 'none', pregnancyNow: 'no', kidneyDisease: 'no', bpReading: 'numbers' },
  ...{ bpSystolic: '118', bpDiastolic: '74', labsAvailable: 'yes', totalCholesterolBand: '160to199' },
  ...{ hdlBand: '50to59', egfrBand: '90plus' },
};

/** The same person's page, mail, and document for a doctor's software. */
const allOf = (changed: { readonly heart?: Answers; readonly longevity?: Answers }) => {
  const answers = { ...heart, ...changed.heart };
  const habits = { ...longevity, ...changed.longevity };
  const { content, score } = pageOf({ heart: answers, longevity: habits, today });
  const letter = letterOf({
    ...{ firstName: '', quizId: 'cardiac_health', content, resultUrl: 'https://longevity.example/results/1' },
    submittedAt: `${today}T09:00:00.000Z`,
  });
  const shared = { submissionId: '1', quiz: heartQuiz, submittedAt: `${today}T09:00:00.000Z`, day: today };
  const [[, inDocument] = []] = figureRows({ ...shared, answers, typed: {}, content });
  const further = (code: string) => content.heart?.further?.find((one) => one.code === code);
  return { content, score, letter, inDocument, further };
};

describe('a value beyond the range of the equations', () => {
  const extreme = {
    totalCholesterolBand: 'unknown',
    totalCholesterol: '390',
    hdlCholesterol: '18',
    labDate: '2025-11-02',
  };

  test('leaves the range open on the page, in the mail and in the document', () => {
    const { content, score, letter, inDocument } = allOf({ heart: extreme });
    expect(score.rangeOpen).toBe('high');
    const open = /^at least [\d.]+%/;
    expect(content.figures?.map(({ value }) => value).join(', ')).toMatch(/at least [\d.]+%, [\d.]+% or more/);
    expect(letter.headline?.figure).toMatch(open);
    expect(letter.headline?.lines[0]).toMatch(/^Likely [\d.]+% or more\.$/);
    expect(inDocument).toMatch(/^at least [\d.]+%, likely [\d.]+% or more$/);
  });

  test('is named, even as one of several in a list', () => {
    const { content } = allOf({ heart: { hdlCholesterol: '150', egfr: '150', a1c: '3.5', labDate: '2025-11-02' } });
    expect(content.meaning?.join(' ')).toContain('for: HDL cholesterol, kidney test result and HbA1c.');
  });
});

describe('a risk of heart failure is given as “at least”', () => {
  test('with a weight above the range of the equations', () => {
    const { further } = allOf({ longevity: { weight: 330 } });
    expect(further('heartFailure10')?.value).toMatch(/^at least /);
  });

  test('but not with one below', () => {
    const { further, score } = allOf({ longevity: { weight: 126 } });
    expect(score.clamped).toEqual(['bmi']);
    expect(further('heartFailure10')?.value).toMatch(/^\d/);
  });
});

describe('a heart age beyond the end of the scale has no range that contradicts it', () => {
  // An age from 80 on with a range belongs to a page that names no heart age, because of a notice or an illness.
  test('from 80 on, the range is open at the top', () => {
    expect(heartAgeRange({ age: 79, range: [74, 79], code: '80+' })).toBe('74 or over');
    expect(heartAgeRange({ age: 79, range: [79, 79], code: '80+' })).toBeNull();
  });

  test('below 30 it is open at the bottom', () => {
    const answers: Answers = { bpSystolic: '110', hdlBand: 'unknown', totalCholesterolBand: 'under160' };
    const { further } = allOf({ heart: answers, longevity: { birthdate: '1995-07-01' } });
    const age = further('heartAge');
    expect(age?.value).toBe('under 30');
    expect(age?.range?.replace('likely ', '')).toMatch(/^\d\d or under$/);
  });
});
