import { expect, test } from 'vitest';
import { cardiacQuizId } from '#shared/derived-names.ts';
import { composeResult } from '#shared/result.ts';

// CHANGES D15: an emergency page knows one time, and asks for no sign that was just told.

const today = '2026-01-15';
const contentOf = (heart: Readonly<Record<string, unknown>>) =>
  composeResult({
    quizId: cardiacQuizId,
    answers: heart,
    longevityAnswers: { birthdate: '1964-03-01', gender: 'male', smoking: 'never' },
    today,
  });

const stage2 = { bpReading: 'numbers', bpSystolic: '165', bpDiastolic: '102' };

test('beside an emergency another notice keeps first help and calls, and has no date and nothing to book', () => {
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
