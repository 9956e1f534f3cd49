import { expect, test } from 'vitest';
import { type ChoiceCount, choose, type ModelAnswer } from '#functions/results/chooser/choose.ts';
import { asSubmissionId } from '#shared/contract/ids.ts';
import { productQuizId } from '#shared/derived-names.ts';
import type { Slot } from '#shared/words/sentences.ts';

const slots: readonly Slot[] = [
  {
    id: 'intro',
    offers: [
      { id: 'intro-plain', text: 'Here is what your answers show.' },
      { id: 'intro-thanks', text: 'Thank you for your answers. Here is what they show.' },
    ],
  },
  {
    id: 'outro',
    offers: [
      { id: 'outro-plain', text: 'Look again in three months.' },
      { id: 'outro-small', text: 'Small steps count. Look again in three months.' },
      { id: 'outro-talk', text: 'Talk it over with somebody you trust.' },
    ],
  },
];

const run = async (answer: ModelAnswer) => {
  const asked: string[] = [];
  const watched: ChoiceCount[] = [];
  const chosen = await choose({
    modelId: 'm',
    ask: async (system, user) => {
      asked.push(system, user);
      return answer;
    },
    watch: (_id, count) => watched.push(count),
  })({ submissionId: asSubmissionId('01J'), quizId: productQuizId, slots });
  return { ...chosen, asked, watched };
};

const answering = (...choices: unknown[]) => run({ ok: true, input: { slots: choices } });
const enginesOwn = { by: 'engine' };

test('the model’s choice is used, and the result names each slot in which it differs from the engine’s', async () => {
  const { choices, wording, watched } = await answering(
    { id: 'intro', sentence: 'intro-plain' },
    { id: 'outro', sentence: 'outro-talk' },
  );
  expect(choices).toEqual({ intro: 'intro-plain', outro: 'outro-talk' });
  expect(wording).toEqual({ by: 'model', modelId: 'm', promptVersion: 'v2', sections: ['outro'] });
  expect(watched).toEqual([{ chosen: 1, fellBack: 0, reason: 'none' }]);
});

test('the result does not name a model that agrees with the engine everywhere', async () => {
  const { wording, watched } = await answering(
    { id: 'intro', sentence: 'intro-plain' },
    { id: 'outro', sentence: 'outro-plain' },
  );
  expect(wording).toEqual(enginesOwn);
  expect(watched).toEqual([{ chosen: 0, fellBack: 0, reason: 'none' }]);
});

test.each([
  ['a sentence of another slot', { id: 'outro', sentence: 'intro-thanks' }],
  ['a sentence that was not offered', { id: 'outro', sentence: 'outro-cured' }],
  ['the words in place of the id', { id: 'outro', sentence: 'Talk it over with somebody you trust.' }],
  ['no text', { id: 'outro', sentence: 7 }],
  ['no choice', null],
])('%s counts as not answered, and the other slots keep the model’s choice', async (_what, outro) => {
  const { choices, watched } = await answering({ id: 'intro', sentence: 'intro-thanks' }, outro);
  expect(choices).toEqual({ intro: 'intro-thanks' });
  expect(watched).toEqual([{ chosen: 1, fellBack: 1, reason: 'not-offered' }]);
});

test('a slot that is answered twice counts as not answered', async () => {
  const { choices } = await answering(
    { id: 'outro', sentence: 'outro-small' },
    { id: 'outro', sentence: 'outro-talk' },
    { id: 'intro', sentence: 'intro-thanks' },
  );
  expect(choices).toEqual({ intro: 'intro-thanks' });
});

test.each<[string, ModelAnswer, string]>([
  ['slow', { ok: false, reason: 'AbortError' }, 'AbortError'],
  ['throttled', { ok: false, reason: 'ThrottlingException' }, 'ThrottlingException'],
  ['a text', { ok: true, input: 'intro-thanks' }, 'malformed'],
  ['of the shape of version 1', { ok: true, input: { sections: [{ id: 'intro', text: 'Hi' }] } }, 'malformed'],
  ['without end', { ok: true, input: { slots: Array.from({ length: 201 }, () => ({})) } }, 'malformed'],
  ['empty', { ok: true, input: { slots: [] } }, 'not-offered'],
])('a reply that is %s leaves every sentence as the engine chose it', async (_what, answer, reason) => {
  const { choices, wording, watched } = await run(answer);
  expect(choices).toEqual({});
  expect(wording).toEqual(enginesOwn);
  expect(watched).toEqual([{ chosen: 0, fellBack: 2, reason }]);
});

test('the model gets the sentences with their ids and the quiz, and nothing else', async () => {
  const { asked } = await run({ ok: false, reason: 'off' });
  expect(JSON.parse(asked[1] ?? '')).toEqual({
    quiz: productQuizId,
    slots: slots.map(({ id, offers }) => ({ id, sentences: offers })),
  });
});
