import { createHash } from 'node:crypto';
import { answersInWords } from '#shared/answers-in-words.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import type { Answers, Quiz } from '#shared/quiz/question.ts';
import { composeResult } from '#shared/result.ts';
import { highestLevel } from '#shared/safety/levels.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';
import type { Sheet } from './agreement.ts';

type Vignette = {
  readonly id: string;
  readonly story: string;
  readonly today?: string;
  readonly longevityAnswers: Answers;
  readonly cardiacAnswers: Answers;
};
type Story = { readonly number: number; readonly story: string; readonly told: readonly string[] };

const { vignettes, today }: { readonly vignettes: readonly Vignette[]; readonly today: string } =
  readVectors('vignettes');

/** In an order that says nothing of the level, and that is the same each time. */
const shuffled = vignettes.toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)));
function placeOf({ id, story }: Vignette): string {
  return createHash('sha256').update(`${id} ${story}`).digest('hex');
}

const inWords = (quiz: Quiz, answers: Answers) =>
  answersInWords(quiz, { answers, units: null }).answers.map(({ questionText, valueText }) => ({
    questionText,
    valueText,
  }));

/** What a rater must know beside the story: each answer that is not the most frequent one among the stories. */
const toldBy = (quiz: Quiz, pick: (vignette: Vignette) => Answers) => {
  const all = shuffled.map((vignette) => inWords(quiz, pick(vignette)));
  const counts = new Map<string, Map<string, number>>();
  for (const { questionText, valueText } of all.flat()) {
    const ofQuestion = counts.get(questionText) ?? new Map<string, number>();
    counts.set(questionText, ofQuestion.set(valueText, (ofQuestion.get(valueText) ?? 0) + 1));
  }
  const usual = (question: string): string | undefined =>
    [...(counts.get(question) ?? [])].toSorted(([, a], [, b]) => b - a)[0]?.[0];
  return all.map((answers) =>
    answers
      .filter(({ questionText, valueText }) => usual(questionText) !== valueText)
      .map(({ questionText, valueText }) => `${questionText} ${valueText}`),
  );
};

export const stories = (): Story[] => {
  const heart = toldBy(heartQuiz, ({ cardiacAnswers }) => cardiacAnswers);
  const habits = toldBy(longevityQuiz, ({ longevityAnswers }) => longevityAnswers);
  return shuffled.map(({ story }, at) => ({
    ...{ number: at + 1, story },
    told: [...(heart[at] ?? []), ...(habits[at] ?? [])],
  }));
};

/** The rules' level of each story. */
export const levelsOfTheRules = (): Sheet =>
  new Map(
    shuffled.map((vignette, at) => {
      const { longevityAnswers, cardiacAnswers } = vignette;
      const day = vignette.today ?? today;
      const hasHeart = Object.keys(cardiacAnswers).length > 0;
      const { redFlags } = composeResult({
        ...(hasHeart
          ? { quizId: cardiacQuizId, answers: cardiacAnswers, longevityAnswers }
          : { quizId: productQuizId, answers: longevityAnswers }),
        today: day,
      });
      return [at + 1, highestLevel(redFlags) ?? 'none'];
    }),
  );
