import { expect, test } from 'vitest';
import { sheetOf } from '#shared/features/doctor/sheet/sheet-of.ts';
import type { Answers } from '#shared/quiz/question.ts';

// SAFETY 5 and METHODS 1.2: what the clinician's page gives a day, and what it leaves out.

const today = '2026-11-28';
const allowed = { name: true, birthdate: true, mood: true, weight: true };
const woman: Answers = { birthdate: '1990-03-01', gender: 'female' };

const sheet = (habits: Answers | null, heart: Answers | null, days: { habits?: string; heart?: string } = {}) =>
  sheetOf({
    longevity: habits && { answers: { ...woman, ...habits }, day: days.habits ?? today },
    heart: heart && { answers: heart, day: days.heart ?? today },
    ...{ today, name: 'A B', allowed },
  });

test('a warning names its value, and the day of an answer that is older', () => {
  const heart = { bpReading: 'numbers', bpSystolic: '188', bpDiastolic: '100' };
  const { warnings } = sheet({}, heart, { heart: '2026-06-10' });
  expect(warnings.raised[0]?.label).toBe('Very high blood pressure: 188/100 (told on 10 June 2026)');
});

test('the next step is that of the newest page, and dated steps of the other page follow below it', () => {
  const habits = { alcoholConsumption: '33plus', pregnancyNow: 'no' };
  const heart = { restingHeartRate: '104' };
  const heartLast = sheet(habits, heart, { habits: '2026-11-01' });
  expect(heartLast.nextStep).toMatch(/^Book the appointment in the notice/);
  expect(heartLast.datedSteps).toContain('Get help to drink less (in the next week or two)');
  const habitsLast = sheet(habits, heart, { heart: '2026-11-01' });
  expect(habitsLast.nextStep).toMatch(/^Get help to drink less/);
  expect(habitsLast.datedSteps.some((step) => step.startsWith('Book the appointment in the notice'))).toBe(true);
});

test('only the answer on pregnancy that counts is shown, with its day', () => {
  const words = sheet({ pregnancyNow: 'yes' }, { pregnancyNow: 'no' }, { heart: '2026-05-20' }).otherAnswers.join(' ');
  expect(words).toContain('Pregnant or gave birth in the last 6 weeks: yes (told on 28 November 2026).');
  expect(words.match(/regnan/g)).toHaveLength(1);
});

test('a patient who takes no medicine does not miss one', () => {
  const misses = (heart: Answers) => JSON.stringify(sheet({}, heart).otherAnswers).includes('Misses');
  expect(misses({ medAdherence: 'often', bpMedication: 'no', statin: 'no' })).toBe(false);
  expect(misses({ medAdherence: 'often', bpMedication: 'yes', statin: 'no' })).toBe(true);
});
