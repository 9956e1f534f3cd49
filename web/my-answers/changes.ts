import { useQuery } from '@tanstack/react-query';
import { create } from 'zustand';
import { type Changes, derive, type GivenAnswers } from '#shared/quiz/derive.ts';
import { type Answer, asks, type Quiz } from '#shared/quiz/question.ts';
import type { Typed } from '#shared/quiz/units/measured.ts';
import { visibleQuestions } from '#shared/quiz/visible.ts';
import type { AnswerChapter } from '#web/answers/answer-chapters.ts';
import { toldChapters } from '#web/answers/told-chapters.ts';
import { type OwnAnswers, queryClient, resultQuery } from '#web/api/queries.ts';
import { useMe, useSession } from '#web/session/session.ts';
import { earlierAnswers, toldWords } from './earlier-answers.ts';
import { isWeightQuiet, withQuietWeight } from './quiet-weight.ts';

/** The answers by chapter in words: as they were stored, and as they are with the changes. */
export function useLines(
  own: OwnAnswers,
  quiz: Quiz,
  given: GivenAnswers,
  changedIds: readonly string[],
  today: string,
) {
  const units = useMe()?.units ?? null;
  const { data: result } = useQuery(resultQuery(own.submissionId), queryClient);
  const told = toldWords(own);
  const holding = Object.fromEntries(Object.entries(told).filter(([id]) => !changedIds.includes(id)));
  const isQuiet = [earlierAnswers(own).answers, given.answers].some((answers) =>
    isWeightQuiet(own.quizId, answers, today, result?.content.routes),
  );
  const quietly = (chapters: AnswerChapter[]) => (isQuiet ? withQuietWeight(chapters) : chapters);
  const chapters = quietly(toldChapters(quiz, given, holding, units));
  const before = linesOf(quietly(toldChapters(quiz, earlierAnswers(own), told, units)));
  const now = linesOf(chapters);
  return {
    chapters,
    /** A figure of weight would be unkind here. */
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
 * What has been changed and not sent, by page. In memory only: it outlives the browser's Back, and ends with the session and
 * with the page.
 */
const useAllChanges = create<Readonly<Record<string, Changes>>>()(() => ({}));
useSession.subscribe(({ user }, before) => {
  if (user?.id !== before.user?.id) useAllChanges.setState({}, true);
});

export const dropChanges = (key: string): void => setChanges(key, none);

/** Takes up what was changed before a reload, unless it is still here. */
export const takeUpChanges = (key: string, changes: Changes): void =>
  useAllChanges.setState((all) => (all[key] && all[key] !== none ? {} : { [key]: changes }));

export const changesNow = (key: string): Changes => useAllChanges.getState()[key] ?? none;

export const setChanges = (key: string, changes: Changes): void => useAllChanges.setState({ [key]: changes });

export type Changed = ReturnType<typeof useChanges>;

/** The answers with which a page began, as they are now. `key` is the page's own. */
export function useChanges(key: string, quiz: Quiz, earlier: GivenAnswers) {
  const changes = useAllChanges((all) => all[key] ?? none);
  const { dropped, ...given } = derive(quiz, earlier, changes);
  return {
    given,
    changes,
    /** Ids of the questions whose answers are others now, in the order in which they were changed. */
    changedIds: Object.keys(changes.answers),
    /** Ids of answers that are asked for no more. */
    dropped,
    /** Ids of questions that the changes have opened. */
    opened: openedBy(quiz, earlier, given),
    set: (questionId: string, answer: Answer | null, typed?: Typed | null) =>
      useAllChanges.setState((all) => ({
        [key]: withAnswer(all[key] ?? none, earlier, questionId, { answer, typed }),
      })),
    undo: () => dropChanges(key),
  };
}

const openedBy = (quiz: Quiz, earlier: GivenAnswers, given: GivenAnswers): string[] => {
  const before = new Set(visibleQuestions(quiz, earlier.answers).map(({ id }) => id));
  return visibleQuestions(quiz, given.answers).flatMap((question) =>
    asks(question) && !before.has(question.id) ? [question.id] : [],
  );
};

type New = { answer: Answer | null; typed?: Typed | null | undefined };

/** The same answer as before is no change. */
const withAnswer = (changes: Changes, earlier: GivenAnswers, questionId: string, { answer, typed }: New): Changes => {
  const { [questionId]: _, ...answers } = changes.answers;
  const { [questionId]: __, ...others } = changes.typed ?? {};
  const isSame =
    isEqual(answer, earlier.answers[questionId] ?? null) && (!typed || isEqual(typed, earlier.typed[questionId]));
  if (isSame) return { answers, typed: others };
  return { answers: { ...answers, [questionId]: answer }, typed: typed ? { ...others, [questionId]: typed } : others };
};

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
