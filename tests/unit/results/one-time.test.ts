import { expect, test } from 'vitest';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { composeResult } from '#shared/result.ts';

// SAFETY 5: a page with an emergency names one time, and asks about no sign that the user has just told us.

const today = '2026-01-15';
const contentOf = (heart: Readonly<Record<string, unknown>>) =>
  composeResult({
    quizId: cardiacQuizId,
    answers: heart,
    longevityAnswers: { birthdate: '1964-03-01', gender: 'male', smoking: 'never' },
    today,
  });

const stage2 = { bpReading: 'numbers', bpSystolic: '165', bpDiastolic: '102' };

test('with an emergency, another notice keeps first help and calls, but has no date and nothing to book', () => {
  const alone = contentOf(stage2).notices?.find(({ code }) => code === 'bpStage2High');
  expect(alone?.by).toMatch(/within a week/i);
  const { notices = [], whenToCall } = contentOf({ ...stage2, chestPain: 'now' });
  const beside = notices.find(({ code }) => code === 'bpStage2High');
  expect(beside?.by).toBeUndefined();
  expect(beside?.message).toContain('Tell them about this, too.');
  expect(beside?.message).not.toMatch(/week|book|appointment/i);
  expect(whenToCall ?? []).toEqual([]);
});

test('an urgent notice says until when', () => {
  const { notices = [] } = contentOf({ chestPain: 'week', chestPainContext: 'unsure' });
  expect(notices.map(({ code, seenBy }) => [code, seenBy])).toEqual([['chestPainUrgent', 'today']]);
});

test('under an urgent notice, a soon one has no day of its own, but keeps when to call', () => {
  const { notices = [] } = contentOf({ ...stage2, chestPain: 'week', chestPainContext: 'unsure' });
  const beside = notices.find(({ code }) => code === 'bpStage2High');
  expect(beside?.heading).toMatch(new RegExp(`^${beside?.label}`));
  expect(beside?.message).toMatch(/^Mention this at the same appointment\. /);
  expect(beside?.message).not.toMatch(/week|book/i);
  expect(beside?.by).toBeUndefined();
});

test('of two urgent notices, the one with the earliest day says what to do, and the other is to be mentioned too', () => {
  const both = contentOf({ dyspnea: 'minimal', orthopnea: 'propped' }).notices ?? [];
  expect(both.map(({ level, seenBy }) => [level, seenBy])).toEqual([
    ['urgent', 'today'],
    ['urgent', undefined],
  ]);
  expect(both[0]?.message).toMatch(/today/);
  expect(both[1]?.message).toContain('Tell them about this, too.');
  expect(both[1]?.message).not.toMatch(/tomorrow/);
});

test('an older sign of the other quiz under an emergency names its day and when to call, and no other time', () => {
  const { notices = [] } = composeResult({
    ...{ quizId: productQuizId, answers: { birthdate: '1990-03-01', gender: 'female', pregnancyNow: 'yesSigns' } },
    ...{ cardiacAnswers: { chestPain: 'now' }, cardiacAnsweredOn: '2026-01-10', today },
  });
  const [danger, pain] = notices;
  expect([danger?.level, pain?.level]).toEqual(['emergency', 'urgent']);
  expect(pain?.message).toBe(
    'On 10 January 2026 you told us about this: Chest pain right now. Tell them about this, too. If you have it now or had it in the last 24 hours, call your local emergency number now.',
  );
});
