import { likelySlip } from '#shared/quiz/input/email-slip.ts';
import { type Doubt, doubtAbout } from '#shared/quiz/input/plausible.ts';
import type { Answer, Question, Quiz } from '#shared/quiz/question.ts';
import { type Typed, valueIn, writeWithUnit } from '#shared/quiz/units/measured.ts';
import { type Inputs, isBlank, unitIn } from '#web/measured/measured-inputs.ts';
import type { Offer } from '#web/measured/unit-toggle.tsx';
import { useStateOf } from '#web/quiz/answering/use-shown-question.tsx';
import type { OpenQuiz } from '#web/quiz/open-quiz.ts';
import type { QuizView } from '#web/quiz/quiz-run.ts';
import { browserLocale } from '#web/ui/language.ts';
import * as words from '#words/quiz-controls.ts';
import { doubtHeight, readAnswer } from './answer-in-inputs.ts';

type Props = { open: OpenQuiz; view: QuizView; question: Question; typed: Inputs; trial: Trial };

/** The specification disables Continue on these two until the value is valid. */
const neededToContinue: readonly Question['type'][] = ['email', 'password'];

/**
 * The inputs of one question and the answer they give. An error appears once the field was left or Continue was
 * pressed. If the registration was refused, the reason appears under the field that caused it: the address if the API
 * refused that, else the password.
 */
export function typedAnswer({ open: { quiz, run, today }, view, question, typed: inputs, trial }: Props) {
  const { wasTried, wasLeft, doubted, wasRaised } = trial;
  const type = (next: Inputs) => {
    trial.change({ doubted: null, wasRaised: false });
    run.type(question.id, next);
  };
  const { refusal, typed, offers, ...given } = readAnswer(question, inputs, today, type);
  const value = given.value as Answer;
  const isNeeded = neededToContinue.includes(question.type);
  const isRefused = refusal !== null && (wasTried || (wasLeft && (isNeeded || !isBlank(inputs))));
  const doubt = openDoubt(quiz, view, question.id, value, typed);
  const raised = wasRaised ? doubt : null;

  const slip = question.type === 'email' && refusal === null ? likelySlip(value as string) : null;
  const registration = view.ending?.type === 'not registered' && view.ending.at === question.type ? view.ending : null;
  const refusedRegistration = registration && registration.reason !== 'unreached' ? registration.message : null;
  const submit = () => {
    if (refusal !== null) return trial.change({ wasTried: true });
    const asked = slip?.domain ?? doubtHeight(question, value, unitIn(question, inputs), browserLocale());
    if (asked !== doubted) return trial.change({ doubted: asked });
    if (doubt) return trial.change({ wasRaised: true });
    run.answer(question.id, value, { typed });
  };
  const raisedOffers = raised ? offersOf(raised, run, question, value, typed) : [];
  const isSlipShown = slip !== null && (wasLeft || doubted !== null);
  const slipOffers = isSlipShown ? [{ label: slip.domain, take: () => type({ value: slip.address }) }] : [];
  return {
    /** Opens the list of answers, with this one if it is complete. */
    check: () => (refusal === null ? run.check({ questionId: question.id, value }, { typed }) : run.check()),
    /** Continue looks unavailable. A press still says what is missing. */
    isOff: isNeeded && refusal !== null,
    /** True if the last press was answered with an error. */
    hasError: (wasTried && refusal !== null) || refusedRegistration !== null,
    error: isRefused ? refusal : (refusedRegistration ?? (slip ? null : doubted) ?? raised?.question ?? null),
    registration,
    offers: isRefused ? offers : [...slipOffers, ...raisedOffers],
    type,
    leave: () => trial.change({ wasLeft: true }),
    submit,
  };
}

/** The doubt about an unlikely answer that the user has not confirmed, or null. */
function openDoubt(
  quiz: Quiz,
  { state, typedAnswers, confirmed }: QuizView,
  id: string,
  value: Answer | undefined,
  typed: Typed | null,
): Doubt | null {
  if (value === undefined || (confirmed.includes(id) && state.answers[id] === value)) return null;
  return doubtAbout(quiz, id, {
    answers: { ...state.answers, [id]: value },
    typed: { ...typedAnswers, ...(typed && { [id]: typed }) },
  });
}

/** One tap accepts the likely intended answer, another accepts the text as typed. */
const offersOf = (
  { suggestion }: Doubt,
  run: OpenQuiz['run'],
  question: Question,
  value: Answer,
  typed: Typed | null,
): Offer[] => {
  const keep = () => run.answer(question.id, value, { typed, isConfirmed: true });
  if (!suggestion) return [{ label: words.yesThatIsRight, take: keep }];
  const take = () => {
    const own = suggestion.changes.find(({ questionId }) => questionId === question.id);
    for (const { questionId, answer } of suggestion.changes)
      if (questionId !== question.id) run.correct(questionId, answer);
    if (own) run.answer(question.id, own.answer, { typed: own.typed ?? null });
  };
  return [
    { label: words.yes(suggestion.label), take },
    { label: words.noIsRight(keptWords(question, value, typed)), take: keep },
  ];
};

const keptWords = (question: Question, answer: Answer, typed: Typed | null): string => {
  const value = typed && valueIn(question, answer, typed.unit);
  return typed && value !== null ? writeWithUnit(typed.unit, value, browserLocale()) : String(answer);
};

/** What has happened to the inputs of one question, which decides what is shown about them. */
export type Trial = {
  /** Continue was pressed. */
  wasTried: boolean;
  wasLeft: boolean;
  /** The doubt that was shown about a height or an address. The second Continue accepts the answer. */
  doubted: string | null;
  /** The user has been asked about an unlikely answer. */
  wasRaised: boolean;
  change: (changed: Partial<Omit<Trial, 'change'>>) => void;
};

/**
 * Asks at once about an unconfirmed answer: one that the server wants confirmed, or one related to an answer that has
 * changed.
 */
export function useTrial({ id }: Question, { state, confirmed }: QuizView): Trial {
  const [trial, change] = useStateOf(id, () => ({
    wasTried: false,
    wasLeft: false,
    doubted: null as string | null,
    wasRaised: id in state.answers && !confirmed.includes(id),
  }));
  return { ...trial, change };
}
