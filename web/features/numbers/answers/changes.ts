import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { create } from 'zustand';
import type { RedFlagNotice } from '#shared/contract/result.ts';
import type { QuizId } from '#shared/derived-names.ts';
import { questionOf } from '#shared/quiz/all-questions.ts';
import { type Changes, derive, type GivenAnswers } from '#shared/quiz/derive.ts';
import { type Answer, type Answers, asks, type Question, type Quiz } from '#shared/quiz/question.ts';
import type { Typed } from '#shared/quiz/units/measured.ts';
import { visibleQuestions } from '#shared/quiz/visible.ts';
import { fieldsOf } from '#shared/read-unknown.ts';
import type { AnswerChapter } from '#web/answers/answer-chapters.ts';
import { type OwnAnswers, queryClient, resultQuery } from '#web/api/queries.ts';
import { earlierAnswers, isWeightQuiet, storedWords, withQuietWeight } from '#web/own-answers/earlier-answers.ts';
import { useOptionWords } from '#web/place/place.ts';
import { loadEmergencies } from '#web/quiz/emergencies.ts';
import { useMe, useSession } from '#web/session/session.ts';
import { useAsyncValue } from '#web/ui/async-value.ts';
import { roundFrom } from './round.ts';
import { liveChapters } from './stored-chapters.ts';

/** The answers by chapter in words, as stored and with the changes. */
export function useLines(
  own: OwnAnswers,
  quiz: Quiz,
  given: GivenAnswers,
  changedIds: readonly string[],
  today: string,
) {
  const units = useMe()?.units ?? null;
  const { data: result } = useQuery(resultQuery(own.submissionId), queryClient);
  const stored = storedWords(own);
  const holding = Object.fromEntries(Object.entries(stored).filter(([id]) => !changedIds.includes(id)));
  const isQuiet = [earlierAnswers(own).answers, given.answers].some((answers) =>
    isWeightQuiet(own.quizId, answers, today, result?.content.routes),
  );
  const asked = useOptionWords().quiz(quiz);
  const quietly = (chapters: AnswerChapter[]) => (isQuiet ? withQuietWeight(chapters) : chapters);
  const chapters = quietly(liveChapters(asked, given, holding, units));
  const before = linesOf(quietly(liveChapters(asked, earlierAnswers(own), stored, units)));
  const now = linesOf(chapters);
  return {
    chapters,
    /** True if a weight figure must be hidden. */
    isQuiet,
    /** An answer in words; null where there is none. */
    now: (questionId: string) => now.get(questionId) ?? null,
    before: (questionId: string) => before.get(questionId) ?? null,
  };
}

const linesOf = (chapters: readonly AnswerChapter[]): Map<string, string | null> =>
  new Map(chapters.flatMap(({ lines }) => lines.map(({ questionId, value }) => [questionId, value] as const)));

const none: Changes = { answers: {} };

/**
 * The unsent changes by page, in memory only: they survive the browser's Back, and end with the session and with the
 * document.
 */
const useAllChanges = create<Readonly<Record<string, Changes>>>()(() => ({}));
useSession.subscribe(({ user }, before) => {
  if (user?.id !== before.user?.id) useAllChanges.setState({}, true);
});

export const dropChanges = (key: string): void => setChanges(key, none);

/** Restores the changes from before a reload, unless they are still in memory. */
export const restoreChanges = (key: string, changes: Changes): void =>
  useAllChanges.setState((all) => (all[key] && all[key] !== none ? {} : { [key]: changes }));

export const changesNow = (key: string): Changes => useAllChanges.getState()[key] ?? none;

export const setChanges = (key: string, changes: Changes): void => useAllChanges.setState({ [key]: changes });

export type Changed = ReturnType<typeof useChanges>;

/** The answers of a page with their changes. `key` identifies the page. */
export function useChanges(key: string, quiz: Quiz, earlier: GivenAnswers) {
  const changes = useAllChanges((all) => all[key] ?? none);
  const { dropped, ...given } = derive(quiz, earlier, changes);
  return {
    given,
    changes,
    /** Ids of the questions with another answer, in the order in which they were changed. */
    changedIds: Object.keys(changes.answers),
    dropped,
    opened: openedBy(quiz, earlier, given),
    set: (questionId: string, answer: Answer | null, typed?: Typed | null) =>
      setChanges(key, withAnswer(changesNow(key), earlier, questionId, answer, typed)),
    undo: () => dropChanges(key),
  };
}

const openedBy = (quiz: Quiz, earlier: GivenAnswers, given: GivenAnswers): string[] => {
  const before = new Set(visibleQuestions(quiz, earlier.answers).map(({ id }) => id));
  return visibleQuestions(quiz, given.answers).flatMap((question) =>
    asks(question) && !before.has(question.id) ? [question.id] : [],
  );
};

/** The same answer as before counts as unchanged. */
const withAnswer = (
  changes: Changes,
  earlier: GivenAnswers,
  questionId: string,
  answer: Answer | null,
  typed: Typed | null | undefined,
): Changes => {
  const { [questionId]: _, ...answers } = changes.answers;
  const { [questionId]: __, ...others } = changes.typed ?? {};
  const isSame =
    isEqual(answer, earlier.answers[questionId] ?? null) && (!typed || isEqual(typed, earlier.typed[questionId]));
  if (isSame) return { answers, typed: others };
  return { answers: { ...answers, [questionId]: answer }, typed: typed ? { ...others, [questionId]: typed } : others };
};

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The open question as an entry of the browser's history, so that Back leads to the list. It holds ids, never answers. */
export function useOpenQuestion(quiz: Quiz) {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const { question, line, why, isRound } = fieldsOf(state);
  return {
    /** True while the user is asked why the answers changed. */
    isWhy: why === true,
    askWhy: () => navigate(pathname, { state: { ...state, why: true } }),
    question: typeof question === 'string' ? questionOf(quiz, question) : undefined,
    /** The line of the list to return to. */
    line: typeof line === 'string' ? line : null,
    open: (questionId: string) => {
      // The entry of the list remembers the line for the browser's Back as well.
      void navigate(pathname, { replace: true, state: { ...state, line: questionId } });
      void navigate(pathname, { state: { ...state, question: questionId } });
    },
    close: () => navigate(-1),
    /** True while the open questions are asked one after another. */
    isRound: isRound === true,
    /** Opens the next of these questions, or the list after the last one. */
    goOn: (next: Question | undefined) => navigate(pathname, { state: next ? roundFrom(next.id) : {} }),
  };
}

/** The emergency notices that the answers raise and that the user has not read yet. */
export function useEmergencies(quizId: QuizId, quiz: Quiz, today: string, readBefore: readonly string[] = []) {
  const emergencies = useAsyncValue(async () => {
    const loaded = await loadEmergencies(quizId, quiz, today);
    await loaded.followUser(useSession.getState().user);
    return loaded;
  }, `${quizId} ${today}`);
  const [read, setRead] = useState(readBefore);
  return {
    read,
    /** Nothing is sent before the rules are loaded. */
    isLoaded: emergencies !== null,
    unread: (answers: Answers) => (emergencies?.raisedBy(answers) ?? []).filter(({ code }) => !read.includes(code)),
    dismiss: (flags: readonly RedFlagNotice[]) => setRead([...read, ...flags.map(({ code }) => code)]),
  };
}
