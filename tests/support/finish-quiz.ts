import type { Page } from '@playwright/test';
import { type QuizId, quizRecords } from '#shared/derived-names.ts';
import { type Answers, isAccountQuestion, type Question } from '#shared/quiz/question.ts';
import { leaveDraft } from './leave-draft.ts';
import { accountAnswers, answerQuestion, type NewAccount, pathOf } from './take-quiz.ts';
import { callTheAnswersMine } from './whose-draft.ts';

type FinishQuiz = {
  answers: Answers;
  /** The user id of whoever is signed in; absent, nobody is. */
  owner?: string;
  /** Created by the quiz, for somebody who is not signed in. */
  account?: NewAccount;
};

/**
 * Opens a quiz that was answered on an earlier visit, and hands it in: for tests about what follows, which a walk through
 * forty screens would make many times as long. On the screen are the questions about the account, or else the last one.
 */
export async function finishQuiz(page: Page, quizId: QuizId, { answers, owner, account }: FinishQuiz): Promise<void> {
  const given: Answers = account ? { ...answers, ...accountAnswers(account) } : answers;
  const path = pathOf(quizId, given, owner === undefined);
  const last = lastScreens(path);
  await leaveDraft(page, quizId, { answers, at: last[0]?.id ?? '', owner: owner ?? null });
  await page.goto(quizRecords[quizId].path);
  if (owner === undefined) await callTheAnswersMine(page);
  for (const question of last) await answerQuestion(page, question, given[question.id]);
}

const lastScreens = (path: readonly Question[]): readonly Question[] => {
  const aboutAccount = path.filter(isAccountQuestion);
  return aboutAccount.length > 0 ? aboutAccount : path.slice(-1);
};
