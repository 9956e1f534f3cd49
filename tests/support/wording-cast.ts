import { factualSections } from '#functions/results/wording/facts.ts';
import type { Narration } from '#functions/results/wording/narrate.ts';
import type { ResultContent } from '#shared/contract/result.ts';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { composeResult } from '#shared/engine-1/compose-result.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { cardiacPersonas, longevityPersonas, today } from '#tests/unit/engine-1/personas.ts';

/** Everybody of the cast whose result may be reworded, as the worker would hand it to the narrator. */
export const wordingCast = (): Narration[] =>
  [
    ...Object.values(longevityPersonas).map(({ answers }) => narrationOf(productQuizId, { answers })),
    ...Object.values(cardiacPersonas).map((person) => narrationOf(cardiacQuizId, person)),
  ].filter(({ engine }) => engine.redFlags.every(({ level }) => level === 'soon'));

type Person = { answers: Answers; longevityAnswers?: Answers };

export const narrationOf = (quizId: QuizId, { answers, longevityAnswers }: Person): Narration => {
  const input = { quizId, answers, today, ...(longevityAnswers ? { longevityAnswers } : {}) };
  return {
    submissionId: '01J00000000000000000000000',
    quizId,
    engine: composeResult({ ...input, firstName: 'Ines' }),
    nameless: composeResult(input),
  };
};

/** What a well-behaved model would answer: the engine's sentences, facts, and plain words around them. */
export const goodTexts = (nameless: ResultContent): { id: string; text: string }[] =>
  factualSections(nameless).map(({ id, text, phrases, labels }) => {
    const fact = phrases[0] ? ` Your answers show ${phrases[0]}.` : '';
    const label = labels[0] ? ` ${labels[0]} is an area where small, steady steps count.` : '';
    return { id, text: `Thank you for taking the time.${label}${fact} ${text}` };
  });
