import { useQuery } from '@tanstack/react-query';
import type { GivenAnswers } from '#shared/quiz/derive.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import type { AnswerChapter } from '../answers/answer-chapters.ts';
import { toldChapters } from '../answers/told-chapters.ts';
import { queryClient } from '../api/query-client.ts';
import { useMe } from '../api/use-account.ts';
import type { OwnAnswers } from '../api/use-own-answers.ts';
import { resultQuery } from '../api/use-result.ts';
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
