import { type QuizId, quizRecordOf } from '#shared/derived-names.ts';
import { readPerson } from '#shared/person/read-person.ts';
import type { GivenAnswers } from '#shared/quiz/derive.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { typedOf } from '#shared/quiz/units/measured.ts';
import { assess } from '#shared/safety/assess.ts';
import type { RouteCode } from '#shared/safety/care-routes.ts';
import type { AnswerChapter } from '#web/answers/answer-chapters.ts';
import type { OwnAnswers } from '#web/api/queries.ts';
import * as labels from '#words/labels.ts';

/** The stored answers, in the form from which a new submission starts. */
export const earlierAnswers = ({ answers }: OwnAnswers): GivenAnswers => ({
  answers: Object.fromEntries(answers.map(({ questionId, value }) => [questionId, value])),
  typed: Object.fromEntries(
    answers.flatMap(({ questionId, typed }) => {
      const known = typedOf(typed);
      return known ? [[questionId, known] as const] : [];
    }),
  ),
});

export const storedWords = ({ answers }: OwnAnswers): Record<string, string> =>
  Object.fromEntries(answers.map(({ questionId, valueText }) => [questionId, valueText]));

/** The routes on which a weight figure may do harm (METHODS 1.6). */
const quietRoutes: readonly string[] = ['severeUnderweight', 'eatingRisk'] satisfies RouteCode[];
export const hidesWeight = (routes: readonly string[]): boolean => routes.some((route) => quietRoutes.includes(route));

/** Whether to hide a weight figure. `routes` are those of the result, which knows the answers to both quizzes. */
export const isWeightQuiet = (
  quizId: QuizId,
  answers: Answers,
  today: string,
  routes: readonly string[] = [],
): boolean => {
  const { readAs } = quizRecordOf(quizId);
  const person = readPerson({ longevity: {}, heart: {}, ...(readAs && { [readAs]: answers }), today });
  return hidesWeight([...routes, ...assess(person).routes]);
};

/** Says that the weight was given, without the figure. */
export const withQuietWeight = (chapters: readonly AnswerChapter[]): AnswerChapter[] =>
  chapters.map((chapter) => ({
    ...chapter,
    lines: chapter.lines.map((line) =>
      line.questionId === 'weight' && line.value !== null ? { ...line, value: labels.given } : line,
    ),
  }));
