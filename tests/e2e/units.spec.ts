import type { Page } from '@playwright/test';
import type { AnswerOf } from '#shared/contract/schemas.ts';
import { productQuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { longevityPersonas } from '../personas/personas.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Account, TestStack } from '../support/stack.ts';
import { awaitResult, submit } from '../support/submit.ts';
import { takeQuiz } from '../support/take-quiz.ts';
import { leaveSession } from './account/session.ts';

// One body, asked in the units of three regions: 5 ft 5 in is 165.1 cm, 154 lb are 11 st and 69.85 kg.

const body: Answers = { ...longevityPersonas.average45F?.answers, height: { ft: 5, in: 5 }, weight: 154 };

const fill = (page: Page, name: string | RegExp, text: string) => page.getByRole('textbox', { name }).fill(text);
const inFeet = async (page: Page) => {
  await fill(page, 'Feet', '5');
  await fill(page, 'Inches', '5');
};

const ask = async <Body>(stack: TestStack, { token }: Account, path: string): Promise<Body> =>
  (await stack.call('GET', path, { token })).json() as Promise<Body>;

const regions = {
  'de-DE': {
    byHand: {
      height: (page: Page) => fill(page, 'Centimetres', '165,1'),
      weight: (page: Page) => fill(page, /weigh/, '69,85'),
    },
    typed: { height: { text: '165,1', unit: 'cm' }, weight: { text: '69,85', unit: 'kg' } },
  },
  'en-GB': {
    byHand: {
      height: inFeet,
      weight: async (page: Page) => {
        await fill(page, 'Stone', '11');
        await fill(page, 'Pounds', '0');
      },
    },
    typed: { height: { text: '5 ft 5 in', unit: 'ftIn' }, weight: { text: '11 st 0 lb', unit: 'stLb' } },
  },
  'en-US': {
    byHand: { height: inFeet, weight: (page: Page) => fill(page, /weigh/, '154') },
    typed: { height: { text: '5 ft 5 in', unit: 'ftIn' }, weight: { text: '154', unit: 'lb' } },
  },
};

for (const [locale, { byHand, typed }] of Object.entries(regions))
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });

    test('asks in its units, keeps what was typed, and gets the result that anybody gets', async ({ page, stack }) => {
      const typist = await stack.register();
      await leaveSession(page, typist);
      await takeQuiz(page, productQuizId, { answers: body, byHand });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your results are being analysed/);

      const [sent] = await ask<{ submissionId: string }[]>(stack, typist, '/api/submissions/me');
      const id = sent?.submissionId ?? '';
      const kept = await ask<AnswerOf<'getSubmission'>>(stack, typist, `/api/submissions/get?submissionId=${id}`);
      const rows = new Map(kept.answers.map((row) => [row.questionId, row]));
      for (const [questionId, text] of Object.entries(typed))
        expect(rows.get(questionId)).toMatchObject({ value: body[questionId], typed: text });

      const other = await stack.register();
      const plain = await awaitResult(stack, other, await submit(stack, other, { answers: body }));
      expect((await awaitResult(stack, typist, id)).content).toEqual(plain.content);
    });
  });
