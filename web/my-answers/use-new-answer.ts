import { useState } from 'react';
import { refuseAnswer } from '#shared/quiz/answer.ts';
import type { GivenAnswers } from '#shared/quiz/derive.ts';
import type { Answer, Question } from '#shared/quiz/question.ts';
import type { Typed } from '#shared/quiz/units/measured.ts';
import type { UnitCode } from '#shared/quiz/units/units.ts';
import { switchUnit } from '#web/measured/unit-toggle.tsx';
import { doubtHeight, inputsOf, readAnswer } from '#web/quiz/answering/answer-in-inputs.ts';
import { type Inputs, isBlank, unitIn } from '../measured/inputs.ts';
import { useUnits } from '../measured/units.ts';
import { useShownQuestion } from '../quiz/answering/use-shown-question.tsx';
import { browserLocale } from '../ui/language.ts';

/** An answer with what was typed for it, where it has a unit. */
export type NewAnswer = { answer: Answer; typed: Typed | null };

/** The inputs of one question outside the quiz, and the answer that they make. */
export function useNewAnswer(asked: Question, given: GivenAnswers, today: string) {
  const units = useUnits();
  const [inputs, setInputs] = useState<Inputs>(() => inputsOf(asked, given, units));
  const [error, setError] = useState<string | null>(null);
  const shown = useShownQuestion(asked, unitIn(asked, inputs));
  const type = (next: Inputs) => {
    setError(null);
    setInputs(next);
  };
  const read = (from: Inputs) => {
    const { value, typed, refusal, offers } = readAnswer(asked, from, type);
    return { value, typed, offers, refusal: refusal ?? refuseAnswer(asked, value, today) };
  };
  /** Null when it is no answer yet: the reason is then shown. A doubtful height is taken the second time. */
  const take = (): NewAnswer | null => {
    const { value, typed, refusal } = read(inputs);
    const doubt =
      refusal === null && asked.type === 'height'
        ? doubtHeight(asked, value as Answer, unitIn(asked, inputs), browserLocale())
        : null;
    const toShow = refusal ?? (doubt === error ? null : doubt);
    setError(toShow);
    return toShow === null ? { answer: value as Answer, typed } : null;
  };
  const switchTo = (unit: UnitCode) => {
    type(switchUnit(asked, inputs, unit, browserLocale()));
    shown.choose(unit);
  };
  return { shown, inputs, type, read, error, isBlank: isBlank(inputs), take, switchTo };
}
