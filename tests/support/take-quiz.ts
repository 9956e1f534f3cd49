import { expect, type Locator, type Page } from '@playwright/test';
import { consentText } from '#shared/contract/consent-text.ts';
import { pathIn } from '#shared/contract/language.ts';
import { type QuizId, quizRecords } from '#shared/derived-names.ts';
import { firstLookScreen } from '#shared/longevity/growing/screens.ts';
import { questionInWords, wordsOfZone } from '#shared/places/option-words.ts';
import { laterOptionsOf } from '#shared/quiz/later-options.ts';
import {
  type Answer,
  type Answers,
  asks,
  type HeightAnswer,
  isAccountQuestion,
  type NameAnswer,
  type Question,
} from '#shared/quiz/question.ts';
import { visibleQuestions } from '#shared/quiz/visible.ts';
import { readContinue } from '#words/emergency.ts';
import * as growing from '#words/growing.ts';
import * as labels from '#words/labels.ts';
import { languageCode } from '#words/language.ts';
import { skip } from '#words/quiz.ts';
import * as controls from '#words/quiz-controls.ts';
import { literally } from './literally.ts';
import { quizzes } from './quizzes.ts';
import { callTheAnswersMine, expectStoredAt, leaveDraft } from './stored-draft.ts';
import { testTimeZone } from './submissions.ts';

/** What the quiz asks a new user for at its end. */
type NewAccount = { firstName: string; lastName: string; email: string; password: string };

type TakeQuiz = {
  answers: Answers;
  account?: NewAccount;
  /**
   * Stops at this question without answering it. Waits until the draft is stored, so that the test can leave the page. Needs a
   * browser that stores drafts. If absent, the quiz is submitted.
   */
  until?: string;
  /** For the heart quiz: the answers of a signed-in user to the longevity quiz. */
  habits?: Answers;
  /** Uses the pointer for every press, for tests that prove that each screen can be answered by pointer. */
  byPointer?: boolean;
};

/** Takes a quiz with a persona's answers, using the controls on the screens. Questions without an answer are skipped. */
export async function takeQuiz(page: Page, quizId: QuizId, how: TakeQuiz): Promise<void> {
  const { answers, account, until, habits, byPointer = false } = how;
  // The quiz leaves out questions only after it has loaded the earlier answers, and a test would be faster than that.
  const isKnown = Object.keys(habits ?? {}).length > 0;
  const areHabitsRead = isKnown ? page.waitForResponse(/\/api\/submissions\/get\?/) : null;
  await page.goto(pathIn(languageCode, quizRecords[quizId].path));
  const isStranger = await enterQuiz(page, quizId);
  await (await areHabitsRead)?.finished();
  const given: Answers = account ? { ...answers, ...accountAnswers(account) } : answers;
  const path = pathOf(quizId, given, isStranger, habits);
  const end = until === undefined ? -1 : path.findIndex(({ id }) => id === until);
  const stop = path[end];
  await answerAll(page, stop ? path.slice(0, end) : path, given, byPointer);
  if (stop) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(stop.text);
    return expectStoredAt(page, quizId, stop.id);
  }
  // Skip does not submit: after the last question it opens the list of answers.
  const last = path.at(-1);
  if (last && asks(last) && given[last.id] === undefined) await next(page).click();
}

async function answerAll(page: Page, path: readonly Question[], given: Answers, byPointer: boolean): Promise<void> {
  for (let at = 0; at < path.length; ) {
    if (!byPointer) at += await pressThrough(page, path.slice(at), given);
    // A question with a typed answer, or a screen behind a warning that the test dismisses itself.
    const question = path[at];
    if (question) await answerQuestion(page, question, given[question.id]);
    at += 1;
  }
}

/** `names`: the possible names of the screen's button. */
type PressedScreen = { heading: string; says: readonly string[] | null; names: readonly string[] };

/**
 * Answers the screens up to the first typed answer or warning. It clicks each button by script inside the page, as a screen
 * reader does, because forty screens take ten times as long by pointer. Returns how many screens it answered. Throws if a screen
 * has no such button.
 */
const pressThrough = async (page: Page, path: readonly Question[], answers: Answers): Promise<number> => {
  const screens: PressedScreen[] = [];
  for (const question of path) {
    const names = buttonFor(question, answers[question.id]);
    if (!names) break;
    screens.push({ heading: question.text, says: isFirstLook(question) ? firstLookSays : null, names });
  }
  return screens.length === 0 ? 0 : page.evaluate(pressInPage, { screens, warning: readContinue });
};

