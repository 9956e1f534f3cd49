import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { longevityPersonas, today } from '#tests/personas/read-personas.ts';

// A white label edits shared/product.ts and nothing else. Here it has another name, and everything else stays as it is.
vi.mock('../../shared/product.ts', () => ({
  product: {
    id: 'vitality',
    name: 'Vitality',
    partner: { url: 'https://clinic.example/' },
  },
  partnerNames: { en: 'another clinic', es: 'otra clínica' },
}));

const underOtherName = async () => {
  const [names, { quizzes }, { composeResult }, { scoreLongevity }] = await Promise.all([
    import('#shared/derived-names.ts'),
    import('#tests/support/quizzes.ts'),
    import('#shared/result.ts'),
    import('#shared/longevity/score.ts'),
  ]);
  // The types know the default name only.
  const quiz = Object.values(quizzes).find(({ id }) => id === names.productQuizId);
  if (!quiz) throw new Error('no quiz carries the other name');
  return { names, quiz, composeResult, scoreLongevity };
};
let other: Awaited<ReturnType<typeof underOtherName>>;
beforeAll(async () => {
  other = await underOtherName();
});

const persona = longevityPersonas.average45F;
if (!persona) throw new Error('the cast lacks average45F');
// The cast follows the name too.
const { answers } = persona;

test('the quiz id, the route, the titles and the question ids follow the name', () => {
  const { names, quiz } = other;
  expect(names.productQuizId).toBe('vitality');
  const records = Object.entries(names.quizRecords).map(([id, { path, title }]) => ({ id, path, title }));
  expect(records).toContainEqual({ id: 'vitality', path: '/vitality-quiz', title: 'Vitality Quiz' });
  const ids = quiz.questions.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['familyVitality', 'vitalityKnowledge']));
  expect(ids.filter((id) => /longevity/i.test(id))).toEqual([]);
});

test('the same answers under the other ids score the same', () => {
  const score = other.scoreLongevity(answers, today);
  expect(score.biologicalAge).toBe(persona.output.biologicalAge);
  expect(answers).toHaveProperty('familyVitality');
  expect(score.contributionsYears).toHaveProperty('familyVitality');
  expect(score.contributionsYears).toEqual(persona.output.contributionsYears);
});

test('the result has the other name, in its factor and in its words', () => {
  const result = other.composeResult({
    quizId: other.names.productQuizId,
    answers,
    today,
    firstName: 'Ines',
  });
  expect(result.overall_summary).toHaveProperty('vitalityFactor', persona.output.longevityFactor);
  expect(result.figures?.map(({ label }) => label)).toContain('Vitality Factor');
  // Sources keep their own titles, because a paper on longevity stays one.
  const { sources: _, ...words } = result;
  expect(JSON.stringify(words)).not.toMatch(/longevity/i);
});

test('the old ids are unknown under the other name', () => {
  expect(other.scoreLongevity({ ...answers, familyLongevity: 'bothShort' }, today)).toEqual(
    other.scoreLongevity(answers, today),
  );
});

test('no screen, mail or template contains the default name', () => {
  const files = ['web', 'functions', 'shared'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file)),
  );
  const readable = files.filter((file) => /\.(tsx?|html)$/.test(file) && file !== join('shared', 'product.ts'));
  expect(readable.length).toBeGreaterThan(100);
  // A capital L inside a string or between tags is what a user would read. Identifiers such as scoreLongevity are not.
  const spelled = readable.filter((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .some((line) => !/^\s*(\/\/|\*|\/\*)/.test(line) && /(['"`>][^'"`<]*)\bLongevity\b/.test(line)),
  );
  expect(spelled).toEqual([]);
});
