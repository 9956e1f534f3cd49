import type { Page } from '@playwright/test';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { cardiacPersonas, longevityPersonas } from '../personas/personas.ts';
import { expect, test } from '../support/fixtures.ts';
import { newestOf } from '../support/newest-of.ts';
import { awaitResult, submit } from '../support/submit.ts';
import { takeQuiz } from '../support/take-quiz.ts';
import { leaveSession } from './account/session.ts';

// One body, asked in the units of three regions: 5 ft 5 in is 165.1 cm, 154 lb are 11 st and 69.85 kg.

const body: Answers = { ...longevityPersonas.average45F?.answers, height: { ft: 5, in: 5 }, weight: 154 };

/** With a blood test. */
const heart: Answers = { ...cardiacPersonas.ideal60M?.answers };

const fill = (page: Page, name: string | RegExp, text: string) => page.getByRole('textbox', { name }).fill(text);
const inFeet = async (page: Page) => {
  await fill(page, 'Feet', '5');
  await fill(page, 'Inches', '5');
};

const choose = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
/** The bands of the same blood, in the words of the region. */
const siBands = { totalCholesterolBand: choose('4.1 to under 5.2'), a1cBand: choose('Below 39') };
const usBands = { totalCholesterolBand: choose('160-199'), a1cBand: choose('Below 5.7%') };

const regions = {
  'de-DE': {
    byHand: {
      height: (page: Page) => fill(page, 'Centimetres', '165,1'),
      weight: (page: Page) => fill(page, /weigh/, '69,85'),
    },
    bands: siBands,
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
    bands: siBands,
    typed: { height: { text: '5 ft 5 in', unit: 'ftIn' }, weight: { text: '11 st 0 lb', unit: 'stLb' } },
  },
  'en-US': {
    byHand: { height: inFeet, weight: (page: Page) => fill(page, /weigh/, '154') },
    bands: usBands,
    typed: { height: { text: '5 ft 5 in', unit: 'ftIn' }, weight: { text: '154', unit: 'lb' } },
  },
};

for (const [locale, { byHand, bands, typed }] of Object.entries(regions))
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });

    test('asks both quizzes in its units, keeps what was typed, and gets the results that anybody gets', async ({
      page,
      stack,
    }) => {
      const typist = await stack.register();
      await leaveSession(page, typist);
      await takeQuiz(page, productQuizId, { answers: body, byHand });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your results are being analysed/);
      const rows = new Map((await newestOf(stack, typist, productQuizId)).answers.map((row) => [row.questionId, row]));
      for (const [questionId, text] of Object.entries(typed))
        expect(rows.get(questionId)).toMatchObject({ value: body[questionId], typed: text });
      await takeQuiz(page, cardiacQuizId, { answers: heart, byHand: bands });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your results are being analysed/);

      const other = await stack.register();
      for (const [quizId, answers] of [
        [productQuizId, body],
        [cardiacQuizId, heart],
      ] as const) {
        const { submissionId } = await newestOf(stack, typist, quizId);
        const plain = await awaitResult(stack, other, await submit(stack, other, { answers, quizId }));
        expect((await awaitResult(stack, typist, submissionId)).content).toEqual(plain.content);
      }
    });
  });
