import { refuseAnswer } from '#shared/quiz/answer.ts';
import { type Doubt, doubtAbout } from '#shared/quiz/input/plausible.ts';
import type { Answer, Question } from '#shared/quiz/question.ts';
import { type Typed, valueIn, writeWithUnit } from '#shared/quiz/units/measured.ts';
import { type Inputs, isBlank, unitIn } from '#web/measured/inputs.ts';
import type { Offer } from '#web/measured/unit-toggle.tsx';
import { useStateOf } from '#web/quiz/answering/use-shown-question.tsx';
import type { OpenQuiz } from '#web/quiz/open-quiz.ts';
import type { QuizView } from '#web/quiz/quiz-run.ts';
import { browserLocale } from '#web/ui/language.ts';
import { doubtHeight, readAnswer } from './answer-in-inputs.ts';

type Props = { open: OpenQuiz; view: QuizView; question: Question; typed: Inputs; trial: Trial };

/** The specification disables Continue on these two until the value is valid. */
const neededToContinue: readonly Question['type'][] = ['email', 'password'];

/** The inputs of one question and the answer they give. An error shows once the field was left or Continue was pressed. */
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
  /** Opens the list of answers, with this one if it is complete. */
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

type DoubtProps = {
  open: OpenQuiz;
  view: QuizView;
  question: Question;
  given: { value: unknown; typed: Typed | null };
  trial: Trial;
};

/** Asks about an unlikely answer before the quiz goes on: one tap accepts what was probably meant, one what was typed. */
function doubtOf({ open: { quiz, run }, view, question, given: { value, typed }, trial }: DoubtProps) {
  const { state, typedAnswers, confirmed } = view;
  const doubt =
    value === undefined
      ? null
      : doubtAbout(quiz, question.id, {
          answers: { ...state.answers, [question.id]: value as Answer },
          typed: { ...typedAnswers, ...(typed && { [question.id]: typed }) },
        });
  const isOpen = doubt !== null && (!confirmed.includes(question.id) || state.answers[question.id] !== value);
  const keep = () => run.answer(question.id, value as Answer, { typed, isConfirmed: true });
  const shown = isOpen && trial.wasRaised ? doubt : null;
  return {
    sentence: shown?.question ?? null,
    offers: shown
      ? offersOf(shown, { keep, kept: keptWords(question, value as Answer, typed), run, questionId: question.id })
      : [],
    /** True if there is something to ask first. */
    raise: (): boolean => {
      if (isOpen) trial.change({ wasRaised: true });
      return isOpen;
    },
  };
}

type Way = { keep: () => void; kept: string; run: OpenQuiz['run']; questionId: string };

const offersOf = ({ suggestion }: Doubt, { keep, kept, run, questionId }: Way): Offer[] => {
  const take = () => {
    const changes = suggestion?.changes ?? [];
    for (const { questionId: id, answer } of changes) if (id !== questionId) run.correct(id, answer);
    for (const { questionId: id, answer, typed } of changes)
      if (id === questionId) run.answer(id, answer, { typed: typed ?? null });
  };
  const staying = { label: suggestion ? `No, ${kept} is right` : 'Yes, that is right', take: keep };
  return suggestion ? [{ label: `Yes, ${suggestion.label}`, take }, staying] : [staying];
};

const keptWords = (question: Question, answer: Answer, typed: Typed | null): string => {
  const value = typed && valueIn(question, answer, typed.unit);
  return typed && value !== null ? writeWithUnit(typed.unit, value ?? 0, browserLocale()) : String(answer);
};

/** What has happened to the inputs of one question, which decides what is shown about them. */
export type Trial = {
  /** Continue was pressed. */
  wasTried: boolean;
  wasLeft: boolean;
  /** The doubt about a height that was shown. The second Continue accepts the height. */
  doubted: string | null;
  /** The user was asked about an unlikely answer. */
  wasRaised: boolean;
  change: (changed: Partial<Omit<Trial, 'change'>>) => void;
};

/** An unconfirmed answer (the server asked for confirmation, or a related answer was changed) is asked about at once. */
export function useTrial({ id }: Question, { state, confirmed }: QuizView): Trial {
  const [trial, change] = useStateOf(id, () => ({
    wasTried: false,
    wasLeft: false,
    doubted: null as string | null,
    wasRaised: id in state.answers && !confirmed.includes(id),
  }));
  return { ...trial, change };
}
