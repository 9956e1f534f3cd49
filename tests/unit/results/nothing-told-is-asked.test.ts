import { expect, test, vi } from 'vitest';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { composeResult } from '#shared/result.ts';
import { runs } from '#tests/support/random.ts';
import { peopleWithSigns, type WithSigns } from '#tests/support/signs.ts';

// SAFETY 3 and SAFETY 5: what the user told us is not asked about, and with a fast pulse, a low pressure or a recent
// faint no step asks for movement.

vi.setConfig({ testTimeout: 300_000 });

const today = '2026-01-15';
const contentsOf = ({ longevity, heart }: WithSigns) =>
  [
    composeResult({ quizId: productQuizId, answers: longevity, cardiacAnswers: heart, today }),
    composeResult({ quizId: cardiacQuizId, answers: heart, longevityAnswers: longevity, today }),
  ] as const;

/**
 * The question, and its answers that mean now, these weeks or as often; the notice about it; the words that would ask
 * about it again.
 */
const told: readonly (readonly [string, readonly string[], RegExp, RegExp])[] = [
  ['chestPain', ['now', 'today', 'week', 'often'], /^(chestPain|angina)/, /chest/],
  ['palpitations', ['now', 'persistent', 'often'], /^palpitations|eatingUrgent/, /pounds|flutters|heartbeat/],
  ['syncope', ['faintToday', 'faintWeeks'], /^syncope/, /faint/],
  ['otherWarningSigns', ['tiaRecent'], /tiaRecent/, /face drops/],
];

// A harmless sign raises no notice, so the list still says when to call for it.
test('no list of signs to call for includes one that a notice is about', () => {
  const wrong = new Set<string>();
  for (const person of peopleWithSigns(runs(2_000), 45)) {
    for (const { whenToCall = [], redFlags } of contentsOf(person)) {
      const codes = redFlags.map(({ code }) => code);
      for (const [id, values, notice, words] of told) {
        const isTold = values.includes(String(person.heart[id])) && codes.some((code) => notice.test(code));
        const line = whenToCall.find((one) => words.test(one));
        if (isTold && line) wrong.add(`${id} ${person.heart[id]} ${codes}: ${line}`);
      }
    }
  }
  expect([...wrong].slice(0, 10)).toEqual([]);
});

test('in pregnancy 140 over 90 is for the maternity team, and is not asked about once it was reported', () => {
  const pregnant = { longevity: { birthdate: '1994-01-01', gender: 'female', pregnancyNow: 'yes' }, heart: {} };
  for (const { whenToCall = [] } of contentsOf(pregnant))
    expect(whenToCall.filter((line) => line.includes('140'))).toEqual([
      'For a blood pressure of 140 over 90 or more, call your maternity team today.',
    ]);
  const high = {
    ...pregnant,
    heart: { pregnancyNow: 'yes', bpReading: 'numbers', bpSystolic: '150', bpDiastolic: '94' },
  };
  for (const { whenToCall = [], redFlags } of contentsOf(high)) {
    expect(redFlags.map(({ code }) => code)).toContain('pregnancyBp');
    expect(whenToCall.filter((line) => line.includes('140'))).toEqual([]);
  }
});

const movement = new Set([
  ...['exerciseFrequency', 'exerciseIntensity', 'strengthTraining', 'sittingHours', 'sitToStand', 'gripStrengthSelf'],
  ...['moveMore', 'moveBrisker', 'strengthBalance', 'strengthBalanceAdapted', 'exerciseAdapted', 'exerciseValve'],
  ...['exercisePregnant', 'exerciseWithClinician', 'sitLess', 'le8.activity', 'cardiacRehab'],
]);

test('with a pulse above 100, a systolic pressure below 85 or a flagged faint within four weeks, no step asks for movement', () => {
  const wrong = new Map<string, string>();
  let met = 0;
  for (const person of peopleWithSigns(runs(2_000), 46)) {
    const { heart } = person;
    const pages = contentsOf(person);
    const isFaint =
      ['faintToday', 'nearlyToday', 'faintWeeks', 'nearlyWeeks'].includes(String(heart.syncope)) &&
      pages.some(({ redFlags }) => redFlags.some(({ code }) => code.startsWith('syncope')));
    if (!(Number(heart.restingHeartRate) > 100 || Number(heart.bpSystolic) < 85 || isFaint)) continue;
    met += 1;
    for (const { focus_areas } of pages)
      for (const { code } of focus_areas.topRecommendations)
        if (movement.has(code)) wrong.set(code, JSON.stringify(person));
  }
  expect(met).toBeGreaterThan(5);
  expect([...wrong]).toEqual([]);
});
