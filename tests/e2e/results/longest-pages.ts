import type { ResultContent } from '#shared/contract/result.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { composeResult } from '#shared/result.ts';
import { cardiacPersonas, longevityPersonas, today } from '#tests/personas/personas.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';

type QuizId = typeof productQuizId | typeof cardiacQuizId;
export type Page = readonly [name: string, quizId: QuizId, content: ResultContent];

type Story = { id: string; longevityAnswers: Answers; cardiacAnswers: Answers; today: string };
const { vignettes }: { vignettes: readonly Story[] } = readVectors('vignettes');

const firstName = 'Ines';
const everyPage: readonly Page[] = [
  ...Object.entries(longevityPersonas).map(([name, { answers, cardiacAnswers }]): Page => {
    const given = { answers, cardiacAnswers: cardiacAnswers ?? {}, today, firstName };
    return [name, productQuizId, composeResult({ quizId: productQuizId, ...given })];
  }),
  ...Object.entries(cardiacPersonas).map(([name, { answers, longevityAnswers }]): Page => {
    const given = { answers, longevityAnswers, today, firstName };
    return [name, cardiacQuizId, composeResult({ quizId: cardiacQuizId, ...given })];
  }),
  ...vignettes.flatMap(({ id, longevityAnswers, cardiacAnswers, today }): Page[] => [
    [
      id,
      productQuizId,
      composeResult({ quizId: productQuizId, answers: longevityAnswers, cardiacAnswers, today, firstName }),
    ],
    [
      id,
      cardiacQuizId,
      composeResult({ quizId: cardiacQuizId, answers: cardiacAnswers, longevityAnswers, today, firstName }),
    ],
  ]),
];

const lengthOf = ([, , content]: Page): number => JSON.stringify(content).length;

/** The longest page of each kind in each quiz, among personas and vignettes. */
export const longestPages: readonly Page[] = [productQuizId, cardiacQuizId].flatMap((quizId) =>
  (['estimated', 'notEstimated', 'checkFirst'] as const).flatMap((standing): Page[] => {
    const kind = everyPage.filter(([, of, content]) => of === quizId && content.standing === standing);
    const longest = kind.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
    return longest ? [[`${longest[0]}, the longest ${standing} page of ${quizId}`, longest[1], longest[2]]] : [];
  }),
);
