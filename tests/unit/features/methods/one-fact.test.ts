import { expect, test } from 'vitest';
import { changeFact } from '#tests/support/change-fact.ts';

// Like tests/unit/one-fact.test.ts: a number is defined in one file, and the methods page follows it.

test('the ages that PREVENT was made for', async () => {
  await changeFact('#shared/heart/evidence/estimate.ts', {
    preventAges: { from: 33, to: 66, thirtyYearTo: 50, source: 'khan2023' },
  });
  const { heartScoreTopics } = await import('#web/features/methods/content/heart-score-topics.ts');
  expect(JSON.stringify(heartScoreTopics())).toContain('People of 33 to 66 completed years');
});

test('the heights that the scores can use', async () => {
  await changeFact('#shared/quiz/units/usable-height.ts', {
    usableInches: { min: 60, max: 70 },
    isUsableHeight: (inches: number) => inches >= 60 && inches <= 70,
  });
  const { answersTopic } = await import('#web/features/methods/content/methods-content.ts');
  expect(JSON.stringify(answersTopic())).toContain('["Height, inches","60","70"]');
});

test('the definition of a smoker', async () => {
  await changeFact('#shared/person/person.ts', {
    currentSmoking: new Set(['never']),
    smokesNow: ({ smoking }: { smoking?: string }) => smoking === 'never',
  });
  const { heartInputTopic } = await import('#web/features/methods/content/heart-input-topic.ts');
  expect(JSON.stringify(heartInputTopic())).toMatch(/Smoking is 1 for “[^”]*never[^”]*”\./i);
});
