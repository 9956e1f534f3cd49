import { describe, expect, test } from 'vitest';
import { fromBase64url } from '#shared/base64url.ts';
import { asRunId, asSubmissionId } from '#shared/contract/ids.ts';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { cardiacPersonas, longevityPersonas } from '#tests/personas/read-personas.ts';
import { someDraft } from '#tests/support/some-draft.ts';
import { openDraft, sealDraft } from '#web/features/move/moved-draft.ts';
import type { Draft } from '#web/quiz/draft/drafts.ts';
import { randomSecret, sealFile } from '#web/sealed/seal-file.ts';

const key = randomSecret();
const runId = asRunId('0b5dbd3e-6f0c-4a3e-9a52-7f2f0a1b2c3d');
const retake = {
  basedOn: asSubmissionId('submission-1'),
  numbers: [],
  lastTime: { smoking: { answer: 'never', words: 'Never' } },
};
const draft = (given: Partial<Draft> = {}) =>
  someDraft({ savedAt: Date.now(), runId, answers: longevityPersonas.average45F?.answers ?? {}, ...given });
const moved = async (given: Partial<Draft> = {}, quizId: QuizId = productQuizId) =>
  openDraft(await sealDraft(quizId, draft(given), key), key);
/** Encrypted content that an attacker could put behind a link. */
const forged = async (change: object) => {
  const honest = { format: 1, quizId: productQuizId, ...draft() };
  return openDraft(
    await sealFile(
      JSON.stringify({ ...honest, ...change }),
      fromBase64url(key) ?? new Uint8Array(),
      'application/json',
    ),
    key,
  );
};

describe('a draft that arrives', () => {
  test.each(Object.entries(longevityPersonas))('has every answer of %s, and no owner yet', async (_, { answers }) => {
    expect(await moved({ answers })).toMatchObject({
      quizId: productQuizId,
      account: 'ines',
      draft: { runId, answers, owner: null, currentQuestion: 3 },
    });
  });

  test.each(Object.entries(cardiacPersonas))('has every heart answer of %s', async (_, { answers }) => {
    expect(await moved({ answers }, cardiacQuizId)).toMatchObject({ quizId: cardiacQuizId, draft: { answers } });
  });

  test('brings how each answer was typed, what was confirmed, and what a retake started from', async () => {
    const given = {
      typed: { weight: { value: '7', unit: 'kg' } },
      typedAnswers: { weight: { text: '78', unit: 'kg' as const } },
      confirmed: ['weight'],
      check: { from: 12, questionId: null, isOpen: false },
      retake,
    };
    expect(await moved(given)).toMatchObject({ draft: given });
  });

  test('has no notice marked as read and no wish to be sent, so both are asked for again', async () => {
    const given = { dismissedNotices: ['chestPainNow'], sendWhenSignedIn: true };
    expect(await moved(given)).toMatchObject({ draft: { dismissedNotices: [], sendWhenSignedIn: false } });
  });

  test('fits the route’s limit, however much was typed', async () => {
    const answers = longevityPersonas.average45F?.answers ?? {};
    const lastTime = Object.fromEntries(
      Object.entries(answers).map(([id, answer]) => [
        id,
        { answer, words: `Last time you said ${id}, ${JSON.stringify(answer)}` },
      ]),
    );
    const sealed = await sealDraft(productQuizId, draft({ answers, retake: { ...retake, lastTime } }), key);
    expect(sealed.length).toBeLessThan(24_000);
  });
});

describe('refused:', () => {
  test('a draft of another questionnaire, which needs a reload', async () => {
    expect(await forged({ quizVersion: '1.0' })).toBe('other-release');
  });

  test.each<[string, object]>([
    ['another format', { format: 2 }],
    ['no quiz of ours', { quizId: 'tax' }],
    ['a run without an id', { runId: '../../etc' }],
    ['no answers', { answers: null }],
    ['an answer that no screen could give', { answers: { gender: '<img src=x>' } }],
    ['an answer to no question', { answers: { __proto__: null, nothing: 'yes' } }],
    ['a password', { answers: { password: 'correct horse battery' } }],
    ['a place outside the quiz', { currentQuestion: 4000 }],
    ['a place that is none', { currentQuestion: 'end' }],
    ['a list of answers that is none', { check: { from: 'x' } }],
    ['inputs that are no text', { typed: { weight: { value: 7 } } }],
    ['an unknown unit', { typedAnswers: { weight: { text: '78', unit: 'cubits' } } }],
    ['a retake of nothing', { retake: { basedOn: 7 } }],
  ])('%s', async (_, change) => {
    expect(await forged(change)).toBe('unreadable');
  });

  test('a file of another key, and one that was changed or truncated on the way', async () => {
    const sealed = await sealDraft(productQuizId, draft(), key);
    const parts = sealed.split('.');
    const changed = parts.with(3, `${parts[3]?.startsWith('A') ? 'B' : 'A'}${parts[3]?.slice(1)}`).join('.');
    for (const [jwe, opener] of [
      [sealed, randomSecret()],
      [changed, key],
      [sealed.slice(0, -4), key],
      ['', key],
    ] as const)
      expect(await openDraft(jwe, opener)).toBe('unreadable');
  });

  test('a file that unpacks to more than any draft could', async () => {
    expect(await forged({ filler: 'x'.repeat(300 * 1024) })).toBe('unreadable');
  });
});
