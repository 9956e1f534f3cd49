import { answersInWords } from '#shared/answers-in-words.ts';
import { retakeAnswers } from '#shared/quiz/derive.ts';
import { stops } from '#shared/quiz/path.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { initialState } from '#shared/quiz/state.ts';
import type { UnitPreference } from '#shared/quiz/unit-choices.ts';
import { withNumbers } from '#shared/quiz/with-numbers.ts';
import { liveVersion } from '#shared/quiz-versions.ts';
import { retakeRules } from '#shared/retake-rules.ts';
import type { OwnAnswers } from '../api/use-own-answers.ts';
import { earlierAnswers } from '../my-answers/earlier-answers.ts';
import type { Draft, Retake } from '../quiz/draft/draft.ts';
import { replaceDraft } from '../quiz/draft/save-draft.ts';
import { useSession } from '../session/session.ts';

type Walk = {
  own: OwnAnswers;
  quiz: Quiz;
  today: string;
  /** The earlier answers are told in these, as the questions are, unless they were typed in another one. */
  units: UnitPreference;
  /** The weight is then asked like a symptom, with nothing filled in. */
  isWeightQuiet: boolean;
};

/**
 * Makes the earlier answers the draft of a new run of the quiz, at its first question. Symptoms and what is about the last
 * weeks are not among them. Resolves with false if this browser cannot store it; an unfinished quiz is then still there.
 */
export async function beginWalk({ own, quiz: plain, today, units, isWeightQuiet }: Walk): Promise<boolean> {
  const { quizId, submissionId } = own;
  const earlier = earlierAnswers(own);
  const { takenOver, lastTime } = retakeAnswers(plain, retakeRules[quizId], earlier, today);
  const ready = ([id]: readonly [string, unknown]) => !(isWeightQuiet && id === 'weight');
  const answers = Object.fromEntries(Object.entries({ ...takenOver.answers, ...lastTime.answers }).filter(ready));
  const typedAnswers = Object.fromEntries(Object.entries({ ...takenOver.typed, ...lastTime.typed }).filter(ready));
  const numbers = (plain.besides ?? []).flatMap(({ id }) => (Object.hasOwn(answers, id) ? [id] : []));
  const quiz = withNumbers(plain, numbers);
  const [, currentQuestion = 0] = stops(quiz, { ...initialState, answers, signedIn: true });
  const beside: Retake['lastTime'] = Object.fromEntries(
    answersInWords(plain, { ...earlier, units }).answers.flatMap(({ questionId: id, valueText: words }) => {
      const answer = answers[id];
      return answer === undefined ? [] : [[id, { answer, words }]];
    }),
  );
  const draft: Omit<Draft, 'revision'> = {
    runId: crypto.randomUUID(),
    quizVersion: liveVersion,
    savedAt: Date.now(),
    owner: useSession.getState().user?.id ?? null,
    currentQuestion,
    privacyAccepted: true,
    answers,
    typed: {},
    typedAnswers,
    confirmed: [],
    dismissedNotices: [],
    sendWhenSignedIn: false,
    retake: { basedOn: submissionId, numbers, lastTime: beside },
  };
  return replaceDraft(quizId, draft);
}
