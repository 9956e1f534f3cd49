import { expect, type Locator, type Page } from '@playwright/test';
import { type QuizId, quizRecords } from '#shared/derived-names.ts';
import type { Answers, Question } from '#shared/quiz/question.ts';
import { quizzes } from '#tests/support/quizzes.ts';

// What a signed-in user does with answers that were sent before. Each journey counts taps (a press, or a field to type into) and
// screens (another heading, or another part of the quiz).

export type Count = { taps: number; screens: number };

const walkOn = (page: Page) => {
  const count: Count = { taps: 0, screens: 0 };
  return {
    count,
    tap: async (target: Locator) => {
      await target.click();
      count.taps += 1;
    },
    type: async (field: Locator, text: string) => {
      await field.fill(text);
      count.taps += 1;
    },
    /** Waits for the screen that begins with these words. */
    arrive: async (words: string | RegExp) => {
      await expect(
        page.getByRole('heading', { level: 1 }).or(page.locator('main p')).filter({ hasText: words }).first(),
      ).toBeVisible();
      count.screens += 1;
    },
  };
};
type Walker = ReturnType<typeof walkOn>;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** From the dashboard: changes the answer to one multiple-choice question, and works the result out again. */
export async function changeAnswer(page: Page, quizId: QuizId, name: string, option: string): Promise<Count> {
  const walker = walkOn(page);
  await walker.tap(page.getByRole('link', { name: new RegExp(`^My answers: ${quizRecords[quizId].title}`) }));
  await walker.arrive('My answers');
  await walker.tap(button(page, `Change ${name}`));
  await expect(page.getByText(/^Your answer on /)).toBeVisible();
  await walker.arrive(/./);
  await walker.tap(button(page, option));
  await walker.arrive('My answers');
  await walker.tap(button(page, 'Update my result'));
  await walker.tap(button(page, 'Things have changed'));
  return toNewResult(page, walker, quizId);
}

/** From the dashboard, by the quiz's first screen: retakes the quiz on the sheets, with the same answers as before. */
export async function retakeUnchanged(page: Page, quizId: QuizId, answers: Answers): Promise<Count> {
  const walker = walkOn(page);
  const { title } = quizRecords[quizId];
  await walker.tap(page.getByRole('button', { name: `Retake Quiz: ${title}` }).first());
  await walker.tap(page.getByRole('link', { name: 'Start from my last answers' }));
  await walker.arrive(`Take it again: ${quizRecords[quizId].title}`);
  await walker.tap(button(page, 'Continue'));
  for (let part = 1; ; part += 1) {
    await walker.arrive(new RegExp(`^Part ${part} of`));
    const isOpen = await answerSheet(page, walker, quizId, answers);
    const submit = button(page, 'Submit');
    const isLast = await submit.isVisible();
    await walker.tap(isLast ? submit : button(page, 'All still true'));
    if (isOpen) await walker.tap(button(page, 'Continue without them'));
    if (isLast) return toNewResult(page, walker, quizId);
  }
}

/** True if a question was left open, as it was before. An answer may show another question, so the sheet is read again after each. */
async function answerSheet(page: Page, walker: Walker, quizId: QuizId, answers: Answers): Promise<boolean> {
  let isOpen = false;
  const seen = new Set<string>();
  for (;;) {
    const ids = await page
      .locator('main div[data-question]')
      .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.question ?? ''));
    const id = ids.find((each) => !seen.has(each));
    if (id === undefined) return isOpen;
    seen.add(id);
    const question = quizzes[quizId].questions.find((each) => each.id === id);
    if (question && answers[id] === undefined) isOpen = true;
    else if (question) await answerInline(page.locator(`div[data-question="${id}"]`), walker, question, answers);
  }
}

async function answerInline(asked: Locator, { tap, type }: Walker, question: Question, answers: Answers) {
  const answer = String(answers[question.id]);
  if (question.type === 'slider') {
    // An untouched slider is in the middle without an answer, so it is moved first, even to answer the middle.
    await asked.getByRole('slider').fill(String(question.min));
    return type(asked.getByRole('slider'), answer);
  }
  if (question.type !== 'multiple-choice') return type(asked.getByRole('textbox'), answer);
  const label = question.options.find(({ value }) => value === answer)?.label ?? '';
  await tap(asked.getByRole('radio', { name: label, exact: true }));
}

/** The result opens by itself, after a screen that says so; a quick machine skips that screen, so it is counted here. */
async function toNewResult(page: Page, walker: Walker, quizId: QuizId): Promise<Count> {
  await expect(page).toHaveURL(/\/results\//);
  await walker.arrive(quizRecords[quizId].title);
  return { ...walker.count, screens: walker.count.screens + 1 };
}

/** In mmol/L, as on a European report. */
const lipids = { 'Total cholesterol': '5.2', 'LDL cholesterol': '3.1', 'HDL cholesterol': '1.4', Triglycerides: '1.2' };

/** From a heart result: types the numbers of a blood test, and opens the new result. */
export async function addLipids(page: Page, quizId: QuizId, takenAt: Date): Promise<Count> {
  const walker = walkOn(page);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await walker.tap(page.getByRole('link', { name: 'Add my numbers' }).first());
  await walker.arrive('Add my numbers');
  for (const [name, text] of Object.entries(lipids)) await walker.type(field(name), text);
  await walker.type(field('Day'), String(takenAt.getUTCDate()));
  await walker.type(field('Month'), String(takenAt.getUTCMonth() + 1));
  await walker.type(field('Year'), String(takenAt.getUTCFullYear()));
  await walker.tap(button(page, 'Save and update my result'));
  await walker.arrive('Your new heart result is ready');
  await walker.tap(page.getByRole('link', { name: 'See the new result' }));
  await walker.arrive(quizRecords[quizId].title);
  return walker.count;
}