/** Null if the answer must be typed. */
const buttonFor = (question: Question, answer: Answer | undefined): string[] | null => {
  if (question.type === 'section-title') return [labels.continueLabel, labels.submit];
  if (answer === undefined) return [skip];
  if (question.type !== 'multiple-choice' || isLater(question, answer)) return null;
  return namesOf(question, answer);
};

/** Whether the screen shows this answer only after its button for more options. */
const isLater = (question: Question, answer: Answer): boolean =>
  laterOptionsOf(question).some(({ value }) => value === answer);

/** The labels of an option: in both units, and in the words of the country of the tests' browsers. */
const namesOf = (question: Question, answer: Answer): string[] =>
  [question, questionInWords(question, wordsOfZone(testTimeZone))].flatMap(({ options = [] }) => {
    const option = options.find(({ value }) => value === answer);
    return option ? [option.label, option.labelSi ?? option.label] : [];
  });

/** The button of this answer, under any of its labels. */
export const optionButton = (within: Page | Locator, question: Question, answer: Answer): Locator => {
  const [first = '', ...others] = namesOf(question, answer);
  const named = (name: string) => within.getByRole('button', { name, exact: true });
  return others.reduce((either, name) => either.or(named(name)), named(first));
};

/** Runs in the page, so it uses nothing from outside the function. */
const pressInPage = async (press: { screens: readonly PressedScreen[]; warning: string }): Promise<number> => {
  const { screens, warning } = press;
  const nextFrame = () => new Promise(requestAnimationFrame);
  const textOf = (element: Element | null) => element?.textContent?.replaceAll(/\s+/g, ' ').trim();
  const buttonNamed = (names: readonly string[]) =>
    [...document.querySelectorAll('button')].find((button) => names.includes(textOf(button) ?? ''));
  const isShown = ({ heading, says }: PressedScreen) =>
    says
      ? says.some((words) => textOf(document.querySelector('main'))?.includes(words))
      : textOf(document.querySelector('main h1')) === heading;
  for (const [answered, screen] of screens.entries()) {
    const { heading, names } = screen;
    while (!isShown(screen)) {
      if (buttonNamed([warning])) return answered;
      await nextFrame();
    }
    const button = buttonNamed(names);
    if (!button?.getClientRects().length || button.disabled)
      throw new Error(`"${heading}" has no button ${names.join(' or ')}.`);
    button.click();
  }
  return screens.length;
};

type FinishQuiz = {
  answers: Answers;
  /** The id of the signed-in user. If absent, no user is signed in. */
  owner?: string;
  /** The account that the quiz creates for a visitor. */
  account?: NewAccount;
};

/**
 * Submits a quiz from a stored draft, for tests about what follows: going through forty screens would make them many times
 * slower. Only the questions about the account are answered on screens, or the last question if there are none.
 */
export async function finishQuiz(page: Page, quizId: QuizId, { answers, owner, account }: FinishQuiz): Promise<void> {
  const given: Answers = account ? { ...answers, ...accountAnswers(account) } : answers;
  const path = pathOf(quizId, given, owner === undefined);
  const last = lastScreens(path);
  await leaveDraft(page, quizId, { answers, at: last[0]?.id ?? '', owner: owner ?? null });
  await page.goto(pathIn(languageCode, quizRecords[quizId].path));
  if (owner === undefined) await callTheAnswersMine(page);
  for (const question of last) await answerQuestion(page, question, given[question.id]);
}

const lastScreens = (path: readonly Question[]): readonly Question[] => {
  const aboutAccount = path.filter(isAccountQuestion);
  return aboutAccount.length > 0 ? aboutAccount : path.slice(-1);
};

/** Goes from the intro to the first screen. True if the quiz asked to accept the privacy notice, so no user is signed in. */
export async function enterQuiz(page: Page, quizId: QuizId): Promise<boolean> {
  const { intro, privacy } = quizzes[quizId];
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(intro.text);
  await next(page).click();
  await expect(heading).not.toHaveText(intro.text);
  if (!privacy || (await heading.textContent()) !== privacy.text) return false;
  await page.getByRole('checkbox', { name: consentText }).check();
  await next(page).click();
  return true;
}

/** The screens for these answers. `habits`, for the heart quiz: the answers of a signed-in user to the longevity quiz. */
export const pathOf = (
  quizId: QuizId,
  answers: Answers,
  asStranger: boolean,
  habits: Answers = {},
): readonly Question[] => {
  const asking = { today: new Date().toISOString().slice(0, 10), known: () => habits };
  return visibleQuestions({ ...quizzes[quizId], asking }, answers).filter(
    ({ type }) => asStranger || !['name', 'email', 'password'].includes(type),
  );
};

