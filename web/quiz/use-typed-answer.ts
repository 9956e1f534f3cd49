import { useState } from 'react';
import { refuseAnswer } from '#shared/quiz/answer.ts';
import type { Answer, HeightAnswer, Question } from '#shared/quiz/question.ts';
import { doubtHeight } from './echo.ts';
import type { OpenQuiz } from './open-quiz.ts';
import type { QuizView } from './quiz-view.ts';
import { isBlank, readTyped, type Typed, toTyped } from './typed.ts';

type Props = { open: OpenQuiz; view: QuizView; question: Question };

/** The specification disables Continue on these two until the value is valid. */
const neededToContinue: readonly Question['type'][] = ['email', 'password'];

/** The inputs of one question and the answer they make. An error shows after the field was left or after a try to continue. */
export function useTypedAnswer({ open: { run, today }, view, question }: Props) {
  const [wasTried, setTried] = useState(false);
  const [wasLeft, setLeft] = useState(false);
  const [doubted, setDoubted] = useState<string | null>(null);
  const typed = view.typed[question.id] ?? toTyped(question, view.state.answers[question.id]);
  const value = readTyped(question, typed);
  const refusal = refuseAnswer(question, value, today);
  const isBlocked = neededToContinue.includes(question.type) && refusal !== null;
  const showsError = wasTried || (wasLeft && (neededToContinue.includes(question.type) || !isBlank(typed)));

  const submit = () => {
    if (refusal !== null) return setTried(true);
    const doubt = question.type === 'height' ? doubtHeight(value as HeightAnswer) : null;
    if (doubt !== doubted) return setDoubted(doubt);
    run.answer(question.id, value as Answer);
  };
  /** Opens the list of answers, with this one if it is one already. */
  const check = () => run.check(refusal === null ? { questionId: question.id, value: value as Answer } : undefined);
  return {
    typed,
    check,
    isBlocked,
    error: showsError && refusal !== null ? refusal : doubted,
    type: (change: Typed) => {
      setDoubted(null);
      run.type(question.id, { ...typed, ...change });
    },
    leave: () => setLeft(true),
    submit,
  };
}
