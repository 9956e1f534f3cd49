import { useState } from 'react';
import { refuseAnswer } from '#shared/quiz/answer.ts';
import type { Answer, HeightAnswer, Question } from '#shared/quiz/question.ts';
import { doubtHeight } from '../quiz/echo.ts';
import { readTyped, type Typed, toTyped } from '../quiz/typed.ts';

/** The inputs of one question outside the quiz, and the answer that they make. */
export function useNewAnswer(question: Question, present: Answer | undefined, today: string) {
  const [typed, setTyped] = useState<Typed>(() => toTyped(question, present));
  const [error, setError] = useState<string | null>(null);
  /** Null when it is no answer yet: the reason is then shown. A doubtful height is taken the second time. */
  const take = (): Answer | null => {
    const value = readTyped(question, typed);
    const refusal = refuseAnswer(question, value, today);
    const doubt = refusal === null && question.type === 'height' ? doubtHeight(value as HeightAnswer) : null;
    const toShow = refusal ?? (doubt === error ? null : doubt);
    setError(toShow);
    return toShow === null ? (value as Answer) : null;
  };
  const type = (change: Typed) => {
    setError(null);
    setTyped((before) => ({ ...before, ...change }));
  };
  return { typed, type, error, take };
}
