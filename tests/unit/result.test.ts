import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { productQuizId } from '#shared/derived-names.ts';
import { engineHash, engineVersion, hashedText } from '#shared/fingerprint.ts';
import { composeResult, type Submitted } from '#shared/result.ts';

const ines: Submitted = {
  quizId: productQuizId,
  answers: { birthdate: '1979-06-01', gender: 'female', height: { ft: 5, in: 6 }, weight: 160, smoking: 'never' },
  cardiacAnswers: { knownHeartConditions: 'none', chestPain: 'no' },
  today: '2026-01-15',
};
const hashOf = (changed: Partial<Submitted>) => composeResult({ ...ines, ...changed }).engine.hash;

test('the fingerprint is the SHA-256 of one line that a reader can write', () => {
  const scored = { quizId: productQuizId, answers: { b: 1, a: undefined }, otherAnswers: {}, today: '2026-01-15' };
  expect(hashedText(scored)).toBe(
    `{"answers":{"b":1},"engine":"${engineVersion}","otherAnswers":{},"quizId":"${productQuizId}","today":"2026-01-15"}`,
  );
  expect(engineHash(scored)).toBe(createHash('sha256').update(hashedText(scored)).digest('hex'));
});

test('free text, names and the order of keys do not change the fingerprint', () => {
  const { answers } = ines;
  const turned = Object.fromEntries(Object.entries(Object(answers)).toReversed());
  expect(hashOf({ answers: { ...turned, name: { firstName: 'A', lastName: 'B' }, email: 'a@example.org' } })).toBe(
    hashOf({}),
  );
  expect(hashOf({ firstName: 'Ines' })).toBe(hashOf({}));
  expect(hashOf({ choices: { intro: 'calm' } })).toBe(hashOf({}));
});

test('another answer in either quiz, an exact number or another day changes the fingerprint', () => {
  const all = [
    hashOf({}),
    hashOf({ answers: { ...Object(ines.answers), weight: 161 } }),
    hashOf({ cardiacAnswers: { knownHeartConditions: 'none', chestPain: 'now' } }),
    hashOf({ cardiacAnswers: { ...Object(ines.cardiacAnswers), labDate: '2026-01-02', ldlCholesterol: '120' } }),
    hashOf({ today: '2026-01-16' }),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('the newest heart answers decide about warnings on the first quiz’s page, and never about its number', () => {
  const calm = composeResult(ines);
  const warned = composeResult({ ...ines, cardiacAnswers: { knownHeartConditions: 'none', chestPain: 'now' } });
  expect([calm.standing, warned.standing]).toEqual(['estimated', 'checkFirst']);
  expect(warned.overall_summary.biologicalAge).toBe(calm.overall_summary.biologicalAge);
});

test('a name is used in one line as a greeting, and nowhere else', () => {
  const named = composeResult({ ...ines, firstName: ' Ines \n Maria ' });
  expect(named.intro).toMatch(/^Thank you, Ines Maria\. /);
  expect(JSON.stringify({ ...named, intro: '' })).not.toContain('Ines');
});

const notesOf = (submitted: Submitted) => (composeResult(submitted).sideNotes ?? []).map(({ code }) => code);

test('an unconfirmed unlikely answer adds the note that asks to check it, once', () => {
  expect(notesOf(ines)).not.toContain('checkTyping');
  expect(notesOf({ ...ines, unconfirmed: ['weight'] })).toContain('checkTyping');
  const thin: Submitted = { ...ines, answers: { ...Object(ines.answers), weight: 100 }, unconfirmed: ['weight'] };
  expect(notesOf(thin).filter((code) => code === 'checkTyping')).toHaveLength(1);
});

test.each([{}, null, [], 'text', { birthdate: 5 }])('answers of any shape make a page: %j', (answers) => {
  const page = composeResult({ ...ines, answers });
  expect(page.standing).toBe('notEstimated');
  expect(page.overall_summary.notEstimatedReason).toBeTruthy();
});
