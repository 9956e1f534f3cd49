import type { Page } from '@playwright/test';
import { cardiacQuizId, productQuizId, type QuizId, quizRecords } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { cardiacPersonas, longevityPersonas } from '../personas/read-personas.ts';
import { expect, test } from '../support/fixtures.ts';
import { leaveSession } from '../support/people.ts';
import { expectStoredAt, leaveDraft, moveDraft } from '../support/stored-draft.ts';
import { awaitResult, newestOf, submit } from '../support/submissions.ts';
import { answerQuestion, next, pathOf } from '../support/take-quiz.ts';

// One height and weight in the units of three regions: 5 ft 5 in is 165.1 cm, 154 lb are 11 st and 69.85 kg.

const body: Answers = { ...longevityPersonas.average45F?.answers, height: { ft: 5, in: 5 }, weight: 154 };

/** With a blood test. */
const heart: Answers = { ...cardiacPersonas.ideal60M?.answers };

const fill = (page: Page, name: string | RegExp, text: string) => page.getByRole('textbox', { name }).fill(text);
const inFeet = async (page: Page) => {
  await fill(page, 'Feet', '5');
  await fill(page, 'Inches', '5');
};

const choose = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
/** The bands of the same values, in the words of the region. */
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

type ByHand = Readonly<Record<string, (page: Page) => Promise<unknown>>>;
type Walk = { answers: Answers; byHand: ByHand; owner: string };

/** Answers the questions with units by hand, and submits the quiz. All other answers come from a stored draft. */
const answerByHand = async (page: Page, quizId: QuizId, { answers, byHand, owner }: Walk) => {
  const path = pathOf(quizId, answers, false);
  const first = path.findIndex(({ id }) => id in byHand);
  const after = path.findLastIndex(({ id }) => id in byHand) + 1;
  const earlier = Object.fromEntries(Object.entries(answers).filter(([id]) => !(id in byHand)));
  await leaveDraft(page, quizId, { answers: earlier, at: path[first]?.id ?? '', owner });
  await page.goto(quizRecords[quizId].path);
  for (const question of path.slice(first, after)) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(question.text);
    const fillInUnits = byHand[question.id];
    if (!fillInUnits) await answerQuestion(page, question, answers[question.id]);
    else await fillInUnits(page);
    // Choosing an option already continues.
    if (fillInUnits && question.type !== 'multiple-choice') await next(page).click();
  }
  await expectStoredAt(page, quizId, path[after]?.id ?? '');
  for (const last of path.slice(-1)) {
    await moveDraft(page, quizId, last.id);
    await page.goto(quizRecords[quizId].path);
    await answerQuestion(page, last, answers[last.id]);
  }
  await expect(page.getByText(/^Your results are being analysed/)).toBeVisible();
};

for (const [locale, { byHand, bands, typed }] of Object.entries(regions))
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });

    test('asks both quizzes in its units, keeps what was typed, and gets the same results as any other', async ({
      page,
      stack,
    }) => {
      const typist = await stack.register();
      await leaveSession(page, typist);
      await answerByHand(page, productQuizId, { answers: body, byHand, owner: typist.userId });
      const rows = new Map((await newestOf(stack, typist, productQuizId)).answers.map((row) => [row.questionId, row]));
      for (const [questionId, text] of Object.entries(typed))
        expect(rows.get(questionId)).toMatchObject({ value: body[questionId], typed: text });
      await answerByHand(page, cardiacQuizId, { answers: heart, byHand: bands, owner: typist.userId });

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
