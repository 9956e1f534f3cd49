import { describe, expect, test } from 'vitest';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { optionWords } from '#shared/heart/words/notice-about.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { questionOf } from '#shared/quiz/all-questions.ts';
import type { Option } from '#shared/quiz/question.ts';
import { composeResult } from '#shared/result.ts';
import type { ToldAbout } from '#shared/safety/red-flag.ts';
import { redFlags } from '#shared/safety/red-flags.ts';
import { peopleWithSigns } from '#tests/support/signs.ts';
import { everyone } from './rendered/everyone.ts';

// The expected words are from the reference (SAFETY 5), for 28 November 2026.

const today = '2026-11-28';
const born = (age: number, more: object = {}) => ({ birthdate: `${2026 - age}-01-01`, gender: 'female', ...more });

const heartPage = (heart: object, age = 50, habits: object = {}) =>
  composeResult({ quizId: cardiacQuizId, answers: heart, longevityAnswers: born(age, habits), today });

const noticeOf = (code: string, content = heartPage({})) =>
  content.notices?.find((notice) => notice.code === code) ?? expect.fail(`${code} is not raised`);

const pressure = (bpSystolic: string, bpDiastolic?: string) => ({
  bpReading: 'numbers',
  bpSystolic,
  ...(bpDiastolic ? { bpDiastolic } : {}),
});

describe('a notice begins with its label and the value that raised it', () => {
  test('both numbers of a blood pressure', () => {
    const notice = noticeOf('bpVeryHigh', heartPage(pressure('186', '112')));
    expect(notice.heading).toBe('Very high blood pressure: 186/112.');
    expect(notice).not.toHaveProperty('told');
    expect(noticeOf('bpVeryHigh', heartPage(pressure('186'))).heading).toBe('Very high blood pressure: 186.');
  });

  test('a urine value with its unit', () => {
    const notice = noticeOf('uacrHigh', heartPage({ uacr: '400' }));
    expect(notice.heading).toBe('Protein in the urine: 400 mg/g (45.2 mg/mmol).');
  });

  test('blood sugar in both units for everyone, because a slip of the unit must show before anybody takes sugar', () => {
    const notice = noticeOf('sugarVeryLow', heartPage({ diabetesStatus: 'type2', fastingGlucose: '40' }));
    expect(notice.heading).toBe('Very low blood sugar: 40 mg/dL, 2.2 mmol/L.');
  });

  test('a band, in words', () => {
    const notice = noticeOf('kidneyLow', heartPage({ labsAvailable: 'yes', egfrBand: '15to29' }));
    expect(notice.heading).toMatch(/^Low kidney test result: eGFR 15 to 29/);
  });

  test('the pulse', () => {
    expect(noticeOf('pulseHigh', heartPage({ restingHeartRate: '104' })).heading).toBe(
      'A pulse above 100 at rest: 104 beats a minute.',
    );
  });

  test('the one of two blood tests that raised it', () => {
    const notice = noticeOf('diabetesRange', heartPage({ a1c: '6.8', fastingGlucose: '99' }));
    expect(notice.heading).toContain('6.8');
    expect(notice.heading).not.toContain('99');
  });
});

describe('a notice says what the user told us', () => {
  test('in the words of the answer', () => {
    const notice = noticeOf('syncopeAny', heartPage({ syncope: 'faintWeeks', syncopeContext: 'trigger' }, 70));
    expect(notice.heading).toBe('Fainting.');
    expect(notice.told).toBe(
      'You told us: I fainted in the last 4 weeks. Heat, pain, needles, getting up fast or standing for a long time.',
    );
  });

  test('without the Yes of a question that is not quoted', () => {
    const notice = noticeOf('palpitationsFrequent', heartPage({ palpitations: 'often', palpitationsContext: 'none' }));
    expect(notice.told).toBe('You told us: Every week or more, or for minutes at a time.');
  });

  test('about a sign in pregnancy from either quiz, and nothing else', () => {
    const told = /^You told us: I have a bad headache, .* face or hands\.$/;
    const signs = { pregnancyNow: 'yesSigns' };
    const ofHabits = composeResult({ quizId: productQuizId, answers: born(30, signs), cardiacAnswers: {}, today });
    for (const content of [ofHabits, heartPage(pressure('118', '76'), 30, signs), heartPage(signs, 30)]) {
      const notice = noticeOf('pregnancyDanger', content);
      expect(notice.heading).toBe('A warning sign in pregnancy or after giving birth.');
      expect(notice.told).toMatch(told);
    }
  });

  test('once: a message that already begins with it does not repeat it', () => {
    expect(noticeOf('chestPainNow', heartPage({ chestPain: 'now' }))).not.toHaveProperty('told');
  });

  test('but not about weight if that is a sensitive topic, and never about mood', () => {
    const lost = noticeOf('weightLossCheck', heartPage({ weightChange: 'lostWeight' }));
    expect(lost.told).toContain('10 lb');
    const thin = heartPage({ weightChange: 'lostWeight' }, 50, { height: { ft: 5, in: 10 }, weight: '120' });
    for (const { code, heading, told } of thin.notices ?? [])
      if (code.startsWith('weight')) expect(`${heading} ${told ?? ''}`).not.toMatch(/\d/);
    const mood = noticeOf('moodSupport', heartPage({ moodLow: 'daily' }));
    expect([mood.heading, mood.told]).toEqual(['Low mood.', undefined]);
  });
});

