import { expect, type Locator, type Page } from '@playwright/test';
import { type QuizId, quizRecords } from '#shared/derived-names.ts';
import {
  type Answer,
  type Answers,
  asks,
  type HeightAnswer,
  type NameAnswer,
  type Question,
} from '#shared/quiz/question.ts';
import { visibleQuestions } from '#shared/quiz/visible.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import { expectKeptAt } from './kept-draft.ts';
import { pressThrough } from './press-through.ts';

/** What the quiz asks for at its end. Leave it out for somebody who is signed in. */
export type NewAccount = { firstName: string; lastName: string; email: string; password: string };

type TakeQuiz = {
  answers: Answers;
  account?: NewAccount;
  /**
   * Stops before this question, unanswered, once the browser has stored that: the page may then be left. Absent, the quiz is
   * handed in. It needs a browser that stores drafts.
   */
  until?: string;
  /** Every press is one of the pointer, on what lies on top: for the walks that show that each screen can be answered so. */
  byPointer?: boolean;
};

/** Takes a quiz as a persona does, with the screen's own controls; what has no answer is skipped. */
export async function takeQuiz(page: Page, quizId: QuizId, how: TakeQuiz): Promise<void> {
  const { answers, account, until, byPointer = false } = how;
  await page.goto(quizRecords[quizId].path);
  const isStranger = await enterQuiz(page, quizId);
  const given: Answers = account ? { ...answers, ...accountAnswers(account) } : answers;
  const path = pathOf(quizId, given, isStranger);
  const end = until === undefined ? -1 : path.findIndex(({ id }) => id === until);
  const stop = path[end];
  await answerAll(page, stop ? path.slice(0, end) : path, given, byPointer);
  if (stop) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(stop.text);
    return expectKeptAt(page, quizId, stop.id);
  }
  // Skip sends nothing: after the last question it opens the list of answers.
  const last = path.at(-1);
  if (last && asks(last) && given[last.id] === undefined) await next(page).click();
}

async function answerAll(page: Page, path: readonly Question[], given: Answers, byPointer: boolean): Promise<void> {
  for (let at = 0; at < path.length; ) {
    if (!byPointer) at += await pressThrough(page, path.slice(at), given);
    // What is typed, or covered by a warning, which the test itself puts away.
    const question = path[at];
    if (question) await answerQuestion(page, question, given[question.id]);
    at += 1;
  }
}

/** From the intro to the first screen of the quiz. True when privacy had to be accepted: nobody is signed in. */
export async function enterQuiz(page: Page, quizId: QuizId): Promise<boolean> {
  const { intro, privacy } = quizzes[quizId];
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(intro.text);
  await next(page).click();
  await expect(heading).not.toHaveText(intro.text);
  if (!privacy || (await heading.textContent()) !== privacy.text) return false;
  await page.getByRole('checkbox').check();
  await next(page).click();
  return true;
}

/** The screens that these answers lead through. */
export const pathOf = (quizId: QuizId, answers: Answers, asStranger: boolean): readonly Question[] =>
  visibleQuestions(quizzes[quizId], answers).filter(
    ({ type }) => asStranger || !['name', 'email', 'password'].includes(type),
  );

export const accountAnswers = ({ firstName, lastName, email, password }: NewAccount): Answers => ({
  name: { firstName, lastName },
  email,
  password,
});

/** The button that leads on, whatever it says. */
export const next = (page: Page | Locator) => page.getByRole('button', { name: /^(Continue|Submit)$/ });

/** Answers the question on the screen (or skips it) and goes on. */
export async function answerQuestion(page: Page, question: Question, answer: Answer | undefined): Promise<void> {
  const screen = screenOf(page, question);
  if (question.type === 'section-title') return next(screen).click();
  if (answer === undefined) return screen.getByRole('button', { name: 'Skip' }).click();
  await fillIn(page, question, answer);
  // Choosing an option is the answer; everything else is typed and then sent on.
  if (question.type !== 'multiple-choice') await next(screen).click();
}

/**
 * The screen while it asks this question: what is found in it is found under this heading. One look for both, because each
 * look takes a round trip to the browser, and a quiz has forty screens.
 */
const screenOf = (page: Page, { text }: Question): Locator =>
  page.locator('main').filter({ has: page.locator('h1', { hasText: exactly(text) }) });

const exactly = (text: string) => new RegExp(`^\\s*${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`);

/** Gives the answer without going on; a choice goes on by itself. */
export async function fillIn(page: Page, question: Question, answer: Answer): Promise<void> {
  const screen = screenOf(page, question);
  const text = (label: string | RegExp, value: string) => screen.getByRole('textbox', { name: label }).fill(value);
  switch (question.type) {
    case 'multiple-choice': {
      // In the units of the browser that walks.
      const option = question.options?.find(({ value }) => value === answer);
      const named = (name = '') => screen.getByRole('button', { name, exact: true });
      return named(option?.label)
        .or(named(option?.labelSi ?? option?.label))
        .click();
    }
    case 'date': {
      const [year = '', month = '', day = ''] = String(answer).split('-');
      await text('Day', day);
      await text('Month', month);
      return text('Year', year);
    }
    case 'height':
      await text('Feet', String((answer as HeightAnswer).ft));
      return text('Inches', String((answer as HeightAnswer).in));
    case 'name':
      await text('First name', (answer as NameAnswer).firstName);
      return text('Last name', (answer as NameAnswer).lastName);
    case 'slider': {
      // Untouched it stands in the middle, which is no answer: moved first, also to be set to the middle.
      const slider = screen.getByRole('slider');
      await slider.fill(String(question.min));
      return slider.fill(String(answer));
    }
    case 'email':
      return text('Email address', String(answer));
    case 'password':
      return screen.getByLabel('Password', { exact: true }).fill(String(answer));
    default:
      return text(question.text, String(answer));
  }
}
