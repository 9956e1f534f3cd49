import type { Page } from '@playwright/test';
import { productQuizId, quizRecords } from '#shared/derived-names.ts';
import { firstLookScreen, hasCard } from '#shared/longevity/growing/screens.ts';
import type { Answers, Question } from '#shared/quiz/question.ts';
import { answerQuestion, next, pathOf } from './take-quiz.ts';

/**
 * What a visitor has done before a screen: presses of options, buttons, links and the consent's box; fields that were typed into or
 * moved, which are no presses; screens, with the one that is reached; and all words of the screens passed.
 */
type Way = { presses: number; fields: number; screens: number; words: number };

type Milestone = 'first question' | 'first personal range' | 'first look' | 'result';

const fieldsOf = ({ type }: Question): number => {
  if (type === 'multiple-choice' || type === 'section-title') return 0;
  return type === 'date' ? 3 : type === 'height' || type === 'name' ? 2 : 1;
};

/**
 * Walks from Home to the result of the first quiz as a visitor without an account. `answers` has the answers for the account, too.
 * Throws where the first range or the first look does not appear.
 */
export async function walkToResult(page: Page, answers: Answers): Promise<Record<Milestone, Way>> {
  const way: Way = { presses: 0, fields: 0, screens: 1, words: 0 };
  const reached = new Map<Milestone, Way>();
  const note = (milestone: Milestone) => {
    if (!reached.has(milestone)) reached.set(milestone, { ...way });
  };
  /** Leaves this screen by `step`, which presses one thing. */
  const go = async (step: () => Promise<unknown>, fields = 0) => {
    const words = await page.locator('main').innerText();
    way.words += words.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    await step();
    way.presses += 1;
    way.fields += fields;
    way.screens += 1;
  };
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await go(() => page.getByRole('link', { name: `Start: ${quizRecords[productQuizId].title}` }).click());
  await next(page).waitFor();
  await go(() => next(page).click());
  await page.getByRole('checkbox', { name: /^I’ve read/ }).check();
  way.presses += 1;
  await go(() => next(page).click());
  for (const question of pathOf(productQuizId, answers, true)) {
    if (question.id !== firstLookScreen) await heading.filter({ hasText: question.text }).waitFor();
    if (question.type !== 'section-title') note('first question');
    if (hasCard(question.id)) {
      await page.getByRole('region', { name: 'So far' }).waitFor();
      note('first personal range');
    }
    if (question.id === firstLookScreen) {
      await page.getByRole('region', { name: 'Your number' }).waitFor();
      note('first look');
    }
    await go(() => answerQuestion(page, question, answers[question.id]), fieldsOf(question));
  }
  await go(() => page.getByRole('link', { name: 'See my result' }).click());
  await page.waitForURL('**/results/*');
  note('result');
  return Object.fromEntries(reached) as Record<Milestone, Way>;
}