describe('a day is named if it is neither today nor yesterday', () => {
  test.each([
    ['2026-11-28', undefined],
    ['2026-11-27', undefined],
    ['2026-11-26', 'On 26 November 2026 you told us: 40 mg/dL, 2.2 mmol/L.'],
  ])('a blood test of %s', (labDate, told) => {
    const notice = noticeOf('sugarVeryLow', heartPage({ diabetesStatus: 'type1', fastingGlucose: '40', labDate }));
    expect(notice.told).toBe(told);
    expect(`${notice.heading} ${notice.told}`).toContain('40 mg/dL, 2.2 mmol/L');
  });

  const habitsPage = (cardiacAnswers: object) =>
    composeResult({
      ...{ quizId: productQuizId, answers: born(49), today, cardiacAnswers },
      cardiacAnsweredOn: '2026-06-10',
    });

  test('an old pressure says what to do now, not that it is very high', () => {
    const notice = noticeOf('bpVeryHigh', habitsPage(pressure('188', '100')));
    expect(`${notice.told} ${notice.message}`).toMatch(
      /^On 10 June 2026 you told us: 188\/100\. Measure again today\. If it is still 180 or more on top, or 120 or more below, see a doctor today\. If you also have/,
    );
    expect(notice.message).toContain('call your local emergency number now');
  });

  test('another older answer, once', () => {
    const { redFlags: all } = habitsPage({ chestPain: 'occasional', chestPainContext: 'unsure', moodLow: 'daily' });
    expect(all.length).toBeGreaterThan(1);
    for (const { message } of all) {
      expect(message).toContain('On 10 June 2026 you told us');
      expect(message.match(/you(?:’ve)? told us/gi)).toHaveLength(1);
    }
  });
});

test('every notice begins with its label, names a value or an answer if its rule has one, and says it once', () => {
  const labels = new Map<string, string>(redFlags.map(({ code, label }) => [code, label.replaceAll("'", '’')]));
  for (const { name, content } of everyone)
    for (const { code, heading = '', told = '', message } of content.notices ?? []) {
      // An older sign of a single moment has its label in its own sentence.
      const labelled = heading === '' ? message.slice(message.indexOf('about this: ') + 12) : heading;
      expect(code === 'chestPainNow' || labelled.startsWith(labels.get(code) ?? 'missing'), `${name} ${code}`).toBe(
        true,
      );
      expect(
        `${told} ${message}`.match(/you(?:’ve)? told us(?::| about| you)/gi)?.length ?? 0,
        `${name} ${code}: ${told} ${message}`,
      ).toBeLessThanOrEqual(1);
      expect(`${heading} ${told}`, `${name} ${code}`).not.toMatch(/undefined|NaN|null|unknown/);
    }
});

test('what a doctor’s system and a plain reader get begins with the same words', () => {
  const content = heartPage(pressure('186', '112'));
  expect(content.redFlags[0]?.message).toMatch(/^Very high blood pressure: 186\/112\. 180 or more on top/);
});

test('what the user told us is said once, and never as a bare yes or no', () => {
  const told = [...peopleWithSigns(300, 27)].flatMap(({ longevity, heart }) => [
    ...(composeResult({ quizId: cardiacQuizId, answers: heart, longevityAnswers: longevity, today }).notices ?? []),
  ]);
  expect(told.length).toBeGreaterThan(100);
  for (const notice of told) {
    const words = [notice.told, notice.message].filter(Boolean).join(' ');
    expect(notice.told ?? '').not.toMatch(/[:.] (?:(?:Yes|No)\b|I’m not sure\.)/);
    expect(words).not.toMatch(/^You told us: .*You(?:’ve)? told us you/);
  }
});

test('no chosen answer behind a notice is told as a bare yes or no, in one unit of weight, or with two full stops', () => {
  const asked = new Set(redFlags.flatMap(({ about }): readonly ToldAbout[] => about));
  const told = [...asked].flatMap((id) => {
    const options: readonly Option[] = questionOf(heartQuiz, id)?.options ?? [];
    return options.flatMap(({ value }) => {
      const person = readPerson({ longevity: born(30), heart: { [id]: value }, today });
      return optionWords(id, person) ?? [];
    });
  });
  expect(told.length).toBeGreaterThan(30);
  for (const sentence of told) {
    expect(sentence).not.toMatch(/^(?:Yes|No)\b|[.!?…]\.$/);
    expect(sentence.match(/\blb\b/g)?.length).toBe(sentence.match(/\bkg\b/g)?.length);
  }
});

test('a message that begins with what the user told us has no such line above it', () => {
  const itself = redFlags.filter(({ words: [first] }) => /^You(?:['’]ve)? told us/.test(first?.text ?? ''));
  expect(itself.map(({ code }) => code)).toEqual(['chestPainNow']);
  expect(noticeOf('chestPainNow', heartPage({ chestPain: 'now', chestPainContext: 'spreads' }))).not.toHaveProperty(
    'told',
  );
});
