import { type QuizId, quizRecordOf } from '#shared/derived-names.ts';
import { readPerson } from '#shared/person/read-person.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { assess } from '#shared/safety/assess.ts';
import type { RouteCode } from '#shared/safety/routes.ts';
import type { AnswerChapter } from '../answers/answer-chapters.ts';

/** Where a figure of weight would be unkind (METHODS 1.6). */
const quietRoutes: readonly string[] = ['severeUnderweight', 'eatingRisk'] satisfies RouteCode[];

/** `routes` are those of the result, which knows the answers to both quizzes. */
export const isWeightQuiet = (
  quizId: QuizId,
  answers: Answers,
  today: string,
  routes: readonly string[] = [],
): boolean => {
  const { readAs } = quizRecordOf(quizId);
  const person = readPerson({ longevity: {}, heart: {}, ...(readAs && { [readAs]: answers }), today });
  return [...routes, ...assess(person).routes].some((route) => quietRoutes.includes(route));
};

/** The line of the weight says that it was given, without the figure. */
export const withQuietWeight = (chapters: readonly AnswerChapter[]): AnswerChapter[] =>
  chapters.map((chapter) => ({
    ...chapter,
    lines: chapter.lines.map((line) =>
      line.questionId === 'weight' && line.value !== null ? { ...line, value: 'given' } : line,
    ),
  }));
