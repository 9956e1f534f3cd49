import { refuseAnswer } from '#shared/quiz/answer.ts';
import type { Answer, Question } from '#shared/quiz/question.ts';
import { type Inputs, isBlank, unitIn } from '#web/measured/inputs.ts';
import type { OpenQuiz } from '#web/quiz/open-quiz.ts';
import type { QuizView } from '#web/quiz/quiz-view.ts';
import { browserLocale } from '#web/ui/language.ts';
import { readAnswer } from './answer-in-inputs.ts';
import { doubtOf } from './doubt.ts';
import { doubtHeight } from './echo.ts';
import type { Trial } from './use-trial.ts';

type Props = { open: OpenQuiz; view: QuizView; question: Question; typed: Inputs; trial: Trial };

/** The specification disables Continue on these two until the value is valid. */
const neededToContinue: readonly Question['type'][] = ['email', 'password'];

/** The inputs of one question and the answer they make. An error shows after the field was left or after a try to continue. */
export function typedAnswer({ open, view, question, typed, trial }: Props) {
  const { run, today } = open;
  const { wasTried, wasLeft, doubted } = trial;
  const type = (inputs: Inputs) => {
    trial.change({ doubted: null, wasRaised: false });
    run.type(question.id, inputs);
  };
  const given = readAnswer(question, typed, type);
  const doubt = doubtOf({ open, view, question, given, trial });
  const refusal = given.refusal ?? refuseAnswer(question, given.value, today);
  const isBlocked = neededToContinue.includes(question.type) && refusal !== null;
  const showsError = wasTried || (wasLeft && (neededToContinue.includes(question.type) || !isBlank(typed)));

  const submit = () => {
    if (refusal !== null) return trial.change({ wasTried: true });
    const height =
      question.type === 'height'
        ? doubtHeight(question, given.value as Answer, unitIn(question, typed), browserLocale())
        : null;
    if (height !== doubted) return trial.change({ doubted: height });
    if (doubt.raise()) return;
    run.answer(question.id, given.value as Answer, { typed: given.typed });
  };
  /** Opens the list of answers, with this one if it is one already. */
  const check = () => {
    if (refusal !== null) return run.check();
    run.check({ questionId: question.id, value: given.value as Answer }, { typed: given.typed });
  };
  const isRefused = showsError && refusal !== null;
  return {
    check,
    isBlocked,
    error: isRefused ? refusal : (doubted ?? doubt.sentence),
    offers: isRefused ? given.offers : doubt.offers,
    type,
    leave: () => trial.change({ wasLeft: true }),
    submit,
  };
}