const accountAnswers = ({ firstName, lastName, email, password }: NewAccount): Answers => ({
  name: { firstName, lastName },
  email,
  password,
});

type WalkQuiz = {
  answers: Answers;
  /** For the heart quiz: the answers of a signed-in user to the longevity quiz. */
  habits?: Answers;
  /** Looks at what is shown: the screen of this question, or the warning before it. */
  look: (what: string) => Promise<unknown>;
};

/** Goes from the intro through every screen of a quiz, and looks at each with its answer in it. */
export async function walkQuiz(page: Page, quizId: QuizId, { answers, habits, look }: WalkQuiz): Promise<void> {
  const isStranger = await enterQuiz(page, quizId);
  const warning = page.getByRole('button', { name: readContinue, exact: true });
  for (const question of pathOf(quizId, answers, isStranger, habits)) {
    const screen = screenOf(page, question);
    await warning.or(screen).first().waitFor();
    if (await warning.isVisible()) {
      await look(`warning before ${question.id}`);
      await warning.click();
      await screen.waitFor();
    }
    const answer = answers[question.id];
    if (answer !== undefined && question.type !== 'multiple-choice') await fillIn(page, question, answer);
    await look(question.id);
    await answerQuestion(page, question, answer);
  }
}

/** The button to the next screen, under either name. */
export const next = (page: Page | Locator) =>
  page.getByRole('button', {
    name: new RegExp(`^(${[labels.continueLabel, labels.submit].map(literally).join('|')})$`),
  });

/** Answers the question on the screen, or skips it, and goes to the next screen. */
export async function answerQuestion(page: Page, question: Question, answer: Answer | undefined): Promise<void> {
  const screen = screenOf(page, question);
  if (question.type === 'section-title') return next(screen).click();
  if (answer === undefined) return screen.getByRole('button', { name: skip, exact: true }).click();
  await fillIn(page, question, answer);
  // Choosing an option already goes to the next screen.
  if (question.type !== 'multiple-choice') await next(screen).click();
}

/**
 * The screen while it asks this question. One locator finds the heading and the controls, because each lookup is a round trip to
 * the browser, and a quiz has forty screens.
 */
export const screenOf = (page: Page, question: Question): Locator =>
  isFirstLook(question)
    ? page.locator('main').filter({ hasText: new RegExp(firstLookSays.map(literally).join('|')) })
    : page.locator('main').filter({ has: page.locator('h1', { hasText: exactly(question.text) }) });

/** The first look is recognised by other words, because its heading depends on the answers. */
const isFirstLook = ({ id }: Question): boolean => id === firstLookScreen;
const boldIn = (sentence: string): string => {
  const [, bold] = /<bold>(.+)<\/bold>/.exec(sentence) ?? [];
  if (bold === undefined) throw new Error(`Nothing is bold in: ${sentence}`);
  return bold;
};
const firstLookSays = [boldIn(growing.keepItCosts), growing.sentOnContinue];

const exactly = (text: string) => new RegExp(`^\\s*${literally(text)}\\s*$`);

/** Enters the answer and stays on the screen; only choosing an option leaves it. */
export async function fillIn(page: Page, question: Question, answer: Answer): Promise<void> {
  const screen = screenOf(page, question);
  const text = (label: string | RegExp, value: string) => screen.getByRole('textbox', { name: label }).fill(value);
  switch (question.type) {
    case 'multiple-choice':
      if (isLater(question, answer))
        await screen.getByRole('button', { name: controls.showMoreOptions(laterOptionsOf(question).length) }).click();
      return optionButton(screen, question, answer).click();
    case 'date': {
      const [year = '', month = '', day = ''] = String(answer).split('-');
      await text(labels.day, day);
      await text(labels.month, month);
      return text(labels.year, year);
    }
    case 'height':
      await text(controls.feet, String((answer as HeightAnswer).ft));
      return text(controls.inches, String((answer as HeightAnswer).in));
    case 'name':
      await text(labels.firstName, (answer as NameAnswer).firstName);
      return text(labels.lastName, (answer as NameAnswer).lastName);
    case 'slider': {
      // An untouched slider is in the middle but has no answer. So it is moved first, also when the answer is the middle.
      const slider = screen.getByRole('slider');
      await slider.fill(String(question.min));
      return slider.fill(String(answer));
    }
    case 'email':
      return text(labels.emailAddress, String(answer));
    case 'password':
      return screen.getByLabel(labels.password, { exact: true }).fill(String(answer));
    default:
      return text(question.text, String(answer));
  }
}
