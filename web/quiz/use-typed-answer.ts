import { useState } from 'react';
import { refuseAnswer } from '#shared/quiz/answer.ts';
import type { Answer, HeightAnswer, Question } from '#shared/quiz/question.ts';
import { doubtHeight } from './echo.ts';
import type { OpenQuiz } from './open-quiz.ts';
import type { QuizView } from './quiz-view.ts';
import { isBlank, readTyped, type Typed, toTyped } from './typed.ts';

type Props = { open: OpenQuiz; view: QuizView; question: Question };

/** The two whose Continue stays disabled until they are right, as the specification has it. */
const heldBack: readonly Question['type'][] = ['email', 'password'];

/** Inputs, the answer they make, and when to speak of what is wrong: after the field was left, or a try to go on. */
export function useTypedAnswer({ open: { session, today }, view, question }: Props) {
  const [wasTried, setTried] = useState(false);
  const [wasLeft, setLeft] = useState(false);
  const [doubted, setDoubted] = useState<string | null>(null);
  const typed = view.typed[question.id] ?? toTyped(question, view.state.answers[question.id]);
  const value = readTyped(question, typed);
  const refusal = refuseAnswer(question, value, today);
  const isHeldBack = heldBack.includes(question.type) && refusal !== null;
  const mayComplain = wasTried || (wasLeft && (heldBack.includes(question.type) || !isBlank(typed)));

  const submit = () => {
    if (refusal !== null) return setTried(true);
    const doubt = question.type === 'height' ? doubtHeight(value as HeightAnswer) : null;
    if (doubt !== doubted) return setDoubted(doubt);
    session.answer(question.id, value as Answer);
  };
  return {
    typed,
    isHeldBack,
    error: mayComplain && refusal !== null ? refusal : doubted,
    type: (change: Typed) => {
      setDoubted(null);
      session.type(question.id, { ...typed, ...change });
    },
    leave: () => setLeft(true),
    submit,
  };
}
