import { type Doubt, doubtAbout } from '#shared/quiz/input/plausible.ts';
import type { Answer, Question } from '#shared/quiz/question.ts';
import { type Typed, valueIn, writeWithUnit } from '#shared/quiz/units/measured.ts';
import type { Offer } from '#web/measured/unit-toggle.tsx';
import type { OpenQuiz } from '#web/quiz/open-quiz.ts';
import type { QuizView } from '#web/quiz/quiz-view.ts';
import { browserLocale } from '#web/ui/language.ts';
import type { Trial } from './use-trial.ts';

type Props = {
  open: OpenQuiz;
  view: QuizView;
  question: Question;
  given: { value: unknown; typed: Typed | null };
  trial: Trial;
};

/** Asks about an unlikely answer before the quiz goes on: one tap takes what was probably meant, one keeps what was typed. */
export function doubtOf({ open: { quiz, run }, view, question, given: { value, typed }, trial }: Props) {
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
    /** True when there is something to ask first. */
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
