import { expect, test } from 'vitest';
import { readAnswer } from '#web/api/read-answer.ts';

const asked = { questionId: 'weight', section: 'health', questionText: 'How much do you weigh?' };
const whole = {
  submissionId: '01KF0000000000000000000001',
  quizId: 'cardiac_health',
  quizVersion: '2.2',
  engineVersion: '2.2.0',
  submittedAt: '2026-01-15T12:00:00.000Z',
  basedOn: '01KF0000000000000000000000',
  answers: [{ ...asked, value: 172, valueText: '78 kg', typed: { text: '78', unit: 'kg' } }],
  skipped: [{ ...asked, questionId: 'sleepHours' }],
};

test('the user’s answers are read whole', () => {
  expect(readAnswer('getSubmission', whole)).toEqual(whole);
});

test('a row that cannot be shown is left out, and a body without a submission is refused', () => {
  const rows = [
    { ...asked, value: { firstName: 'Ada' } },
    { ...asked, questionId: '', value: 1 },
    { ...asked, value: { ft: 5, in: 4 } },
  ];
  const read = readAnswer('getSubmission', { submissionId: 'x', answers: rows, skipped: [{}] });
  expect(read?.answers).toEqual([{ ...asked, value: { ft: 5, in: 4 }, valueText: '' }]);
  expect(read?.skipped).toEqual([]);
  expect(readAnswer('getSubmission', { answers: [] })).toBeNull();
  expect(readAnswer('getSubmission', 'x')).toBeNull();
});

test('units are read when all four lines are known', () => {
  const units = { height: 'cm', weight: 'kg', labs: 'mmol', a1c: 'mmolmol' };
  expect(readAnswer('getMe', { units })).toEqual({ units });
  expect(readAnswer('getAccount', { userId: 'user-1', units })).toMatchObject({ units });
  for (const other of [{ ...units, weight: 'jin' }, { height: 'cm' }, 'metric', null])
    expect(readAnswer('getMe', { units: other })).toEqual({});
});
