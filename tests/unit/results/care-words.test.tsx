import { describe, expect, test } from 'vitest';
import { asSubmissionId } from '#shared/contract/ids.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { composeResult } from '#shared/result.ts';
import { newerNotice, withoutFigures } from '#web/results/page/newer-notice.tsx';

// The words next to a notice and with low mood (SAFETY 5 and SAFETY 6).

const today = '2026-11-28';
const born = (age: number, more: object = {}) => ({ birthdate: `${2026 - age}-01-01`, gender: 'female', ...more });
const habitsPage = (answers: object) => composeResult({ quizId: productQuizId, answers, today });
const heartPage = (answers: object, habits: object) =>
  composeResult({ quizId: cardiacQuizId, answers, longevityAnswers: habits, today });

describe('an older page', () => {
  const rowOf = (
    id: string,
    quizId: typeof productQuizId | typeof cardiacQuizId,
    day: string,
    standing: 'checkFirst' | 'estimated',
  ) => ({
    ...{ _id: asSubmissionId(id), submissionId: asSubmissionId(id), quizId },
    ...{ submittedAt: `${day}T10:00:00Z`, status: 'ready' as const },
    headline: { standing, engineVersion: '2.3.0' },
  });
  const old = {
    ...rowOf('old', productQuizId, '2026-06-10', 'estimated'),
    quiz_id: productQuizId,
    content: habitsPage(born(45)),
  };

  test('leads to the newer answer with a notice, of either quiz', () => {
    expect(newerNotice([rowOf('heart', cardiacQuizId, '2026-11-28', 'checkFirst'), old], old)).toBe('heart');
    expect(newerNotice([rowOf('new', productQuizId, '2026-11-28', 'checkFirst'), old], old)).toBe('new');
  });

  test('does not if that notice is older, or was answered again since', () => {
    expect(newerNotice([rowOf('heart', cardiacQuizId, '2026-06-01', 'checkFirst'), old], old)).toBeUndefined();
    const since = [
      rowOf('again', cardiacQuizId, '2026-11-28', 'estimated'),
      rowOf('heart', cardiacQuizId, '2026-11-20', 'checkFirst'),
      old,
    ];
    expect(newerNotice(since, old)).toBeUndefined();
  });

  test('then has neither heading nor years', () => {
    const { content } = old;
    const heading = content.heading ?? expect.fail('no heading');
    const shown = JSON.stringify(withoutFigures(content));
    expect(shown).not.toContain(heading);
    expect(shown).not.toMatch(/your number would be|biologicalAge|\d years (?:younger|older)/);
  });
});

describe('steps that fit somebody who has no one', () => {
  const step = (closeRelationships: string, more: object = {}) =>
    habitsPage(born(45, { closeRelationships, ...more })).focus_areas.topRecommendations.find(
      ({ code }) => code === 'company',
    )?.recommendation;

  test('start with a contact that asks nothing', () => {
    expect(step('none')).toBe(
      'Start with one contact that asks nothing of you: a helpline, a drop-in group, your doctor’s practice. You need not know anyone.',
    );
  });

  test('may be one short call', () => {
    expect(step('lonely')).toBe('Write or call one person this week. It may be short.');
  });

  test('never ask to call someone they like', () => {
    for (const answer of ['none', 'lonely']) expect(step(answer)).not.toContain('someone you like');
  });
});

describe('words of a page', () => {
  test('an age is worded as that of people who do as well', () => {
    const { figures = [], overall_summary: summary } = habitsPage(
      born(45, { smoking: 'never', exerciseFrequency: '5to6', exerciseIntensity: 'mixed' }),
    );
    const age = Math.round(summary.biologicalAge ?? Number.NaN);
    expect(figures[0]?.text).toContain(`Women with habits like yours do about as well as an average woman of ${age}.`);
  });

  test('no page announces a first step that it does not name', () => {
    const { heart } = heartPage({}, born(41));
    expect(heart).toBeDefined();
    expect(JSON.stringify(heart)).not.toContain('first step of your plan');
  });

  test('in pregnancy we say that we give no percentage', () => {
    expect(heartPage({ pregnancyNow: 'yes' }, born(30)).heading).toBe(
      'We give no percentage in pregnancy or just after a birth',
    );
  });
});
