import type { RepeatableRequest } from '#shared/contract/submission.ts';
import type { QuizId } from '#shared/derived-names.ts';
import type { GivenAnswers } from '#shared/quiz/derive.ts';
import { isAccountQuestion } from '#shared/quiz/kinds.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { prune, visibleQuestions } from '#shared/quiz/visible.ts';
import { liveVersion } from '#shared/quiz-versions.ts';
import { whileSending } from '../api/list-gate.ts';
import { noteSubmitEnded } from '../quiz/outbox/resend.ts';
import { type Sent, send } from '../quiz/outbox/send.ts';
import { removeFromOutbox } from '../quiz/outbox/unsent.ts';
import { type RefusalText, refusalText } from '../quiz/refusal-text.ts';
import { useSession } from '../session/session.ts';

export type Derived = {
  quiz: Quiz;
  quizId: QuizId;
  given: GivenAnswers;
  /** The submission that it started from. */
  basedOn: string;
  /** The questions whose unlikely answers the person has confirmed. */
  confirmed: readonly string[];
  /** The same for every try, so that two tries are one submission. */
  runId: string;
};

export type DerivedEnding =
  | { type: 'sent'; submissionId: string }
  /** It waits in the outbox and will be tried again. */
  | { type: 'waiting' }
  | ({ type: 'refused' } & RefusalText);

/** Sends answers that started from an earlier submission. It returns every ending and throws nothing. */
export async function sendDerived(derived: Derived): Promise<DerivedEnding> {
  const { user } = useSession.getState();
  if (!user) return notStored;
  const request = toRequest(derived, user);
  const sent = await whileSending(
    () => send(request),
    ({ result }) => result.ok,
  );
  const ending = endingOf(sent);
  // The person sees these answers again and may change them, so the outbox must not send the old version by itself.
  if (ending.type === 'refused') await removeFromOutbox(request.sessionId);
  noteSubmitEnded({ isWaiting: ending.type === 'waiting' });
  return ending;
}

type Contact = { id: string; email: string; firstName: string; lastName: string };

function toRequest(derived: Derived, { id, email, firstName, lastName }: Contact): RepeatableRequest {
  const { quiz, quizId, given, basedOn, confirmed, runId } = derived;
  const kept = prune(quiz, given.answers);
  const asked = visibleQuestions(quiz, given.answers).filter((question) => !isAccountQuestion(question));
  return {
    userId: id,
    quizId,
    quizVersion: liveVersion,
    submittedAnswers: [...asked, ...(quiz.besides ?? [])].flatMap((question) => {
      const value = kept[question.id];
      const typed = given.typed[question.id];
      if (value === undefined) return [];
      return [{ questionId: question.id, questionText: question.text, value, ...(typed && { typed }) }];
    }),
    contact: { email, firstName, lastName },
    sessionId: runId,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    basedOn,
    ...(confirmed.length > 0 && { confirmed: [...confirmed] }),
  };
}

function endingOf({ result, refusal, willRetry, isSentElsewhere }: Sent): DerivedEnding {
  if (result.ok) return { type: 'sent', submissionId: result.data.submissionId };
  if (refusal)
    return {
      type: 'refused',
      ...(refusalText(refusal) ?? { title: 'Your answers were not accepted', message: refusal.message }),
    };
  if (isSentElsewhere) return sentElsewhere;
  return willRetry ? { type: 'waiting' } : notStored;
}

const sentElsewhere: DerivedEnding = {
  type: 'refused',
  title: 'Sent from another tab',
  message: 'Your answers have arrived. You find the result on your dashboard.',
};

/** This browser cannot store anything, so nothing can be tried again later. */
const notStored: DerivedEnding = {
  type: 'refused',
  title: 'Not sent yet',
  message: 'Your answers could not be sent just now. Please keep this page open and try again in a moment.',
};
